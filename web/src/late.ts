// SPDX-License-Identifier: MIT
// The areas of the page that are loaded when they are wanted. The page works without them; once one is here it takes
// part in every step and drawing. How to make one:
//
// 1. `src/NAME/NAME.ts` exports `parts: LateParts<"NAME">` with whatever of it the area needs; everything else of the
//    area is imported from there and from nowhere before it. Its words are in `src/NAME/lang`, its style is
//    `styles/NAME.css`, which main.ts does not import. The build finds all three by their names.
// 2. In areas.ts: its name, with what it asks of the world. Here, in `areas`: what loads it.
// 3. In message.ts: its messages and its purposes, as those of `WorkoutMessage` and `LatePurpose`; no early table of
//    update/update.ts has them any more. The area's own tables go through `answering` of update/step.ts.
// 4. In web/LAYERS: a line for src/NAME, whose last modules are `update view NAME/lang` as far as it needs them.
//
// `late_ready` is the first message that the area gets: there it makes its state (null until then) and asks for what it
// needs. A message of `areas` that comes before is kept and sent again. If the area cannot be loaded the panel says so
// with a button (`late_retry`), and nothing else changes.
import type { LateArea, LateEffects } from "./areas";
import type { VNode } from "./dom";
import type { Effect, Message, Send, Stamp, Step } from "./message";
import type { Panel, State } from "./state";

/** A square that was right, one that was wrong, one that is asked for. */
export interface BoardMark {
  square: number;
  kind: "good" | "bad" | "asked";
}

/** What an area may offer. */
export interface LateParts<A extends LateArea = LateArea> {
  /** Answers a message before the page does; undefined: it leaves it to the page. */
  update?(state: State, message: Message): Step | undefined;
  /** Looks at a step that has been made, and may add to it. */
  after?(before: State, next: State, effects: Effect[]): Step;
  run?(effect: LateEffects[A], send: Send, state: () => State): void;
  /** Beside the board, where the state's panel is one of its own. */
  panel?(state: State, send: Send, stamp: Stamp): VNode;
  /** While the game on the board is a drill of its own: what stands in place of the game's panel. */
  drill?(state: State, send: Send, stamp: Stamp): VNode;
  /** The same of the referee's sentence, and of the row of actions under the board. */
  sentence?(state: State, send: Send, stamp: Stamp): VNode;
  actions?(state: State, send: Send, stamp: Stamp): VNode;
  /** Over or below everything; null: nothing now. */
  card?(state: State, send: Send, stamp: Stamp): VNode | null;
  /** What a piece on a square carries, drawn on it and in words. */
  badge?(state: State, square: number, letter: string): VNode[];
  note?(state: State, square: number): string;
  /** What it shows on squares of the board. */
  marks?(state: State): BoardMark[];
  /** For the printer; null: that belongs to another area. */
  paper?(state: State, what: Exclude<State["paper"], "" | "game" | "diagram" | "sheet">): VNode | null;
}

/** What loads an area: one of its panels, a message that only it can answer, or a state that needs it. */
interface Wanted {
  panels: readonly Panel[];
  messages?: readonly Message["type"][];
  needed?: (state: State) => boolean;
}

export const areas: Record<LateArea, Wanted> = {
  analysis: { panels: ["analysis"] },
  workout: { panels: ["workout"], needed: ({ game }) => Boolean(game.lesson) },
  offline: { panels: ["offline"] },
  settings: { panels: ["settings"] },
  inside: { panels: ["inside"], messages: ["stage", "open_tree"] },
  school: { panels: ["learn"], messages: ["school_train"] },
  editor: { panels: [], messages: ["edit"] },
  puzzles: { panels: ["puzzles"], messages: ["puzzle_link"] },
};
export const areaNames = Object.keys(areas) as LateArea[];

/** The areas that are here. The loader puts them in; nothing takes them out. */
export const late: { [A in LateArea]?: LateParts<A> } = {};

/** All that are here, for what each of them may add. */
export const here = (): LateParts<never>[] => areaNames.flatMap((area) => late[area] ?? []);

/** What the area of the drill on the board draws of itself; undefined: it is none, or it has nothing of the kind. */
export const drilled = (
  state: State,
  part: "drill" | "sentence" | "actions",
  send: Send,
  stamp: Stamp,
): VNode | undefined => state.game.drill && late[state.game.drill.of]?.[part]?.(state, send, stamp);

/** Whose panel it is; undefined: one that is there from the beginning. */
export const areaOf = (panel: Panel): LateArea | undefined =>
  areaNames.find((area) => areas[area].panels.includes(panel));
