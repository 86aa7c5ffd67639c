// Calls to one node, one after the other.

import { setTimeout as sleep } from "node:timers/promises";
import type { ClusterClient } from "../../../codec/driver/mod.ts";
import { Metadata } from "../../../codec/messages/metadata.ts";

/** Calls until it is told to stop. */
export class Caller {
  /** How many were answered. */
  count = 0;
  readonly failures: unknown[] = [];
  readonly #running: Promise<void>;
  #isOver = false;

  constructor(client: ClusterClient, node: number) {
    this.#running = this.#run(client, node);
  }

  /** Waits for some more answers. */
  async more(count: number): Promise<void> {
    const target = this.count + count;
    while (this.count < target) await sleep(5);
  }

  stop(): Promise<void> {
    this.#isOver = true;
    return this.#running;
  }

  async #run(client: ClusterClient, node: number): Promise<void> {
    while (!this.#isOver) {
      await client.call(Metadata, { topics: [] }, { route: { node } })
        .then(() => this.count++, (error) => this.failures.push(error));
    }
  }
}
