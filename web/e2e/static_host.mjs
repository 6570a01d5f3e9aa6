// SPDX-License-Identifier: MIT
// The plainest of static hosts, for tests: files and their types, no other header; with `isolated` also the two that
// let a page share memory. Usage: node static_host.mjs DIR PORT [isolated]
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";

const [root, port, isolated] = process.argv.slice(2);
const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};
const isolation = isolated
  ? { "cross-origin-opener-policy": "same-origin", "cross-origin-embedder-policy": "require-corp" }
  : {};
createServer((request, response) => {
  const path = normalize(new URL(request.url, "http://localhost").pathname);
  const file = join(root, path.endsWith("/") ? path + "index.html" : path);
  if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
  response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream", ...isolation });
  createReadStream(file).pipe(response);
}).listen(Number(port), "127.0.0.1");
