// SPDX-License-Identifier: MIT
// What the school asks of the world: the files of the course, and what is kept of somebody's progress.
import type { Message } from "../message";
import { load, write } from "../storage";
import type { SchoolEffect } from "./message";
import { joined, noProgress, progress } from "./stored";

/** The files of the course, in their order; the build writes them. */
declare const BUILD_LESSONS: string[];

// Digits belong to the field of numbers, wherever somebody's hand was before.
addEventListener("keydown", (event) => {
  const field = document.getElementById("school-number");
  const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (field && plain && /^\d$/.test(event.key) && !/INPUT|TEXTAREA/.test((event.target as Element).tagName))
    field.focus();
});

const recalled = () => load("school", progress).value ?? noProgress();

async function fetched(name: string): Promise<string> {
  const response = await fetch(`${name}.json`);
  if (!response.ok) throw new Error(name);
  return response.text();
}

export function run(effect: SchoolEffect, send: (message: Message) => void): void {
  if (effect.do === "recall") send({ type: "school_progress", progress: recalled() });
  else if (effect.do === "keep") write("school", joined(recalled(), effect.progress));
  else
    Promise.all([fetched("endings/classes"), ...BUILD_LESSONS.map((name) => fetched(`lessons/${name}`))]).then(
      ([classes, ...texts]) => send({ type: "school_course", texts, classes: classes! }),
      () => send({ type: "school_failed" }),
    );
}
