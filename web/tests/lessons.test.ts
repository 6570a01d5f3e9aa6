// SPDX-License-Identifier: MIT
// The course against the referee: every position is legal, every move that a step asks for may be played, what is said
// of other moves is about legal ones, and what is said to be refused is refused by the law that it names.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { readChapter } from "../src/school/course";
import type { LessonStep } from "../src/school/types";
import type { About, Position, Probe, Ruling } from "../src/types";
import { openModule } from "./module";

const folder = "../data/lessons";
const chapters = readdirSync(folder)
  .sort()
  .map((name) => readChapter(readFileSync(`${folder}/${name}`, "utf8")));
const lessons = chapters.flatMap((chapter) => chapter.lessons);

const desk = await openModule("damas");
for (const rules of ["spanish", "entrenamiento", "international"])
  desk.provide(`tables/${rules}.tables`, readFileSync(`../data/tables/${rules}.tables`));
const about = desk.ask({ do: "about" }).reply as About;

const state = ({ rules, fen }: LessonStep, moves: string[] = []): Position =>
  desk.ask({ do: "state", rules, fen, moves }).reply as Position;
const texts = ({ moves }: Position) => moves.map(({ text }) => text);

function checkPlay(step: LessonStep, line: string[][]): void {
  const moves: string[] = [];
  assert.equal(line.length % 2, 1, "a step ends with a move of whoever learns");
  for (const [i, any] of line.entries()) {
    const legal = texts(state(step, moves));
    for (const move of any) assert.ok(legal.includes(move), `${move} is not legal after ${moves.join(" ")}`);
    assert.ok(i % 2 === 0 || any.length === 1, "the other side plays one move");
    moves.push(any[0]!);
  }
  for (const move of Object.keys(step.other)) {
    assert.ok(texts(state(step)).includes(move), `${move} is not legal`);
    assert.ok(!line[0]!.includes(move), `${move} is right and wrong`);
  }
}

function checkStep(step: LessonStep): void {
  const position = state(step);
  const { task } = step;
  const numbers = Array.from({ length: position.pieces.length }, (_, i) => i + 1);
  for (const both of [step.say, step.right, step.hint, ...Object.values(step.other)])
    if (both) assert.ok(both.es.trim() !== "" && both.en.trim() !== "" && both.es.length < 220, both.es);
  for (const [move, law] of Object.entries(step.refused)) {
    const ruling = desk.ask({ do: "attempt", rules: step.rules, fen: step.fen, text: move }).reply as Ruling;
    assert.deepEqual([ruling.legal, ruling.law], [false, law], move);
  }
  if (task.kind === "play") checkPlay(step, task.line);
  if (task.kind === "touch" || task.kind === "pick") {
    for (const square of task.squares) assert.ok(numbers.includes(square), String(square));
    for (const square of Object.keys(step.other)) assert.ok(!task.squares.includes(Number(square)), square);
  }
  if (task.kind === "ask") assert.ok(task.answers.length > 1 && task.answers[task.right] && !step.other[task.right]);
  if (task.kind === "end") {
    const probe = desk.ask({ do: "probe", rules: step.rules, fen: step.fen }).reply as Probe;
    assert.equal(probe.result, task.goal);
    assert.ok(task.goal === "win" || task.hold > 0);
  }
}

test("the course has at least 25 lessons, each with a name of its own", () => {
  assert.ok(lessons.length >= 25, String(lessons.length));
  assert.equal(new Set(lessons.map(({ id }) => id)).size, lessons.length);
  for (const { id, steps } of lessons) assert.ok(/^[a-z0-9-]+$/.test(id) && steps.length > 0, id);
  const games = new Set(lessons.flatMap(({ steps }) => steps.map(({ rules }) => rules)));
  for (const rules of games)
    assert.ok(
      about.rules.some(({ id }) => id === rules),
      rules,
    );
});

for (const { id, steps } of lessons)
  test(`the referee agrees with the lesson ${id}`, () => {
    for (const [i, step] of steps.entries())
      try {
        checkStep(step);
      } catch (error) {
        throw new Error(`step ${i + 1}: ${(error as Error).message}`);
      }
  });

test("the laws that precede each other are shown by a refusal", () => {
  const laws = new Set(lessons.flatMap(({ steps }) => steps.flatMap(({ refused }) => Object.values(refused))));
  for (const law of ["wrong_direction", "capture_compulsory", "path_continues", "blocked", "jumped_twice"])
    assert.ok(laws.has(law), law);
  for (const law of ["ley_de_la_dama", "ley_de_la_cantidad", "ley_de_la_calidad"]) assert.ok(laws.has(law), law);
});

test("what a text says of a position is so", () => {
  const step = (lesson: string, n: number) => lessons.find(({ id }) => id === lesson)!.steps[n]!;
  // "A king on the main diagonal": White's stands on it, and the squares that are asked for are empty.
  const { pieces } = state(step("main-diagonal", 0));
  const diagonal = [1, 5, 10, 14, 19, 23, 28, 32];
  assert.ok(diagonal.some((square) => pieces[square - 1] === "W"));
  assert.ok(diagonal.slice(2, 6).every((square) => pieces[square - 1] === "."));
  // "It must take 18, and lands on 13": Black has no other move.
  assert.match(step("forzosa-1", 0).hint!.en, /must take 18, and lands on 13/);
  const { moves } = state(step("forzosa-1", 0), ["5-9"]);
  assert.deepEqual(
    moves.map(({ text, captured }) => [text, captured]),
    [["31x13", [18]]],
  );
});
