// SPDX-License-Identifier: MIT
// The types of requests and replies against the desks' real answers: every answer is written down as TypeScript, as
// what its type promises, and the compiler says whether that is true. It misses fields, and knows of none too many.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import ts from "typescript";
import type { Request, Requests } from "../src/requests";
import type { WorkoutRequests } from "../src/workout/requests";
import { type Answered, openModule } from "./module";

type Sample = { request: { do: string } } & Answered;

const file = "build/samples.ts";

/** What the compiler says about samples of a table of requests, which must have one of every kind. */
function complaints(table: string, from: string, samples: Sample[]): string[] {
  const json = (value: unknown) => JSON.stringify(value);
  const lines = samples.map(({ request, reply, tells }, i) => {
    const kind = `${table}["${request.do}"]`;
    return `export const request${i}: { do: "${request.do}" } & ${kind}["request"] = ${json(request)};
export const reply${i}: ${kind}["reply"] = ${json(reply)};
export const tells${i}: ${kind}["tells"][] = ${json(tells)};`;
  });
  const kinds = Object.fromEntries(samples.map(({ request }) => [request.do, true]));
  lines.push(`export const kinds: Record<keyof ${table}, true> = ${json(kinds)};`);
  writeFileSync(file, `import type { ${table} } from "../src/${from}";\n${lines.join("\n")}\n`);
  const options = {
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
    lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  };
  const program = ts.createProgram([file], {
    ...options,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n").slice(0, 500));
}

const game = { rules: "spanish", fen: "", moves: ["10-14", "22-18"], ending: "" } as const;
const few = { rules: "spanish", fen: "W:WK5,K12,K16:BK30" };
const settings = { depth: 2, pruning: true, order: "generated", weights: { man: 100 } } as const;
const textbook = { search: "textbook", depth: 2, man: 90 };
const bad = '[Event "x"]\n[Result "1-0"]\n\n1. 10-14 22-17 {why} (1... 22-18 $1) 2. 1-32 1-0\n';
const variation = '[GameType "30"]\n\n{first} 1. 10-14! 22-18 (22-17? (21-17) 9-13) *\n';

/** At least one request of every kind, and more where replies differ. */
const requests: Request<Requests>[] = [
  { do: "about" },
  { do: "state", ...game },
  { do: "state", rules: "spanish" },
  { do: "state", rules: "spanish", fen: "W:W8,K17:B12,19,26", profile: "portuguese" },
  { do: "state", ...few },
  { do: "state", ...game, ending: "draw" },
  { do: "state", rules: "international", fen: "W:WK46,31,36:BK3" },
  { do: "attempt", ...game, squares: [9, 13], touched: 0 },
  { do: "attempt", ...game, squares: [10], touched: 9 },
  { do: "attempt", ...game, text: "1-32" },
  { do: "attempt", ...game, text: "nonsense" },
  { do: "setup", rules: "spanish", pieces: "w".repeat(16) + ".".repeat(15) + "w", turn: "black" },
  { do: "probe", ...few },
  { do: "probe", ...game },
  { do: "ending", rules: "spanish", material: "3K0M-1K0M", goal: "win", least: 9, most: 60, forzosa: true, seed: 3 },
  { do: "ending", rules: "spanish", material: "1K0M-2K0M", turn: "black", goal: "draw", seed: 3 },
  { do: "book", rules: "spanish", fen: "", moves: [] },
  { do: "book", ...few },
  { do: "read", rules: "spanish", text: few.fen },
  { do: "read", rules: "spanish", text: "W:Wx" },
  { do: "read", rules: "spanish", text: bad },
  { do: "read", rules: "spanish", text: variation },
  { do: "read", rules: "spanish", text: `${variation}\n[Event "broken"]\n\n1. 10-14 {never closed` },
  { do: "read", rules: "spanish", text: '[FEN "W:Wx"]\n\n1. 10-14 *\n' },
  { do: "write", rules: "spanish", fen: "", tags: [["White", "Ana"]], line: { moves: [] }, outcome: "white" },
  { do: "annul", rules: "spanish", text: bad },
  { do: "think", ...game, options: { level: 3, seed: 1, book: true }, clock: 10, increment: 0 },
  { do: "think", ...game, options: textbook, nodes: 1000 },
  { do: "analyse", ...game, threat: false, lines: 2, nodes: 2000 },
  { do: "offer", ...game, from: "white" },
  { do: "analyse", ...few, threat: true, lines: 2, depth: 3, seconds: 1 },
  { do: "review", ...game, nodes: 200 },
  { do: "tree", ...game, settings, language: "es", max_nodes: 50 },
  { do: "compare", ...game, settings },
  { do: "terms", ...game, settings: { weights: { man: 100 } } },
  { do: "settings", text: '{"depth":3}' },
];

async function ask(): Promise<Sample[]> {
  const desk = await openModule("damas");
  desk.provide("tables/spanish.tables", readFileSync("../data/tables/spanish.tables"));
  desk.provide("books/spanish.book", readFileSync("../data/books/spanish.book"));
  return requests.map((request) => ({ request, ...desk.ask(request) }));
}

async function askWorkout(): Promise<Sample[]> {
  const desk = await openModule("workout");
  const text = readFileSync("../data/kits/primary.es.json", "utf8");
  const samples: Sample[] = [];
  const sample = (request: Request<WorkoutRequests>): unknown => {
    const answered = desk.ask(request);
    samples.push({ request, ...answered });
    return answered.reply;
  };
  const { kit } = sample({ do: "kit", text }) as { kit: { rules: string } };
  sample({ do: "kit", text: "{}" });
  const lesson = { kit: "mine", rules: kit.rules, fen: "", moves: ["9-13", "22-18"] };
  const marks: ("done" | "skipped")[][] = [["done"], ["skipped"]];
  sample({ do: "lesson", ...lesson }); // The kit is missing.
  sample({ do: "kit", kit: JSON.parse(JSON.stringify(kit)), name: "mine" });
  sample({ do: "lesson", ...lesson, marks, computer: "black", computer_duties: "nobody" });
  const record = { ...lesson, marks, computer: "" as const, computer_duties: "opponent" as const };
  const { pdn } = sample({ do: "record", ...record, outcome: "none", date: "2026.01.01" }) as { pdn: string };
  sample({ do: "open", text: pdn });
  sample({ do: "open", text: "1. 9-13 *" });
  sample({ do: "arrange", rules: kit.rules, how: "random", seed: 3, other: [] });
  sample({ do: "table" });
  return samples;
}

test("the desk answers as its types say", async () => {
  const samples = await ask();
  assert.deepEqual(complaints("Requests", "requests", samples), []);
  // The compiler would see a field that is missing, one too many, and a request of a kind that is not there.
  const [, state] = samples as [Sample, Sample];
  const { fen: _, ...less } = state.reply as Record<string, unknown>;
  for (const reply of [less, { ...less, fen: 7 }, { ...less, fen: "", more: 1 }])
    assert.equal(complaints("Requests", "requests", [...samples, { ...state, reply }]).length, 1);
  assert.equal(complaints("Requests", "requests", samples.slice(0, -1)).length, 1);
});

test("the desk of training draughts answers as its types say", async () => {
  assert.deepEqual(complaints("WorkoutRequests", "workout/requests", await askWorkout()), []);
});
