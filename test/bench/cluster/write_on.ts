// One process, one producer: numbered records, one after the other, until it is told to stop.

import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { IN_FLIGHT, producers, type Target } from "./producers.ts";

/** What to do. */
export interface Task {
  readonly who: string;
  readonly target: Target;
}

/** What became of a record. */
export interface Outcome {
  readonly number: number;
  /** When it was known, in milliseconds since 1970. */
  readonly at: number;
  /** Null: it was acknowledged. */
  readonly error: string | null;
}

/** What a process tells at its end. */
export interface Told {
  readonly outcomes: readonly Outcome[];
  /** Records without outcome, long after the last was sent. */
  readonly unsettled: number;
}

const PAUSE = 5; // between the outcome of a record and the next one
const PATIENCE = 30_000; // for outcomes, after the end

const { who, target }: Task = JSON.parse(process.argv[2]!);
const produce = await producers[who]!(target);
const outcomes: Outcome[] = [];
let sent = 0;
let isOver = false;
process.once("disconnect", () => process.exit()); // nobody listens any more
const over = new Promise((resolve) => process.once("message", resolve));
await write(); // the first one may take longer: everything is new
process.send!("ready");
const callers = Promise.all(Array.from({ length: target.isIdempotent ? 1 : IN_FLIGHT }, writeOn));
await over;
isOver = true;
await Promise.race([callers, sleep(PATIENCE)]);
const told: Told = { outcomes, unsettled: sent - outcomes.length };
process.send!(told, () => process.exit());

async function writeOn(): Promise<void> {
  while (!isOver) {
    await write();
    await sleep(PAUSE);
  }
}

async function write(): Promise<void> {
  const number = sent++;
  const settle = (error: string | null) => {
    outcomes.push({ number, at: performance.timeOrigin + performance.now(), error });
  };
  await produce(`${target.topic} ${number}`).then(() => settle(null), (error: unknown) => {
    settle(`${error}`);
  });
}
