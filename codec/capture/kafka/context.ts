// What all connections of a capture share.

import type { Registry } from "../../wire/mod.ts";
import { Seen } from "./exchanges.ts";
import { Held } from "./held.ts";
import {
  type CaptureLimits,
  captureLimits,
  type CaptureOptions,
  checkOptions,
} from "../options.ts";
import { type Draft, Outbox, type Slot } from "./outbox.ts";
import type { CaptureTime } from "../packet.ts";
import { Topics } from "./topics.ts";

/** Options, knowledge and the way out, in one place. */
export class Context {
  readonly registry: Registry;
  readonly options: CaptureOptions;
  readonly limits: CaptureLimits;
  readonly redact: boolean;
  readonly #codecs = new Map<number, ReturnType<Registry["api"]>>();
  readonly outbox: Outbox = new Outbox();
  readonly topics: Topics;
  readonly seen: Seen = new Seen();
  readonly held: Held;
  /** Addresses that turned out to be those of brokers, "10.0.0.2:9092". */
  readonly servers: Set<string> = new Set<string>();
  /** Responses whose requests may still come, oldest first. */
  readonly waiting: { readonly slot: Slot; readonly conversation: { expire(): void } }[] = [];
  /** The file holds a log of TLS keys. */
  hasTlsKeys = false;

  constructor(registry: Registry, options: CaptureOptions) {
    if (typeof registry?.api !== "function") {
      throw new TypeError("Cannot decode: expected a registry, such as that of registryOf");
    }
    checkOptions(options);
    this.registry = registry;
    this.topics = new Topics(registry);
    this.options = options;
    this.limits = captureLimits(options.limits);
    this.held = new Held(this.limits.totalPendingBytes);
    this.redact = options.redact ?? true;
  }

  /** The codecs of an API; asked for with every frame, so they are kept. */
  api(apiKey: number): ReturnType<Registry["api"]> {
    let codecs = this.#codecs.get(apiKey);
    if (codecs === undefined && !this.#codecs.has(apiKey)) {
      this.#codecs.set(apiKey, codecs = this.registry.api(apiKey));
    }
    return codecs;
  }

  /** Sends an event on its way. */
  emit(seq: number, event: Draft, links?: Links): Slot {
    const slot: Slot = { seq, event };
    if (links?.pairedWith) slot.pairedWith = links.pairedWith;
    if (links?.enclosedBy) slot.enclosedBy = links.enclosedBy;
    this.outbox.add(slot);
    return slot;
  }

  /** Keeps a place for an event that is known later. */
  reserve(seq: number, t: CaptureTime | undefined): Slot {
    const slot: Slot = { seq, t, event: undefined };
    this.outbox.add(slot);
    return slot;
  }

  /** Puts the event into its place. */
  fill(slot: Slot, draft: Draft): void {
    slot.event = draft;
  }
}

/** What an event has to do with others. */
export type Links = Pick<Slot, "pairedWith" | "enclosedBy">;
