// A second implementation of connection D, as simple as can be: what is written there, from top to bottom. It shares
// nothing with the first one but the generator, whose numbers belong to the contract.

import type {
  DescribedEntry,
  DynamicConfigEffect,
  DynamicConfigInput,
  DynamicConfigOptions,
  StaticConfig,
} from "../../codec/dynamic_config/mod.ts";
import type { Answer } from "../../codec/machine/machine.ts";
import { Random } from "../../codec/machine/random.ts";

const S = "session.timeout.ms";
const H = "heartbeat.interval.ms";

interface Pair {
  readonly session: number;
  readonly heartbeat: number;
  readonly sessionFrom: string;
  readonly heartbeatFrom: string;
}

/** The state is what D.3 lists, in variables of their own. */
export class ReferenceConfig {
  #options: DynamicConfigOptions;
  #random: Random;
  #now = -Infinity;
  #queue: DynamicConfigEffect[] = [];
  #seq = 0;

  #started = false;
  #stopped = false;
  #on = false;
  #disabled = false;
  #everOnThisCluster = false;
  #role = "";
  #config: StaticConfig | undefined;

  #nodeSeen = false;
  #inFlight = false;
  #worthless = false;
  #failures = 0;
  #nextAt: number | undefined;
  #gateUntil: number | undefined;
  #warnedOf = 0;
  #warnedOfId = false;

  #last: string | undefined;
  #ignoredBefore: string[] = [];
  #acks = { value: 1, from: "static" };
  #pair: Pair = { session: 0, heartbeat: 0, sessionFrom: "static", heartbeatFrom: "static" };
  #before: Pair | undefined;

  constructor(options: DynamicConfigOptions) {
    this.#options = options;
    this.#random = new Random(options.seed);
  }

  poll(): DynamicConfigEffect | undefined {
    return this.#queue.shift();
  }

