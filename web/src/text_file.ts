// SPDX-License-Identifier: MIT
// The text of a file that a person chose, whatever wrote it: UTF-8, UTF-16 with or without its mark, or Windows'
// Latin-1.

/** What a person may open. */
export type FileKind = "games" | "settings" | "kit" | "lesson";

/** What a desk reads at once, with room for the rest of a request. */
const request = { bytes: 3_000_000, said: "3 MB" };
/** How big a file of each kind may be, in bytes and as people say it; docs/formats/kit.md has that of kits. */
export const largest: Record<FileKind, { bytes: number; said: string }> = {
  games: request,
  settings: request,
  kit: { bytes: 256 * 1024, said: "256 KB" },
  lesson: request,
};

function encodingOf(bytes: Uint8Array): string {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // PDN and FEN begin with letters that everybody has: of two bytes each, one is 0.
  if (bytes.length >= 4 && second === 0 && fourth === 0) return "utf-16le";
  if (bytes.length >= 4 && first === 0 && third === 0) return "utf-16be";
  return "utf-8";
}

export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The text of a file; null if it is too big. */
export async function textOf(file: Blob, what: FileKind): Promise<string | null> {
  return file.size > largest[what].bytes ? null : decodeText(new Uint8Array(await file.arrayBuffer()));
}
