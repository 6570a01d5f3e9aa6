// SPDX-License-Identifier: MIT
// Questions about a lesson. Its kit is sent once, with a name, and questions name it; a desk that does not have it, new
// or given others since, says so and gets it again.
import { type Desk, Refused } from "../desk";
import type { LessonQuestion } from "./message";
import type { Missing, WorkoutRequests } from "./requests";
import type { Kit } from "./types";

/** A kit never changes: another one is another object. */
const names = new WeakMap<Kit, string>();
let count = 0;

function nameOf(kit: Kit): string {
  const name = names.get(kit) ?? `kit ${++count}`;
  names.set(kit, name);
  return name;
}

type Asked = LessonQuestion["request"];
type Known = Exclude<WorkoutRequests[Asked["do"]]["reply"], Missing>;
const isMissing = (reply: Known | Missing): reply is Missing => "missing" in reply;

export async function askLesson(desk: Pick<Desk<WorkoutRequests>, "ask">, request: Asked): Promise<Known> {
  const { kit } = request;
  const name = nameOf(kit);
  const reply = await desk.ask({ ...request, kit: name });
  if (!isMissing(reply)) return reply;
  const given = await desk.ask({ do: "kit", kit, name });
  if (given.error) throw new Refused(given.error.text);
  const again = await desk.ask({ ...request, kit: name });
  if (isMissing(again)) throw new Error("the kit was not kept");
  return again;
}
