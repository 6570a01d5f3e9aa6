// SPDX-License-Identifier: MIT
// What can happen inside a search, and what it asks of the world.
import type { TextbookSettings } from "../types";

export type InsideMessage =
  | { type: "inside_settings"; part: Partial<TextbookSettings> }
  | { type: "weight"; name: string; value: number }
  | { type: "read_settings"; text: string }
  | { type: "write_settings" }
  | { type: "default_weights" }
  | { type: "keep_other" }
  | { type: "run_tree" }
  | { type: "compare" }
  | { type: "tree_step"; step: number }
  | { type: "tree_run"; on: boolean }
  | { type: "tree_tick" }
  | { type: "select_node"; node: number }
  | { type: "predict"; on: boolean }
  | { type: "guess"; node: number }
  | { type: "check_guesses" }
  | { type: "play_settings"; now: number; seed: number; date: string }
  | { type: "duel"; now: number; seed: number; date: string }
  | { type: "export_tree"; format: "svg" | "json" };

/** `svg`: the tree as it is drawn is saved. */
export type InsideEffect = { do: "svg" };
