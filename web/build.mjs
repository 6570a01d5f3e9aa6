// SPDX-License-Identifier: MIT
// Builds the page into dist/: bundles, styles, module, and site.pack, which the program carries. --tests builds the
// unit tests instead; --most fails where a first visit takes more bytes.
// Usage: node build.mjs [--module FILE] [--most BYTES] [--tests]
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const at = (...parts) => join(here, ...parts);
const common = { bundle: true, format: "esm", target: "es2022", logLevel: "warning", absWorkingDir: here };

if (process.argv.includes("--tests")) {
  rmSync(at("build/tests"), { recursive: true, force: true });
  const tests = readdirSync(at("tests"))
    .filter((name) => /\.(test|fuzz)\.ts$/.test(name))
    .map((name) => "tests/" + name);
  await esbuild.build({
    ...common,
    entryPoints: tests,
    outdir: "build/tests",
    platform: "node",
    external: ["typescript"],
    outExtension: { ".js": ".mjs" },
  });
  process.exit(0);
}

const flag = process.argv.indexOf("--module");
const module = flag > 0 ? process.argv[flag + 1] : at("../build/page/damas.wasm");
const threads = join(dirname(module), "../page-threads/damas.wasm");
for (const file of [module, threads])
  if (!existsSync(file))
    throw new Error(`${file} is missing: build the target damas_module of the presets page and page-threads first`);

const dist = at("dist");
const pack = join(dist, "site.pack");
const before = existsSync(pack) ? { bytes: readFileSync(pack), time: statSync(pack).mtime } : null;
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
// What is learnt from comes from the repository: the rules pages and, where there are any, puzzles.
const puzzles = existsSync(at("../data/puzzles"))
  ? readdirSync(at("../data/puzzles")).filter((name) => name.endsWith(".pdn"))
  : [];
const rules = readdirSync(at("../docs/rules")).filter((name) => /^[a-z]+\.(es|en)\.md$/.test(name));
// What the engine has learned comes with the page, too, and is fetched when it is needed.
const networks = readdirSync(at("../data/networks")).filter((name) => name.endsWith(".net"));
const books = readdirSync(at("../data/books")).filter((name) => name.endsWith(".book"));
// So are the kits of training draughts, its module and its script: whoever does not open it does not load it.
const kits = readdirSync(at("../data/kits")).filter((name) => /^[a-z]+\.(es|en)\.json$/.test(name));
for (const [folder, from, names] of [
  ["puzzles", "../data/puzzles", puzzles],
  ["rules", "../docs/rules", rules],
  ["networks", "../data/networks", networks],
  ["books", "../data/books", books],
  ["kits", "../data/kits", kits],
]) {
  mkdirSync(join(dist, folder), { recursive: true });
  for (const name of names) writeFileSync(join(dist, folder, name), readFileSync(at(from, name)));
}
// The areas that are loaded late, as src/late.ts says: src/NAME/NAME.ts offers its parts, styles/NAME.css is its style.
const areas = readdirSync(at("src"))
  .filter((name) => existsSync(at("src", name, name + ".ts")))
  .filter((name) => readFileSync(at("src", name, name + ".ts"), "utf8").includes("export const parts: LateParts<"));
