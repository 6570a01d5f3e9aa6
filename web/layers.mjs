// SPDX-License-Identifier: MIT
// Compares every import under src/ with LAYERS: a line a module, which is a folder of src or a file of it, and the
// modules that it may import, all of them above it. A file belongs to the longest name that fits; types count like
// values. Refused are imports that are not allowed, permissions that nobody needs, and files that import each other.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const wrong = [];

/** Each module and what it may import, in the order of the file. */
const layers = new Map();
for (const line of readFileSync(join(here, "LAYERS"), "utf8").split("\n").filter(Boolean)) {
  const [name, allowed] = line.split(":");
  layers.set(name, allowed.split(" ").filter(Boolean));
  for (const other of layers.get(name))
    if (other === name || !layers.has(other)) wrong.push(`LAYERS: ${name} may import ${other}, which is not above it`);
}
const used = new Set();

const files = readdirSync(join(here, "src"), { recursive: true })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.slice(0, -".ts".length))
  .sort();

const moduleOf = (file) =>
  [...layers.keys()]
    .filter((name) => file === name || file.startsWith(name + "/"))
    .sort((a, b) => b.length - a.length)[0];

/** The files that a file imports, by value, as a type or later; styles do not count. */
function importsOf(file) {
  const text = readFileSync(join(here, "src", file + ".ts"), "utf8");
  const found = text.matchAll(/^(?:import|export)\b[^;"(]*\bfrom "(\.[^"]+)"|\bimport\(?\s*"(\.[^"]+)"/gm);
  return [...found]
    .map(([, from, plain]) => normalize(join(dirname(file), from ?? plain)))
    .filter((name) => !name.endsWith(".css"));
}
const imports = new Map(files.map((file) => [file, importsOf(file)]));

for (const [file, others] of imports) {
  const module = moduleOf(file);
  if (!module) wrong.push(`src/${file}.ts belongs to no module of LAYERS`);
  for (const other of module ? others : []) {
    const from = moduleOf(other);
    if (!imports.has(other)) wrong.push(`src/${file}.ts imports ${other}, which is not there`);
    else if (from !== module && !layers.get(module).includes(from))
      wrong.push(`src/${file}.ts imports src/${other}.ts: ${module} may not import ${from}`);
    used.add(module).add(`${module} ${from}`);
  }
  used.add(module);
}
for (const [name, allowed] of layers) {
  if (!used.has(name)) wrong.push(`LAYERS: there is no ${name}`);
  for (const other of allowed)
    if (!used.has(`${name} ${other}`)) wrong.push(`LAYERS: ${name} does not import ${other}`);
}

/** The files from `file` on until one comes again; null if none does. */
const done = new Set();
function circle(file, path = []) {
  if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
  if (done.has(file)) return null;
  for (const other of imports.get(file) ?? []) {
    const found = circle(other, [...path, file]);
    if (found) return found;
  }
  done.add(file);
  return null;
}
for (const file of files) {
  const found = circle(file);
  if (found) wrong.push("files import each other: " + found.join(" → "));
  if (found) break;
}

for (const line of wrong) console.error(line);
if (wrong.length > 0) process.exit(1);