  get deadlineMs(): number | undefined {
    const all = [this.#gateUntil, this.#nextAt].filter((one) => one !== undefined);
    return all.length === 0 ? undefined : Math.min(...all);
  }

  handle(input: DynamicConfigInput, nowMs: number): Answer {
    this.#now = Math.max(this.#now, nowMs);
    const answer = this.#input(input);
    for (;;) {
      const gate = this.#gateUntil ?? Infinity;
      const next = this.#nextAt ?? Infinity;
      if (Math.min(gate, next) > this.#now) return answer;
      if (gate <= next) this.#openGate("timeout");
      else {
        this.#nextAt = undefined;
        this.#ask();
      }
    }
  }

  #input(input: DynamicConfigInput): Answer {
    switch (input.type) {
      case "start":
        if (this.#stopped) return { ok: false, reason: "CLOSED" };
        if (this.#started) return { ok: false, reason: "WRONG_STATE" };
        this.#start(input.role, input.config);
        break;
      case "enable":
        if (this.#stopped) return { ok: false, reason: "CLOSED" };
        if (!this.#started) return { ok: false, reason: "WRONG_STATE" };
        if (input.enabled && !this.#on) this.#turnOn();
        else if (!input.enabled && this.#on) this.#turnOff("off");
        break;
      case "stop":
        if (this.#stopped) return { ok: false, reason: "CLOSED" };
        if (this.#started) this.#turnOff("stopped");
        this.#stopped = true;
        break;
      case "nodeReady":
        if (!this.#nodeSeen && !this.#stopped) {
          this.#nodeSeen = true;
          this.#ask();
        }
        break;
      case "described":
      case "describeFailed":
        this.#outcome(input);
        break;
      case "rebootstrapped":
        if (this.#on && !this.#stopped) this.#beginAnew();
        break;
      case "joinRejected":
        if (input.errorCode === 26 && this.#on && !this.#stopped) this.#goBack();
        break;
    }
    return { ok: true };
  }

  #tell(effect: object): void {
    this.#queue.push({ ...effect, seq: this.#seq++ } as DynamicConfigEffect);
  }

  #start(role: string, config: StaticConfig): void {
    this.#started = true;
    this.#role = role;
    this.#config = config;
    this.#acks = { value: config.acks, from: "static" };
    this.#pair = this.#staticPair();
    if (role === "consumer") {
      const { requestTimeoutMs = 30_000, gateMs = 3_000 } = this.#options;
      this.#gateUntil = this.#now + (requestTimeoutMs < gateMs ? requestTimeoutMs : gateMs);
    }
    if (this.#options.enabled === false) this.#openGate("off");
    else this.#turnOn();
    if (config.groupProtocol === "consumer") this.#openGate("broker-managed");
  }

  #staticPair(): Pair {
    const { sessionTimeoutMs, heartbeatIntervalMs } = this.#config!;
    return {
      session: sessionTimeoutMs,
      heartbeat: heartbeatIntervalMs,
      sessionFrom: "static",
      heartbeatFrom: "static",
    };
  }

  #turnOn(): void {
    this.#on = true;
    if (this.#options.clientIdGenerated && !this.#warnedOfId) {
      this.#warnedOfId = true;
      this.#tell({ type: "warning", code: "GENERATED_CLIENT_ID", detail: "" });
    }
    this.#beginAnew();
  }

  #beginAnew(): void {
    this.#forget();
    this.#disabled = false;
    this.#everOnThisCluster = false;
    this.#ask();
  }

  #forget(): void {
    this.#last = undefined;
    this.#ignoredBefore = [];
    this.#warnedOf = 0;
    this.#failures = 0;
    this.#nextAt = undefined;
    if (this.#inFlight) this.#worthless = true;
  }

  #turnOff(why: string): void {
    this.#forget();
    this.#on = false;
    this.#disabled = false;
    this.#before = undefined;
    if (this.#role === "producer") {
      const { acks } = this.#config!;
      const same = this.#acks.value === acks;
      this.#acks = { value: acks, from: "static" };
      if (!same) this.#tell({ type: "reverted", keys: ["acks"] });
    } else {
      const old = this.#pair;
      const pair = this.#pair = this.#staticPair();
      const keys: string[] = [];
      if (old.session !== pair.session) keys.push(S);
      if (old.heartbeat !== pair.heartbeat) keys.push(H);
      if (keys.length > 0) this.#tell({ type: "reverted", keys });
      if (old.session !== pair.session) this.#tell({ type: "rejoin" });
    }
    this.#openGate(why);
  }

  #openGate(reason: string): void {
    if (this.#gateUntil === undefined) return;
    this.#gateUntil = undefined;
    this.#tell({ type: "gateOpened", reason });
  }

  get #name(): string {
    return this.#options.clientIdGenerated ? "" : this.#options.clientId;
  }

  #ask(): void {
    if (this.#stopped || !this.#on || this.#disabled || !this.#nodeSeen || this.#inFlight) return;
    this.#inFlight = true;
    this.#worthless = false;
    const resourceType = this.#options.resourceType ?? 9;
    this.#tell({ type: "describe", resourceType, resourceName: this.#name, keys: null });
  }

  #outcome(input: Extract<DynamicConfigInput, { type: "described" | "describeFailed" }>): void {
    if (!this.#inFlight || this.#stopped) return;
    this.#inFlight = false;
    if (this.#worthless) return this.#ask();
    if (input.type === "describeFailed") return this.#lost();
    this.#failures = 0;
    const { errorCode, resourceType, resourceName, entries } = input;
    const echoes = resourceType === (this.#options.resourceType ?? 9) &&
      resourceName === this.#name;
    if (errorCode === 42) return this.#disable("invalid-request");
    if (errorCode === 35) return this.#disable("unsupported-version");
    if (errorCode === 0 && !echoes) return this.#disable("other-resource");
    if (errorCode === 0) {
      this.#everOnThisCluster = true;
      this.#warnedOf = 0;
      this.#judge(entries);
    } else if (this.#warnedOf !== errorCode) {
      this.#warnedOf = errorCode;
      this.#tell({ type: "warning", code: "DESCRIBE_ERROR", detail: "" });
    }
    const age = this.#options.metadataMaxAgeMs ?? 300_000;
    const wait = Math.floor(age * (0.9 + 0.2 * this.#random.draw("jitter.retry")));
    this.#nextAt = this.#now + (wait === 0 ? 1 : wait);
    this.#openGate("described");
  }

  #lost(): void {
    const { retryBackoffMs: base = 100, retryBackoffMaxMs: max = 1_000 } = this.#options;
    let wait = Math.min(base, max);
    if (max > base) {
      let raw = base;
      for (let i = 0; i < this.#failures && raw < max; i++) raw *= 2;
      if (raw > max) raw = max;
      wait = Math.min(max, Math.floor(raw * (0.8 + 0.4 * this.#random.draw("jitter.retry"))));
    }
    this.#failures++;
    this.#nextAt = this.#now + (wait === 0 ? 1 : wait);
    this.#openGate("failed");
  }

  #disable(reason: string): void {
    this.#disabled = true;
    if (this.#options.enabled === true && !this.#everOnThisCluster) {
      this.#tell({ type: "warning", code: "UNSUPPORTED", detail: "" });
    }
    this.#tell({ type: "disabled", reason });
    this.#openGate("disabled");
  }

  // ---- D.6 ----------------------------------------------------------------------------------

  #judge(entries: readonly DescribedEntry[]): void {
    const clean = this.#clean(entries);
    const find = (name: string) =>
      clean.find((entry) => entry.name === name && entry.source === 7) ??
        clean.find((entry) => entry.name === name && entry.source === 8);
    if (this.#role === "producer") this.#judgeAcks(find("acks"));
    else this.#judgePair(find(S), find(H));
  }

  #clean(entries: readonly DescribedEntry[]): DescribedEntry[] {
    const clean: DescribedEntry[] = [];
    const ignored: { key: string; why: string }[] = [];
    for (const entry of entries) {
      const why = !["acks", S, H].includes(entry.name)
        ? "unknown"
        : entry.isSensitive
        ? "sensitive"
        : entry.value === null
        ? "null"
        : entry.source !== 7 && entry.source !== 8
        ? "source"
        : undefined;
      if (why === undefined) {
        clean.push(entry);
        continue;
      }
      const known = ignored.find(({ key }) => key === entry.name);
      if (known) known.why = why;
      else ignored.push({ key: entry.name, why });
    }
    for (const { key, why } of ignored) {
      if (!this.#ignoredBefore.includes(`${key} ${why}`)) this.#tell({ type: "ignored", key, why });
    }
    this.#ignoredBefore = ignored.map(({ key, why }) => `${key} ${why}`);
    return clean;
  }

  /** Whether an answer is as the last one was. */
  #isKnown(...values: readonly unknown[]): boolean {
    const text = JSON.stringify(values);
    if (this.#last === text) return true;
    this.#last = text;
    return false;
  }

  #judgeAcks(entry: DescribedEntry | undefined): void {
    const text = entry?.value?.trim();
    const said = text === undefined
      ? this.#config!.acks
      : text.toUpperCase() === "ALL" || text === "-1"
      ? -1
      : text === "0"
      ? 0
      : text === "1"
      ? 1
      : undefined;
    if (this.#isKnown(entry !== undefined, said ?? entry?.value)) return;
    const lock = this.#config!.acksLocked[this.#options.acksLock ?? "effective"];
    if (said === undefined) return this.#tell({ type: "ignored", key: "acks", why: "parse" });
    if (lock && said !== -1) return this.#tell({ type: "ignored", key: "acks", why: "locked" });
    const old = this.#acks.value;
    const source = sourceOf(entry);
    this.#acks = { value: said, from: source };
    if (old === said) return;
    this.#tell({ type: "applied", changes: [{ key: "acks", old, new: said, source }] });
    if (said === 0) this.#tell({ type: "warning", code: "ACKS_0", detail: "" });
  }

  #judgePair(s: DescribedEntry | undefined, h: DescribedEntry | undefined): void {
    const own = this.#config!;
    const session = s ? numberIn(s.value!) : own.sessionTimeoutMs;
    const heartbeat = h ? numberIn(h.value!) : own.heartbeatIntervalMs;
    const shown = [session ?? s!.value!, heartbeat ?? h!.value!] as const;
    if (this.#isKnown(s !== undefined, shown[0], h !== undefined, shown[1])) return;
    if (own.groupProtocol === "consumer") {
      if (s) this.#tell({ type: "ignored", key: S, why: "broker-managed" });
      if (h) this.#tell({ type: "ignored", key: H, why: "broker-managed" });
      return;
    }
    if (session === undefined || heartbeat === undefined) return this.#refuse("parse", ...shown);
    if (heartbeat <= 0) return this.#refuse("heartbeat-not-positive", ...shown);
    if (heartbeat >= session) return this.#refuse("heartbeat-not-below-session", ...shown);
    this.#setPair({
      session,
      heartbeat,
      sessionFrom: sourceOf(s),
      heartbeatFrom: sourceOf(h),
    });
  }

  #refuse(why: string, session: number | string, heartbeat: number | string): void {
    this.#tell({ type: "refused", why, candidate: { [S]: session, [H]: heartbeat } });
  }

  #setPair(pair: Pair): void {
    const old = this.#pair;
    this.#pair = pair;
    const changes: object[] = [];
    if (old.session !== pair.session) {
      changes.push({ key: S, old: old.session, new: pair.session, source: pair.sessionFrom });
    }
    if (old.heartbeat !== pair.heartbeat) {
      changes.push({ key: H, old: old.heartbeat, new: pair.heartbeat, source: pair.heartbeatFrom });
    }
    if (changes.length > 0) this.#tell({ type: "applied", changes });
    if (old.session !== pair.session) {
      this.#before = old;
      this.#tell({ type: "rejoin" });
    }
  }

  #goBack(): void {
    const back = this.#before;
    if (!back) return;
    this.#refuse("join-rejected", this.#pair.session, this.#pair.heartbeat);
    this.#setPair(back);
    this.#before = undefined;
  }
}

function sourceOf(entry: DescribedEntry | undefined): string {
  return entry === undefined ? "static" : entry.source === 7 ? "client" : "default";
}

function numberIn(text: string): number | undefined {
  const digits = text.startsWith("+") || text.startsWith("-") ? text.slice(1) : text;
  if (digits === "" || [...digits].some((digit) => digit < "0" || digit > "9")) return undefined;
  const value = Number(digits) * (text.startsWith("-") ? -1 : 1);
  return value < -(2 ** 31) || value >= 2 ** 31 ? undefined : value === 0 ? 0 : value;
}
