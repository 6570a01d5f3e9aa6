// SPDX-License-Identifier: MIT
// The little Markdown that our rules pages use, as blocks: headings, paragraphs, lists, tables, code. Text stays text.

export type Inline = { kind: "text" | "code" | "strong" | "em"; text: string };
export type Block =
  | { kind: "heading"; level: number; text: string; article: number }
  | { kind: "paragraph"; inlines: Inline[] }
  | { kind: "list"; items: Inline[][] }
  | { kind: "table"; rows: Inline[][][] }
  | { kind: "code"; text: string };

export function inlines(text: string): Inline[] {
  const plain = text.replace(/ ?\[(In English|En español)\]\([^)]*\)\.?/, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  const result: Inline[] = [];
  for (const part of plain.split(/(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/)) {
    if (part === "") continue;
    if (part.startsWith("`") && part.length > 2) result.push({ kind: "code", text: part.slice(1, -1) });
    else if (part.startsWith("**") && part.length > 4) result.push({ kind: "strong", text: part.slice(2, -2) });
    else if (part.startsWith("*") && part.length > 2) result.push({ kind: "em", text: part.slice(1, -1) });
    else result.push({ kind: "text", text: part });
  }
  return result;
}

const cells = (line: string) =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inlines(cell.trim()));

export function blocks(markdown: string): Block[] {
  const result: Block[] = [];
  const lines = markdown.split("\n");
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    const heading = /^(#+) (?:(\d+)\. )?(.*)$/.exec(line);
    if (line.trim() === "") continue;
    if (heading) {
      result.push({
        kind: "heading",
        level: heading[1]!.length,
        article: Number(heading[2] ?? 0),
        text: (heading[2] ? heading[2] + ". " : "") + heading[3]!,
      });
    } else if (line.startsWith("```")) {
      const code: string[] = [];
      while (++i < lines.length && !lines[i]!.startsWith("```")) code.push(lines[i]!);
      result.push({ kind: "code", text: code.join("\n") });
    } else if (line.startsWith("|")) {
      const rows = [cells(line)];
      while (lines[i + 1]?.startsWith("|")) if (!/^\|[-| :]+\|?$/.test(lines[++i]!)) rows.push(cells(lines[i]!));
      result.push({ kind: "table", rows });
    } else if (/^([-*]|\d+\.) /.test(line)) {
      const items: string[] = [line.replace(/^([-*]|\d+\.) /, "")];
      while (lines[i + 1] !== undefined && lines[i + 1]!.trim() !== "") {
        const next = lines[++i]!;
        if (/^([-*]|\d+\.) /.test(next)) items.push(next.replace(/^([-*]|\d+\.) /, ""));
        else items[items.length - 1] += " " + next.trim();
      }
      result.push({ kind: "list", items: items.map(inlines) });
    } else {
      let text = line;
      while (lines[i + 1] !== undefined && lines[i + 1]!.trim() !== "" && !/^(#|```|\|)/.test(lines[i + 1]!))
        text += " " + lines[++i]!.trim();
      result.push({ kind: "paragraph", inlines: inlines(text) });
    }
  }
  return result;
}
