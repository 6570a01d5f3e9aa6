// SPDX-License-Identifier: MIT
// The text of a file that a person chose, whatever wrote it: UTF-8, UTF-16 with or without its mark, or Windows'
// Latin-1.

/** More than this is no collection of games that a page can show. */
export const largestText = 3_000_000;

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

/**
 * The text of the file that an input was given; null if it is too long. The input forgets it, so that the same file may
 * be chosen again.
 */
export async function chosenText(file: File, input?: HTMLInputElement): Promise<string | null> {
  const text = file.size > largestText ? null : decodeText(new Uint8Array(await file.arrayBuffer()));
  if (input) input.value = "";
  return text;
}
