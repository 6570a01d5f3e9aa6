// SPDX-License-Identifier: MIT
// What can happen while a position is being set up.
import type { Editor } from "../panels";

export type EditorMessage =
  | { type: "edit" }
  | { type: "edit_undo" }
  /** A square of the position gets a piece. */
  | { type: "put"; square: number; letter: string }
  | { type: "editor"; part: Partial<Editor> }
  | { type: "edit_done"; playing: boolean; now: number; seed: number; date: string }
  | { type: "edit_cancel" };
