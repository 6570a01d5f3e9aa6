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
// What comes with the page and is fetched when it is wanted, or before, when nobody waits: a folder of the page, where
// it lies, which of its files, and the group under which the page lists them ("puzzles/": one for each rule set, whose
// name the file's begins with).
const extras = [
  ["rules", "../docs/rules", /^[a-z]+\.(es|en)\.md$/, "lessons"],
  ["kits", "../data/kits", /^[a-z]+\.(es|en)\.json$/, "lessons"],
  ["lessons", "../data/lessons", /\.(json|md|pdn)$/, "lessons"],
  ["endings", "../data/endings", /\.json$/, "lessons"],
  ["puzzles", "../data/puzzles", /^[a-z]+\/(\d+\.pdn|index\.json)$/, "puzzles/"],
  ["books", "../data/books", /\.book$/, "openings"],
  ["networks", "../data/networks", /\.net$/, "networks"],
  ["icons", "public/icons", /\.png$/, "page"],
].flatMap(([folder, from, pattern, group]) =>
  (existsSync(at(from)) ? readdirSync(at(from), { recursive: true }) : [])
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => ({ name: `${folder}/${name}`, from: at(from, name), group, folder })),
);
for (const { name, from } of extras) {
  mkdirSync(dirname(join(dist, name)), { recursive: true });
  writeFileSync(join(dist, name), readFileSync(from));
}
/** The rule sets that have a file or a folder of their own in a folder. */
const having = (folder) => [
  ...new Set(extras.filter((one) => one.folder === folder).map((one) => one.name.split("/")[1].split(".")[0])),
];
// The areas that are loaded late, as src/late.ts says: src/NAME/NAME.ts offers its parts, styles/NAME.css is its style.
const areas = readdirSync(at("src"))
  .filter((name) => existsSync(at("src", name, name + ".ts")))
  .filter((name) => readFileSync(at("src", name, name + ".ts"), "utf8").includes("export const parts: LateParts<"));
const named = (names) => JSON.stringify(names.map((name) => name.split(".")[0]));
const tables = readdirSync(at("../data/tables")).filter((name) => name.endsWith(".tables"));
const define = {
  BUILD_PUZZLES: JSON.stringify(having("puzzles")),
  BUILD_DAILY: JSON.stringify(JSON.parse(readFileSync(at("../data/puzzles/daily.json"), "utf8"))),
  BUILD_LESSONS: JSON.stringify(having("lessons")),
  BUILD_BOOKS: JSON.stringify(having("books")),
  BUILD_NETWORKS: JSON.stringify(having("networks")),
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
for (const name of readdirSync(at("public")).filter((one) => one.includes(".")))
  writeFileSync(join(dist, name), readFileSync(at("public", name)));
mkdirSync(join(dist, "workout"));
writeFileSync(join(dist, "damas.wasm"), readFileSync(module));
mkdirSync(join(dist, "threads"));
writeFileSync(join(dist, "threads/damas.wasm"), readFileSync(threads)); // for analysis, where memory may be shared
writeFileSync(join(dist, "workout/workout.wasm"), readFileSync(join(dirname(module), "workout.wasm")));

// The service worker knows what it keeps, and changes whenever any of it does: of every file its digest, its size and
// its group. Endgame tables come from the program, which holds those of the repository.
const all_files = readdirSync(dist, { recursive: true })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name !== "index.html" && statSync(join(dist, name)).isFile())
  .sort();
const first_files = all_files.filter((name) => !name.includes("/") || early.includes(name));
const known = (name, file, group) => [name, [digest(readFileSync(file)), statSync(file).size, group]];
const rules_of = (name) => name.split("/")[1].split(".")[0];
const listed = [
  ...first_files.map((name) => known(name, join(dist, name), "first")),
  ...all_files
    .filter((name) => /^(code|workout)\//.test(name) && !early.includes(name))
    .map((name) => known(name, join(dist, name), name.startsWith("code/") ? "page" : "lessons")),
  ...extras.map(({ name, from, group }) => known(name, from, group.endsWith("/") ? group + rules_of(name) : group)),
  ...tables.map((name) => known("tables/" + name, at("../data/tables", name), "tables/" + name.split(".")[0])),
  known("threads/damas.wasm", join(dist, "threads/damas.wasm"), ""),
];
const index = readFileSync(at("public/index.html"), "utf8");
const version = digest(index + JSON.stringify(listed));
// What the page needs at once is asked for at once.
writeFileSync(
  join(dist, "index.html"),
  index
    .replace('name="damas-version" content=""', `name="damas-version" content="${version}"`)
    .replace(
      '<script type="module"',
      early.map((name) => `<link rel="modulepreload" href="${name}">\n`).join("") + '<script type="module"',
    ),
);
await esbuild.build({
  ...common,
  minify: true,
  entryPoints: { sw: "src/sw.ts" },
  outdir: "dist",
  define: { BUILD: JSON.stringify({ version, files: Object.fromEntries(listed) }) },
});

// site.pack: a line a file (name, type, digest, size, compressed size), an empty line, then their bytes, plain and
// compressed.
const types = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  png: "image/png",
  webmanifest: "application/manifest+json",
  md: "text/markdown; charset=utf-8",
  pdn: "application/x-draughts-pdn; charset=utf-8",
  net: "application/octet-stream",
  book: "application/octet-stream",
  json: "application/json; charset=utf-8",
};
let head = "";
const bodies = [];
const packed_names = ["index.html", "sw.js", ...all_files];
let first = 0;
for (const name of packed_names) {
  const bytes = readFileSync(join(dist, name));
  const packed = gzipSync(bytes, { level: 9 });
  head += [name, types[name.split(".").pop()], digest(bytes), bytes.length, packed.length].join("\t") + "\n";
  bodies.push(bytes, packed);
  if (name === "index.html" || first_files.includes(name)) first += packed.length;
}
const all = Buffer.concat([Buffer.from(head + "\n"), ...bodies]);
writeFileSync(pack, all);
// Where nothing is new, the program need not be linked again.
if (before?.bytes.equals(all)) utimesSync(pack, before.time, before.time);
console.log(
  `page: ${packed_names.length} files, first visit ${first} bytes compressed, ` +
    `${Math.round(all.length / 1024)} KB packed`,
);
const most = process.argv.indexOf("--most");
if (most > 0 && first > Number(process.argv[most + 1]))
  throw new Error(`A first visit takes ${first} bytes, which is more than ${process.argv[most + 1]}: see src/late.ts`);
