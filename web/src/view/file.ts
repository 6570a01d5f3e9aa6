// SPDX-License-Identifier: MIT
// Files that a person opens. Of one that is too big nothing is read, and the panel that wanted it says so.
import { h, type VNode } from "../dom";
import type { Send } from "../message";
import { type FileKind, textOf } from "../text_file";

/** What is done with the text of a file. */
type Then = (text: string) => void;

export async function openFile(file: File, what: FileKind, send: Send, then: Then): Promise<void> {
  const text = await textOf(file, what);
  if (text === null) send({ type: "file_too_big", what });
  else then(text);
}

/** A button with which a file is chosen. It forgets the file, so that the same one may be chosen again. */
export function fileButton(
  label: string,
  { what, ...attrs }: { what: FileKind; id: string; accept: string },
  send: Send,
  then: Then,
): VNode {
  const chosen = (e: Event): void => {
    const input = e.target as HTMLInputElement;
    const file = input.files?.[0];
    input.value = "";
    if (file) void openFile(file, what, send, then);
  };
  return h("label", { class: "file" }, label, h("input", { type: "file", ...attrs, onchange: chosen }));
}
