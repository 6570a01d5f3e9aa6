// SPDX-License-Identifier: MIT
// A network between the page and its host that can be told to lie, to break, and to have a newer version of the page.
import { createHash } from "node:crypto";
import { createServer, get, type Server } from "node:http";
import type { AddressInfo } from "node:net";

/** What is answered in place of the file: a page of the network's own, half of it, nothing because the line is cut. */
type Lie = "" | "page" | "half" | "cut";

/** A network that answers with a page of its own, or with less, in place of what is asked for: `lie` says when. */
export class Portal {
  lie: (path: string) => Lie = () => "";
  /** The paths that were lied about, and all that were asked for. */
  readonly lies: string[] = [];
  asked: string[] = [];
  /** A newer version of the page, if there is one: what stands in place of the host's. */
  private newer = new Map<string, Buffer>();
  private constructor(
    private readonly server: Server,
    private readonly host: string,
    readonly address: string,
  ) {}

  static async open(host: string): Promise<Portal> {
    const server = createServer();
    await new Promise<void>((done) => void server.listen(0, "127.0.0.1", done));
    const portal = new Portal(server, host, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    server.on("request", (request, response) => {
      const path = request.url!,
        lie = portal.lie(path);
      portal.asked.push(path);
      if (lie !== "") portal.lies.push(path);
      if (lie === "cut") return void response.socket?.destroy();
      if (lie === "page")
        return void response.writeHead(200, { "content-type": "text/html" }).end("<h1>Habitación y apellido</h1>");
      void portal.file(path).then(({ status, type, bytes }) => {
        response
          .writeHead(status, { "content-type": type })
          .end(lie === "half" ? bytes.subarray(0, bytes.length / 2) : bytes);
      });
    });
    return portal;
  }

  private async file(path: string): Promise<{ status: number; type: string; bytes: Buffer }> {
    const found = await fetched(new URL(path, this.host));
    const newer = this.newer.get(path.slice(1).split("?")[0]!);
    return newer ? { ...found, status: newer.length ? 200 : 404, bytes: newer } : found;
  }

  /**
   * From now on the host has another version of the page, in which these files have something more at their end, and
   * those of `gone` are no longer there.
   */
  async update(more: Record<string, string>, gone: RegExp = /^$/): Promise<void> {
    const text = async (name: string) => (await fetched(new URL(name, this.host))).bytes.toString();
    let [worker, page] = [await text("sw.js"), await text("")];
    const version = /version:"([0-9a-f]+)"/.exec(worker)![1]!;
    const next = createHash("sha256").update(JSON.stringify(more)).digest("hex").slice(0, 16);
    for (const [name, end] of Object.entries(more)) {
      const bytes = Buffer.from((await text(name)) + end);
      const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
      worker = worker.replace(new RegExp(`("?${name}"?:\\[")[0-9a-f]+`), `$1${digest}`);
      this.newer.set(name, bytes);
    }
    for (const [, name] of worker.matchAll(/"([a-z/.0-9A-Z-]+)":\[/g))
      if (gone.test(name!)) {
        this.newer.set(name!, Buffer.alloc(0));
        worker = worker.replace(new RegExp(`"${name}":\\[[^\\]]*\\],?`), "");
      }
    page = page.replace(version, next);
    this.newer.set("sw.js", Buffer.from(worker.replace(version, next)));
    this.newer.set("", Buffer.from(page));
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

function fetched(url: URL): Promise<{ status: number; type: string; bytes: Buffer }> {
  return new Promise((done, failed) => {
    get(url, (answer) => {
      const parts: Buffer[] = [];
      answer
        .on("data", (part: Buffer) => parts.push(part))
        .on("end", () =>
          done({
            status: answer.statusCode!,
            type: answer.headers["content-type"] ?? "",
            bytes: Buffer.concat(parts),
          }),
        );
    }).on("error", failed);
  });
}
