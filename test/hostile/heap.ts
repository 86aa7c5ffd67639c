// How much heap messages keep, on Node: decoded in a worker that holds the codecs and nothing else, so that a
// collection takes milliseconds, and where a heap that is too small ends the worker, not the tests.

import { build } from "esbuild";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Place } from "../kit/plan.ts";
import {
  bodyOf,
  chargeOf,
  filledTo,
  type Filling,
  isDecoded,
  nameOfFilling,
} from "./amplification.ts";

const WANTED = 10 * 1_048_576; // noise shows below 8
const CHARGED = 262_144;
const FREE = 65_536;
const MOST = 32;

/** What one kind of message costs. */
export interface Cost {
  readonly name: string;
  /** Bytes of heap for each byte of input; 0 where the decoder refuses it as too large. */
  readonly ratio: number;
  /** By how much that exceeds 32 × input + 64 KiB, in bytes; at most 0 is right. */
  readonly excess: number;
  /** Bytes charged for each byte measured. */
  readonly charged: number;
}

/** Decodes so many copies of a body and says how much heap they keep, or why there is no message. */
type Answer = number | string;

const SCRIPT = `
  import { setFlagsFromString } from "node:v8";
  import { runInNewContext } from "node:vm";
  import { parentPort } from "node:worker_threads";
  import { findMessage } from "./codec/messages/registry.ts";
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc");
  const used = () => {
    collect();
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const kept = (decode, copies) => {
    const messages = new Array(copies).fill(null);
    const before = used();
    for (let i = 0; i < copies; i++) messages[i] = decode();
    const after = used();
    if (messages.length !== copies) throw new Error(); // and so they live until here
    return after - before;
  };
  parentPort.on("message", ([name, version, body, copies]) => {
    const codec = findMessage(name);
    const decode = () => codec.decode(body, version);
    try {
      if (copies === 0) decode();
      parentPort.postMessage(copies === 0 ? 0 : kept(decode, copies));
    } catch (error) {
      parentPort.postMessage(error.reason ?? String(error));
    }
  });`;

/** A worker that decodes. */
export class Decoder {
  readonly #worker: Worker;

  /** Starts one; `megabytes` is what its old space may hold. */
  static async start(megabytes: number): Promise<Decoder> {
    const { outputFiles } = await build({
      stdin: { contents: SCRIPT, resolveDir: ".", loader: "ts" },
      bundle: true,
      write: false,
      platform: "node",
      format: "cjs",
    });
    return new Decoder(outputFiles[0]!.text, megabytes);
  }

  private constructor(script: string, megabytes: number) {
    const resourceLimits = { maxOldGenerationSizeMb: megabytes };
    this.#worker = new Worker(script, { eval: true, resourceLimits });
  }

  /** Has a body decoded so often; 0 only asks whether it can be. */
  async ask(place: Place, body: Uint8Array, copies: number): Promise<Answer> {
    const { codec, version } = place;
    this.#worker.postMessage([codec.name, version, body, copies]);
    const [answer] = await once(this.#worker, "message"); // throws ERR_WORKER_OUT_OF_MEMORY
    return answer;
  }

  /** Ends the worker. */
  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  /** The cost of a filling, the median of so many measurements. */
  costOf(filling: Filling, times: number): Promise<Cost> {
    const { place } = filling.site;
    const small = bodyOf(filledTo(filling, CHARGED)); // finding the charge takes many decodes
    const charge = isDecoded(place, small) ? chargeOf(place, small) / small.length : 64;
    return this.#cost(nameOfFilling(filling), place, bodyOf(filling), charge, times);
  }

  /** The cost of a message with this body. */
  costOfBody(name: string, place: Place, body: Uint8Array): Promise<Cost> {
    const charge = isDecoded(place, body) ? chargeOf(place, body) / body.length : 64;
    return this.#cost(name, place, body, charge, 3);
  }

  async #cost(
    name: string,
    place: Place,
    body: Uint8Array,
    charge: number,
    times: number,
  ): Promise<Cost> {
    const copies = Math.ceil(WANTED / charge / body.length);
    const answers: Answer[] = [];
    for (let i = 0; i < times; i++) answers.push(await this.ask(place, body, copies));
    const refused = answers.find((answer) => typeof answer === "string");
    if (refused !== undefined) return refusal(name, refused);
    const kept = (answers as number[]).sort((a, b) => a - b)[times >> 1]! / copies;
    const ratio = kept / body.length;
    return { name, ratio, excess: kept - MOST * body.length - FREE, charged: charge / ratio };
  }
}

function refusal(name: string, reason: Answer): Cost {
  const isLimit = reason === "limit" || reason === "limit-memory";
  return { name: `${name}: ${reason}`, ratio: 0, excess: isLimit ? 0 : Infinity, charged: 1 };
}

/** What there is to report of these costs. */
export function costsText(costs: readonly Cost[]): string {
  const decoded = costs.filter(({ ratio }) => ratio > 0);
  const by = (key: "ratio" | "charged") => [...decoded].sort((a, b) => a[key] - b[key]);
  const [worst, least, most] = [by("ratio").at(-1), by("charged")[0], by("charged").at(-1)];
  if (!worst || !least || !most) return `all ${costs.length} refused`;
  const above = decoded.filter(({ ratio }) => ratio > 32).length;
  return `${costs.length} measured, ${costs.length - decoded.length} refused, ` +
    `worst ${worst.ratio.toFixed(1)} (${worst.name}), ${above} above 32, charged ` +
    `${least.charged.toFixed(2)} (${least.name}) to ${most.charged.toFixed(2)} (${most.name})`;
}
