// SPDX-License-Identifier: MIT
// What can happen inside a search, and what it asks of the world.
import type { TextbookSettings } from "../types";
import type { Picture } from "./picture_parts";

export type InsideMessage =
  | { type: "inside_settings"; part: Partial<TextbookSettings> }
  | { type: "weight"; name: string; value: number }
  | { type: "read_settings"; text: string }
  | { type: "write_settings" }
  | { type: "default_weights" }
  | { type: "keep_other" }
  | { type: "run_tree" }
  | { type: "compare" }
  /** So many steps of the search are shown. */
  | { type: "tree_step"; step: number }
  /** So many more, or fewer: keys come faster than the page is drawn. */
  | { type: "tree_by"; by: number }
  | { type: "tree_run"; on: boolean }
  | { type: "tree_tick"; run: number }
  | { type: "tree_speed"; speed: number }
  | { type: "select_node"; node: number }
  | { type: "tree_walk"; to: "parent" | "child" | "next" | "previous" }
  | { type: "tree_fold"; node: number }
  | { type: "tree_tidy"; on: boolean }
  /** The tree has the whole screen, or only its panel. */
  | { type: "stage"; on: boolean }
  /** How large its room is, in pixels. */
  | { type: "tree_room"; width: number; height: number }
  /** A finger or the pointer, at a place of the room. */
  | { type: "tree_pointer"; phase: "down" | "move" | "up" | "cancel"; id: number; x: number; y: number }
  /** Without a place, around the node that is looked at. */
  | { type: "tree_zoom"; factor: number; x?: number; y?: number }
  | { type: "tree_pan"; x: number; y: number }
  | { type: "tree_fit" }
  | { type: "tree_follow"; on: boolean }
  | { type: "predict"; on: boolean }
  | { type: "predict_turns"; on: boolean }
  | { type: "answer"; team: number; cuts: boolean }
  | { type: "next_question" }
  | { type: "team_name"; team: number; name: string }
  | { type: "add_team" }
  | { type: "remove_team"; team: number }
  | { type: "play_settings"; now: number; seed: number; date: string }
  | { type: "duel"; now: number; seed: number; date: string }
  | { type: "export_tree"; format: "svg" | "png" | "json" }
  | { type: "tree_link" }
  /** The fragment of a link that holds a search. */
  | { type: "open_tree"; text: string };

export type InsideEffect =
  | { do: "svg"; picture: Picture }
  | { do: "png"; picture: Picture }
  /** The room of the tree is measured, now and whenever it changes. */
  | { do: "measure" }
  /** What is focused next, as a selector. */
  | { do: "focus"; what: string };
