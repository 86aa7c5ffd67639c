// One process, one client, one kind of call: how many a second, and what each costs this process.

import process from "node:process";
import { subjects, type Target } from "./clients.ts";

/** What to do. */
export interface Task {
  readonly who: string;
  readonly what: "small" | "large";
  readonly target: Target;
  /** What each call must give. */
  readonly expected: number;
  readonly seconds: number;
  readonly concurrency: number;
}

const task: Task = JSON.parse(process.argv[2]!);
const subject = await subjects[task.who]!(task.target);
await callFor(task.seconds / 3); // warm-up
const cpu = process.cpuUsage();
const start = performance.now();
const calls = await callFor(task.seconds);
const seconds = (performance.now() - start) / 1000;
const { user, system } = process.cpuUsage(cpu);
await subject.close();
console.log(JSON.stringify({ perSecond: calls / seconds, cpuMicros: (user + system) / calls }));

async function callFor(seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let calls = 0;
  const caller = async () => {
    while (performance.now() < end) {
      const found = await subject[task.what]();
      if (found !== task.expected) {
        throw new Error(`Cannot count: expected ${task.expected}, found ${found}`);
      }
      calls++;
    }
  };
  await Promise.all(Array.from({ length: task.concurrency }, caller));
  return calls;
}