const named = (names) => JSON.stringify(names.map((name) => name.split(".")[0]));
const tables = readdirSync(at("../data/tables")).filter((name) => name.endsWith(".tables"));
const define = {
  BUILD_PUZZLES: named(puzzles),
  BUILD_BOOKS: named(books),
  BUILD_NETWORKS: named(networks),
  BUILD_TABLES: named(tables),
  BUILD_LATE: '"@late@"',
};
const code = (kind, from) => areas.map((name) => [`code/${name}${kind}`, from(name)]);
const { outputs } = (
  await esbuild.build({
    ...common,
    minify: true,
    define,
    splitting: true,
    metafile: true,
    chunkNames: "code/shared-[hash]",
    entryPoints: Object.fromEntries([
      ["app", "src/main.ts"],
      ["worker", "src/worker.ts"],
      ...code("", (name) => `src/${name}/${name}.ts`),
      ...code("-style", (name) => `styles/${name}.css`),
    ]),
    outdir: "dist",
  })
).metafile;
const digest = (bytes) => createHash("sha256").update(bytes).digest("hex").slice(0, 16);
/** Gives a file a name that changes with what is in it; nothing but the loader's list names it. */
const renamed = (name) => {
  const [stem, kind] = name.split(".");
  const other = `${stem}-${digest(readFileSync(join(dist, name))).slice(0, 8)}.${kind}`;
  renameSync(join(dist, name), join(dist, other));
  return other;
};
const late = areas.map((name) => [
  name,
  { script: renamed(`code/${name}.js`), style: renamed(`code/${name}-style.css`) },
]);
const app = readFileSync(join(dist, "app.js"), "utf8").split(/["`]@late@["`]/);
if (app.length !== 2) throw new Error("app.js has no place for the list of late areas, or more than one");
writeFileSync(join(dist, "app.js"), app.join(JSON.stringify(JSON.stringify(Object.fromEntries(late)))));
/** The scripts that a script cannot do without. */
const needed = (name) =>
  outputs["dist/" + name].imports.flatMap(({ path, kind }) =>
    kind === "import-statement" ? [path.slice("dist/".length), ...needed(path.slice("dist/".length))] : [],
  );
const early = [...new Set([...needed("app.js"), ...needed("worker.js")])];
// A script for itself: it is there when the others are not.
await esbuild.build({
  ...common,
  format: "iife",
  minify: true,
  entryPoints: { guard: "src/guard.ts" },
  outdir: "dist",
});
for (const name of readdirSync(at("public"))) writeFileSync(join(dist, name), readFileSync(at("public", name)));
// What the page needs at once is asked for at once.
writeFileSync(
  join(dist, "index.html"),
  readFileSync(at("public/index.html"), "utf8").replace(
    '<script type="module"',
    early.map((name) => `<link rel="modulepreload" href="${name}">\n`).join("") + '<script type="module"',
  ),
);
mkdirSync(join(dist, "workout"));
writeFileSync(join(dist, "damas.wasm"), readFileSync(module));
mkdirSync(join(dist, "threads"));
writeFileSync(join(dist, "threads/damas.wasm"), readFileSync(threads)); // for analysis, where memory may be shared
writeFileSync(join(dist, "workout/workout.wasm"), readFileSync(join(dirname(module), "workout.wasm")));

// The service worker knows what it keeps and changes whenever any of it does.
const files = readdirSync(dist, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => entry.name)
  .concat(early)
  .sort();
const all_files = readdirSync(dist, { recursive: true })
  .filter((name) => statSync(join(dist, name)).isFile())
  .sort();
const rest = [
  ...all_files.filter((name) => name.startsWith("code/") && !early.includes(name)),
  "workout/workout.wasm",
  ...rules.map((name) => "rules/" + name),
  ...puzzles.map((name) => "puzzles/" + name),
  ...kits.map((name) => "kits/" + name),
  ...books.map((name) => "books/" + name),
  ...networks.map((name) => "networks/" + name),
];
const version = digest(all_files.map((name) => digest(readFileSync(join(dist, name)))).join());
const digests = (names) => Object.fromEntries(names.map((name) => [name, digest(readFileSync(join(dist, name)))]));
const build = {
  version,
  files: digests(files.filter((name) => name !== "index.html")),
  rest: digests(rest),
  other: digests(["threads/damas.wasm"]),
};
await esbuild.build({
  ...common,
  minify: true,
  entryPoints: { sw: "src/sw.ts" },
  outdir: "dist",
  define: { BUILD: JSON.stringify(build) },
});

// site.pack: a line a file (name, type, digest, size, compressed size), an empty line, then their bytes, plain and
// compressed.
const types = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
  md: "text/markdown; charset=utf-8",
  pdn: "application/x-draughts-pdn; charset=utf-8",
  net: "application/octet-stream",
  book: "application/octet-stream",
  json: "application/json; charset=utf-8",
};
let head = "";
const bodies = [];
const packed_names = [...files, "sw.js", ...rest, "threads/damas.wasm"];
let first = 0;
for (const name of packed_names) {
  const bytes = readFileSync(join(dist, name));
  const packed = gzipSync(bytes, { level: 9 });
  head += [name, types[name.split(".").pop()], digest(bytes), bytes.length, packed.length].join("\t") + "\n";
  bodies.push(bytes, packed);
  if (files.includes(name)) first += packed.length;
}
const all = Buffer.concat([Buffer.from(head + "\n"), ...bodies]);
writeFileSync(pack, all);
// Where nothing is new, the program need not be linked again.
if (before?.bytes.equals(all)) utimesSync(pack, before.time, before.time);
console.log(
  `page: ${packed_names.length} files, first visit ${first} bytes compressed, ${Math.round(all.length / 1024)} KB packed`,
);
const most = process.argv.indexOf("--most");
if (most > 0 && first > Number(process.argv[most + 1]))
  throw new Error(`A first visit takes ${first} bytes, which is more than ${process.argv[most + 1]}: see src/late.ts`);
