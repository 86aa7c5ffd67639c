// A producer in a process of its own.

import { fork } from "node:child_process";
import type { Task, Told } from "./write_on.ts";

type Child = ReturnType<typeof fork>;

/** A process that writes. */
export class Writer {
  readonly #child: Child;

  /** Starts it; its first record has its outcome then. */
  static async start(task: Task): Promise<Writer> {
    const child = fork("build/bench_cluster_client.mjs", [JSON.stringify(task)]);
    await messageOf(child);
    return new Writer(child);
  }

  private constructor(child: Child) {
    this.#child = child;
  }

  /** Ends it. */
  async end(): Promise<Told> {
    const told = messageOf(this.#child);
    this.#child.send("stop");
    return await told as Told;
  }
}

function messageOf(child: Child): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once("message", resolve);
    child.once(
      "exit",
      (code) => reject(new Error(`Cannot go on: a producer has ended with ${code}`)),
    );
  });
}
