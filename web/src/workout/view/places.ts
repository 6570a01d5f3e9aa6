// SPDX-License-Identifier: MIT
// The third step: each team places its pieces on its rows, in the open or in secret.
import { h, type VNode } from "../../dom";
import type { Send, Stamp } from "../../message";
import { opponent, ruleSet } from "../../selectors";
import type { State } from "../../state";
import type { Side } from "../../types";
import { button, toggle } from "../../view/common";
import { layout } from "../../view/layout";
import { dictionary } from "../lang/words";
import { arrangementOf } from "../selectors";
import type { Kit } from "../types";
import { exerciseOf } from "./badges";
import { teamChoice } from "./exercises";
import { small } from "./pictures";

/** The rows of a team as it sees them from its side of the board. */
function home(state: State, send: Send, kit: Kit, side: Side): VNode | null {
  const w = dictionary(state.settings.language);
  const { setup } = state.workout!;
  const rules = ruleSet(state, kit.rules);
  if (!rules) return null;
  const squares = setup.squares[side];
  const arrangement = arrangementOf(setup, side);
  const hidden = kit.hidden && setup.ready[side] && !setup.ready[opponent(side)];
  const rows = layout(rules, side === "black").rows.filter((row) => row.some((square) => squares.includes(square)));
  return h(
    "div",
    {
      class: `home ${side}`,
      role: "group",
      "aria-label": kit.teams[side].name,
      style: { "--files": String(rules.width) },
    },
    ...rows.flatMap((row) =>
      row.map((square) => {
        const index = squares.indexOf(square);
        if (index < 0) return h("span", { class: "home-empty" });
        const list = kit.teams[side].exercises;
        const exercise = exerciseOf(kit, list[(arrangement[index]! - 1) % list.length]!);
        const sign = hidden ? "?" : setup.signs === "emoji" ? small(exercise) : String(arrangement[index]);
        return h(
          "button",
          {
            type: "button",
            class: "home-piece" + (setup.picked === index && setup.team === side ? " on" : ""),
            disabled: hidden,
            "data-place": index,
            "aria-pressed": setup.picked === index ? "true" : "false",
            "aria-label": hidden ? `${square}: ${w.hiddenPlace}` : w.place(square, exercise.name),
            onclick: () => send({ type: "place", index }),
          },
          sign,
        );
      }),
    ),
  );
}

export function placesStep(state: State, send: Send, stamp: Stamp, kit: Kit): VNode[] {
  const w = dictionary(state.settings.language);
  const { setup } = state.workout!;
  const side = setup.team;
  const arrange = (how: "order" | "random" | "mirror") =>
    send({ type: "arrange", how, team: side, seed: stamp().seed });
  const secret = kit.hidden && !(setup.ready.white && setup.ready.black);
  const ready = setup.ready[side];
  return [
    teamChoice(state, send, kit),
    h("p", { class: "muted" }, w.placesHelp),
    home(state, send, kit, side)!,
    h(
      "div",
      { class: "row" },
      button(w.random, () => arrange("random"), { disabled: secret && ready, id: "random" }),
      button(w.mirror, () => arrange("mirror"), { disabled: secret, id: "mirror" }),
      button(w.order, () => arrange("order"), { disabled: secret && ready }),
    ),
    toggle(w.hidden, kit.hidden, (hidden) => {
      send({ type: "edit_kit", edit: (kit) => ({ ...kit, hidden }) });
      send({ type: "setup", part: { ready: { white: false, black: false } } });
    }),
    ...(kit.hidden
      ? [
          h(
            "div",
            { class: "row" },
            button(
              ready ? w.notReady : w.ready,
              () =>
                send({
                  type: "setup",
                  part: {
                    ready: { ...setup.ready, [side]: !ready },
                    picked: -1,
                    ...(ready ? {} : { team: setup.ready[opponent(side)] ? side : opponent(side) }),
                  },
                }),
              { class: ready ? "" : "primary", id: "places-ready" },
            ),
            ...(["white", "black"] as Side[])
              .filter((other) => setup.ready[other])
              .map((other) => h("span", { class: "muted" }, w.readyTeam(kit.teams[other].name))),
          ),
        ]
      : []),
  ];
}
