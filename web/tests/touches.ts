// SPDX-License-Identifier: MIT
// What the referee says of touching pieces, for tests that know the legal moves: white men stand on 1 to 12.
import type { Move, Touch } from "../src/types";

export function touches(moves: readonly Move[], binds: readonly number[] = []): Touch[] {
  const must = moves.filter((move) => move.captured.length > 0).map((move) => move.path[0]!);
  const refused = {
    law: "capture_compulsory",
    article: 20,
    sentence: { es: "Hay que capturar", en: "Capture" },
    squares: must,
    asked: [],
  };
  return Array.from({ length: 12 }, (_, i) => i + 1).map((square) => {
    const own = moves.filter((move) => move.path[0] === square);
    return {
      square,
      binds: binds.includes(square),
      only_capture: own.length === 1 && own[0]!.captured.length > 0 ? own[0]!.text : null,
      refused: own.length === 0 && must.length > 0 ? refused : null,
    };
  });
}
