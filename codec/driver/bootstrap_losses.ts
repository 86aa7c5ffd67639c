import { isRetriable } from "../connection/mod.ts";
import type { ClusterClientEvent } from "./cluster_client.ts";
import type { ClusterFacts } from "./cluster_error.ts";

type Lost = Extract<ClusterClientEvent, { readonly type: "disconnected" }>;

/** So many are told of in one sentence. */
const MOST_TOLD = 10;

/** How bootstrap servers fail, while a client connects. */
export class BootstrapLosses {
  readonly #lost: Map<string, Lost> = new Map(); // by address, the newest one last
  #isDown = false;

  hear(event: ClusterClientEvent): void {
    if (event.type === "disconnected") this.#lose(event);
    if (event.type === "allNodesDown") this.#isDown = true;
    if (event.type === "ready") this.#isDown = false;
  }

  #lose(event: Lost): void {
    const { host, port } = event.detail.advertised;
    const key = `${host}:${port}`;
    this.#lost.delete(key);
    this.#lost.set(key, event);
  }

  /** Whether every server has failed; with `retry`, whether no other try can mend any of them. */
  isOver(retry: boolean): boolean {
    return this.#isDown && !(retry && this.#all.some(({ reason }) => isRetriable(reason)));
  }

  get #all(): Lost[] {
    return [...this.#lost.values()];
  }

  /** What is known of the last one. */
  get facts(): Partial<ClusterFacts> {
    const last = this.#all.at(-1);
    const { code, advertised, dialled } = last?.detail ?? {};
    return { because: last?.reason, code, advertised, dialled };
  }

  /** How each has failed, for people. */
  get text(): string {
    const messages = this.#all.map(({ detail }) => detail.message);
    const others = messages.length - MOST_TOLD;
    return messages.slice(-MOST_TOLD).join("; ") + (others > 0 ? `; ${others} others` : "");
  }
}
