import type { ClusterEffect } from "../../codec/cluster/mod.ts";
import type { ConnectionEffect } from "../../codec/connection/mod.ts";

/** FNV-1a with 32 bits over effects as lines of JSON, without their sentences: the same on every runtime for a run. */
export class TraceHash {
  #hash = 0x811c9dc5;
  readonly #startMs: number;

  /** @param startMs What is taken off moments, so that runs at other times are the same. */
  constructor(startMs: number = 0) {
    this.#startMs = startMs;
  }

  /** Takes one effect of one connection. */
  add(lane: number, effect: ConnectionEffect | ClusterEffect): void {
    this.#text(`${lane} ${JSON.stringify(effect, (name, value) => this.#plain(name, value))}\n`);
  }

  #plain(name: string, value: unknown): unknown {
    if (value instanceof Uint8Array) return Array.from(value).join(" ");
    if (name === "message" || name === "detail" && typeof value === "string") return undefined;
    const isMoment = (name === "untilMs" || name === "backoffUntilMs") && value !== null;
    return isMoment ? value as number - this.#startMs : value;
  }

  #text(text: string): void {
    let hash = this.#hash;
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
    this.#hash = hash;
  }

  /** Eight digits. */
  get hex(): string {
    return (this.#hash >>> 0).toString(16).padStart(8, "0");
  }
}
