// Random runs of a connection: one seed plays the driver, the peers and the owner, and answers what the machine does.

import type { ConnectionEffect, VersionTable } from "../../codec/connection/effects.ts";
import type { ConnectionInput, ConnectionReport } from "../../codec/connection/inputs.ts";
import type { ConnectionOptions } from "../../codec/connection/options.ts";
import type { Answer } from "../../codec/machine/machine.ts";
import { encodeApiVersionsResponse } from "../../codec/messages/api_versions.ts";
import { encodeSaslAuthenticateResponse } from "../../codec/messages/sasl_authenticate.ts";
import { encodeSaslHandshakeResponse } from "../../codec/messages/sasl_handshake.ts";
import type { RedirectDecision, RedirectInput } from "../../codec/redirect/decision.ts";
import { Random } from "../kit/random.ts";

/** What one test runs. */
export interface Configuration {
  readonly name: string;
  readonly options: Omit<ConnectionOptions, "seed">;
  readonly traits?: Partial<Traits>;
}

/** What the other end of a configuration is like, and its owner. */
export interface Traits {
  /** The highest ApiVersions; where it is below the client's, the answer is error 35. */
  readonly apiVersionsMax: number;
  /** Whether error 35 says which versions there are. */
  readonly listsOnError: boolean;
  /** The highest SaslHandshake. */
  readonly handshakeMax: number;
  /** The highest SaslAuthenticate; null: none is offered. */
  readonly authenticateMax: number | null;
  /** How many tokens an external mechanism sends. */
  readonly rounds: number;
  /** Of a session, in milliseconds. */
  readonly lifetimeMs: number;
  /** Percent of ApiVersions answers with error 129. */
  readonly foreign: number;
  /** Percent of ApiVersions answers that throttle. */
  readonly throttles: number;
  /** Percent of transports with a fault. */
  readonly faults: number;
  /** What a redirector outside answers. */
  readonly decide: (input: RedirectInput) => RedirectDecision | null | undefined;
  /** Milliseconds between two things that the owner does, at most. */
  readonly paceMs: number;
  /** Of a hundred sends: those after a long silence. */
  readonly pauses: number;
}

/** One input, and how many effects are taken after it. */
export interface Step {
  readonly input: ConnectionInput;
  readonly nowMs: number;
  readonly take: number;
}

const ORDINARY: Traits = {
  apiVersionsMax: 5,
  listsOnError: true,
  handshakeMax: 1,
  authenticateMax: 2,
  rounds: 1,
  lifetimeMs: 0,
  foreign: 0,
  throttles: 3,
  faults: 30,
  decide: () => null,
  paceMs: 20,
  pauses: 2,
};

/** What every peer offers to applications. */
export const OFFERED: VersionTable = {
  0: { min: 3, max: 13 },
  1: { min: 4, max: 18 },
  3: { min: 0, max: 13 },
  7: { min: 0, max: 3 },
  32: { min: 1, max: 4 },
};

const FAULTS = ["refuses", "silent", "mute", "cuts", "garbage", "greets", "nonsense"] as const;
type Mood = "friendly" | (typeof FAULTS)[number];

/** The other end of one transport. */
interface Peer {
  readonly mood: Mood;
  /** Raw tokens travel. */
  raw: boolean;
  round: number;
  /** How many answers there are before the fault. */
  patience: number;
  /** When the last bytes arrive: bytes keep their order. */
  lastAt: number;
  gone: boolean;
}

interface Pending {
  at: number;
  input: ConnectionReport;
}

const ALL = 1_000_000;

/** The world around one machine. What it does depends on configuration, seed, and what the machine does. */
export class World {
  readonly #traits: Traits;
  readonly #random: Random;
  readonly #sasl: boolean;
  #now = 1_000;
  #deadline: number | undefined;
  #state = "idle";
  #pending: Pending[] = [];
  readonly #peers: Map<number, Peer> = new Map();
  readonly #asked: Map<number, { flexible: boolean; silent: boolean }> = new Map();
  #nextId = 1;
  #attempt = 0;
  #writeSeq = 0;

  constructor(configuration: Configuration, seed: number) {
    this.#traits = { ...ORDINARY, ...configuration.traits };
    this.#random = new Random(seed);
    this.#sasl = configuration.options.securityProtocol?.startsWith("SASL") ?? false;
  }

  /** Whether the machine has ended. */
  get over(): boolean {
    return this.#state === "closed";
  }

  /** The next input, for a machine with this deadline. */
  next(deadlineMs: number | undefined): Step {
    this.#deadline = deadlineMs;
    const { input, nowMs = this.#now } = this.#choose();
    return { input, nowMs, take: this.#random.chance(88) ? ALL : this.#random.below(4) };
  }

  /** What came of it. */
  see(step: Step, answer: Answer, effects: readonly ConnectionEffect[]): void {
    const { input } = step;
    if (input.type === "send" && answer.ok) {
      const { flexible, expectResponse = true } = input;
      this.#asked.set(answer.correlationId!, { flexible, silent: !expectResponse });
    }
    for (const effect of effects) this.#perform(effect);
  }

  // ---- what happens next --------------------------------------------------------------------

  #choose(): { input: ConnectionInput; nowMs?: number } {
    const dice = this.#random.below(1_000);
    if (dice < 6) return { input: this.#stray() };
    if (dice < 12) return { input: { type: "tick" }, nowMs: this.#now - this.#random.below(500) };
    if (dice < 60) return { input: this.#tick([0, 0, 1, 3, 10]) };
    if (dice < 66) return { input: this.#tick([50, 200, 1_100, 5_000]) };
    const busy = this.#pending.length > 0;
    if (dice < (busy ? 350 : this.#state === "ready" ? 900 : 550)) {
      return { input: this.#command() };
    }
    return { input: busy ? this.#deliver() : this.#atDeadline() };
  }

  #tick(steps: readonly number[]): ConnectionInput {
    this.#now += this.#random.one(steps);
    return { type: "tick" };
  }

  /** The next thing on a transport. The machine's deadline may come before it, or pass unnoticed. */
  #deliver(): ConnectionInput {
    const first = this.#pending.reduce((a, b) => b.at < a.at ? b : a);
    const isLater = this.#deadline !== undefined && this.#deadline <= first.at;
    if (isLater && this.#random.chance(80)) return this.#atDeadline();
    this.#pending.splice(this.#pending.indexOf(first), 1);
    this.#now = Math.max(this.#now, first.at);
    return first.input;
  }

  #atDeadline(): ConnectionInput {
    if (this.#deadline === undefined) return this.#command();
    const off = this.#random.one([-1, 0, 0, 0, 0, 0, 0, 1, 20]);
    this.#now = Math.max(this.#now, Math.ceil(this.#deadline) + off);
    return { type: "tick" };
  }

  /** A report that is stale, or makes no sense. */
  #stray(): ConnectionReport {
    const random = this.#random;
    const attempt = random.chance(95) ? this.#attempt + random.one([-2, -1, -1, 7]) : this.#attempt;
    return random.one<ConnectionReport>([
      { type: "opened", attempt, remote: "late" },
      { type: "opened", attempt, remote: "late" },
      { type: "openFailed", attempt, code: "ETIMEDOUT" },
      { type: "resolved", attempt, addresses: ["10.9.9.9"] },
      { type: "secured", attempt },
      { type: "received", attempt, bytes: random.bytes(5) },
      { type: "flushed", attempt, writeSeq: this.#writeSeq },
      { type: "writable", attempt, writable: false },
      { type: "saslAnswered", attempt, round: 0, token: random.bytes(3) },
      { type: "halfClosed", attempt },
      { type: "peerClosed", attempt },
      { type: "redirected", attempt, decision: null },
    ]);
  }

  // ---- the owner ----------------------------------------------------------------------------

  #command(): ConnectionInput {
    const random = this.#random;
    const { paceMs, pauses } = this.#traits;
    this.#now += random.chance(60) ? 0 : random.below(paceMs + 1);
    switch (this.#state) {
      case "idle":
      case "backoff":
        return this.#commandAtRest();
      case "ready":
        if (random.chance(pauses)) this.#now += random.one([300, 400, 1_000]);
        return random.chance(91) ? this.#send() : this.#rareCommand();
      case "draining":
        return random.chance(60) ? this.#tick([0, 1, 5]) : this.#rareCommand();
    }
    return random.chance(95) ? this.#tick([0, 1, 5]) : this.#rareCommand();
  }

  #commandAtRest(): ConnectionInput {
    const random = this.#random;
    if (random.chance(70)) return { type: "connect", asap: random.chance(50) };
    if (random.chance(70)) return this.#tick([0, 5, 20]);
    return this.#rareCommand();
  }

  #rareCommand(): ConnectionInput {
    const random = this.#random;
    switch (random.below(20)) {
      case 0:
        return random.chance(30) ? { type: "close" } : { type: "connect" };
      case 1:
        return random.chance(50) ? { type: "drain" } : { type: "drain", timeoutMs: 40 };
      case 2:
      case 3:
        return { type: "reset", reason: "the owner" };
      case 4:
        return { type: "fail", id: this.#nextId - 1, detail: "cannot be decoded" };
      case 5:
      case 6:
        return { type: "connect", asap: true };
      case 7:
      case 8:
        return this.#retarget();
      case 9:
      case 10:
        return this.#send();
    }
    return { type: "throttle", throttleMs: random.one([0, 1, 1, 5, 30, 200]) };
  }

  #retarget(): ConnectionInput {
    const host = this.#random.one(["b1.kafka", "b2.kafka", "10.0.0.7"]);
    const port = this.#random.one([9092, 9092, 9093]);
    return { type: "retarget", host, port, rack: this.#random.one([null, "r1"]) };
  }

  #send(): ConnectionInput {
    const random = this.#random;
    const apiKey = random.chance(99) ? random.one(Object.keys(OFFERED).map(Number)) : 60;
    const { min, max } = OFFERED[apiKey] ?? { min: 0, max: 2 };
    const apiVersion = random.chance(98) ? min + random.below(max - min + 1) : max + 1;
    const id = random.chance(97) ? this.#nextId++ : this.#nextId - 1;
    return {
      type: "send",
      id,
      apiKey,
      apiVersion,
      flexible: random.chance(50),
      body: random.bytes(random.below(20)),
      ...(random.chance(12) ? { expectResponse: false } : {}),
      ...(random.chance(15) ? { timeoutMs: random.one([0, 1, 20, 100, 2_000]) } : {}),
    };
  }

  // ---- the driver ---------------------------------------------------------------------------

  #perform(effect: ConnectionEffect): void {
    switch (effect.type) {
      case "stateChanged":
        this.#state = effect.to;
        return;
      case "redirect":
        return this.#redirect(effect.attempt, effect.input);
      case "resolve":
        return this.#resolve(effect.attempt, effect.host);
      case "open":
        return this.#open(effect.attempt, effect.tls !== undefined);
      case "secure":
        return this.#secure(effect.attempt);
      case "answerSasl":
        return this.#answerSasl(effect.attempt, effect.round);
      case "write":
        return this.#write(effect.attempt, effect.writeSeq, effect.bytes);
      case "close":
      case "abort":
        return this.#drop(effect.attempt);
    }
  }

  /** Something that will be reported, in a while. */
  #later(input: ConnectionReport, delays: readonly number[] = [0, 0, 1, 3, 20]): void {
    this.#pending.push({ at: this.#now + this.#random.one(delays), input });
  }

  #fault(): boolean {
    return this.#random.chance(this.#traits.faults / 4);
  }

  #redirect(attempt: number, input: RedirectInput): void {
    this.#attempt = attempt;
    if (!this.#fault()) {
      this.#later({ type: "redirected", attempt, decision: this.#traits.decide(input) });
    } else if (this.#random.chance(50)) {
      this.#later({ type: "redirectFailed", attempt, message: "no idea" });
    }
  }

  #resolve(attempt: number, host: string): void {
    this.#attempt = attempt;
    if (this.#fault()) {
      if (this.#random.chance(50)) return;
      this.#later(
        this.#random.chance(50)
          ? { type: "resolveFailed", attempt, code: "ENOTFOUND" }
          : { type: "resolved", attempt, addresses: [] },
      );
      return;
    }
    const n = host.length + host.charCodeAt(1);
    const known = [`10.0.${n}.1`, `fd00:${n}::1`, `10.0.${n}.2`, `10.0.${n}.3`];
    const addresses = known.slice(0, 1 + this.#random.below(known.length));
    this.#later({ type: "resolved", attempt, addresses });
  }

  #open(attempt: number, secured: boolean): void {
    this.#attempt = attempt;
    const mood = this.#random.chance(this.#traits.faults) ? this.#random.one(FAULTS) : "friendly";
    const patience = this.#random.one([0, 1, 2, 3, 4, 5, 6, 8, 12]);
    this.#peers.set(attempt, { mood, raw: false, round: 0, patience, lastAt: 0, gone: false });
    if (mood === "silent") return;
    if (mood === "refuses") {
      const code = this.#random.one(["ECONNREFUSED", "ECONNRESET", "EHOSTUNREACH", "ENETDOWN"]);
      const type = this.#random.chance(80) ? "openFailed" : "peerClosed";
      return this.#later({ type, attempt, code }, [0, 1, 30, 260]);
    }
    const remote = `peer ${attempt}`;
    this.#later({ type: "opened", attempt, remote, ...(secured ? { secured } : {}) }, [
      0,
      1,
      20,
      270,
    ]);
    if (mood === "nonsense") this.#nonsense(attempt);
  }

  /** Reports of a driver that has lost its way. */
  #nonsense(attempt: number): void {
    const report = this.#random.one<ConnectionReport>([
      { type: "opened", attempt, remote: "twice" },
      { type: "secured", attempt },
      { type: "redirected", attempt, decision: null },
      { type: "resolved", attempt, addresses: ["10.0.0.1"] },
      { type: "openFailed", attempt, code: "ECONNREFUSED" },
      { type: "secureFailed", attempt, code: "no" },
      { type: "saslAnswered", attempt, round: 3, token: Uint8Array.of(1) },
      { type: "saslFailed", attempt, round: 0, message: "no" },
      { type: "flushed", attempt, writeSeq: 1_000_000 },
      { type: "received", attempt, bytes: Uint8Array.of(0) },
      { type: "halfClosed", attempt },
      { type: "writable", attempt, writable: true },
    ]);
    this.#later(report, [0, 25, 60, 100, 300]);
  }

  #secure(attempt: number): void {
    const peer = this.#peers.get(attempt)!;
    if (peer.mood === "mute" && peer.patience === 0) return;
    if (peer.mood === "cuts" && peer.patience === 0) return this.#cut(attempt, peer);
    if (peer.mood === "greets" && this.#random.chance(50)) {
      const code = this.#random.one(["ERR_SSL_WRONG_VERSION_NUMBER", "CERT_HAS_EXPIRED", "EPROTO"]);
      const more = code.startsWith("CERT") ? { authentication: true } : {};
      return this.#later({ type: "secureFailed", attempt, code, ...more });
    }
    this.#later({ type: "secured", attempt });
  }

  #answerSasl(attempt: number, round: number): void {
    if (this.#fault()) {
      if (this.#random.chance(50)) {
        this.#later({ type: "saslFailed", attempt, round, message: "no" });
      }
      return;
    }
    const done = round >= this.#traits.rounds ? { done: true } : {};
    const token = this.#random.bytes(done.done ? 0 : 4);
    this.#later({ type: "saslAnswered", attempt, round, token, ...done });
  }

  #drop(attempt: number): void {
    const peer = this.#peers.get(attempt);
    if (peer) peer.gone = true;
    if (this.#random.chance(20)) return; // what was under way arrives late
    this.#pending = this.#pending.filter(({ input }) => input.attempt !== attempt);
  }

  #write(attempt: number, writeSeq: number, bytes: Uint8Array): void {
    this.#writeSeq = writeSeq;
    const peer = this.#peers.get(attempt);
    if (!peer || peer.gone) return;
    if (peer.mood !== "mute" || peer.patience > 0) {
      if (this.#random.chance(97)) {
        this.#later({ type: "flushed", attempt, writeSeq }, [0, 0, 0, 2, 9]);
      }
      if (this.#random.chance(3)) this.#later({ type: "writable", attempt, writable: false });
      if (this.#random.chance(10)) this.#later({ type: "writable", attempt, writable: true });
    }
    this.#answer(attempt, peer, bytes);
  }

  // ---- the peer -----------------------------------------------------------------------------

  #answer(attempt: number, peer: Peer, bytes: Uint8Array): void {
    const answer = peer.raw ? this.#rawAnswer(peer) : this.#answerTo(peer, bytes);
    if (!answer) return;
    if (peer.mood !== "friendly" && peer.patience-- <= 0) {
      return this.#misbehave(attempt, peer, answer);
    }
    this.#arrive(attempt, peer, answer);
  }

  #misbehave(attempt: number, peer: Peer, answer: Uint8Array): void {
    switch (peer.mood) {
      case "mute":
        return;
      case "cuts":
        if (this.#random.chance(60)) {
          const size = this.#random.one([answer.length, this.#random.below(answer.length)]);
          this.#arrive(attempt, peer, answer.subarray(0, size));
        }
        return this.#cut(attempt, peer);
      case "garbage":
        return this.#arrive(attempt, peer, this.#spoil(answer));
      case "greets":
        return this.#arrive(attempt, peer, this.#greeting());
    }
    this.#arrive(attempt, peer, answer);
  }

  #cut(attempt: number, peer: Peer): void {
    peer.gone = true;
    const at = Math.max(peer.lastAt, this.#now + this.#random.one([0, 1, 5]));
    const code = this.#random.one(["ECONNRESET", "EPIPE", undefined]);
    const input: ConnectionReport = this.#random.chance(40)
      ? { type: "halfClosed", attempt }
      : { type: "peerClosed", attempt, ...(code ? { code } : {}) };
    this.#pending.push({ at, input });
  }

  #greeting(): Uint8Array {
    return this.#random.one([
      Uint8Array.of(0x15, 3, 3, 0, 2, 2, 80),
      Uint8Array.of(0x16, 3, 1, 0),
      new TextEncoder().encode("HTTP/1.1 400 Bad Request\r\n\r\n"),
      new TextEncoder().encode("SSH-2.0-x\r\n"),
    ]);
  }

  #spoil(answer: Uint8Array): Uint8Array {
    const spoilt = answer.slice();
    const view = new DataView(spoilt.buffer);
    switch (this.#random.below(7)) {
      case 0:
        if (spoilt.length >= 8) view.setInt32(4, view.getInt32(4) + 1);
        break;
      case 1:
        view.setInt32(0, -1);
        break;
      case 2:
        view.setInt32(0, this.#random.one([0, 2]));
        break;
      case 3:
        view.setInt32(0, this.#random.one([600_000, 200_000_000, 3_000]));
        break;
      case 4: // the same once more
        return both(answer, answer);
      case 5: { // too short for its body, or for the tags of its header
        const cut = spoilt.slice(0, Math.min(spoilt.length, 9));
        new DataView(cut.buffer).setInt32(0, cut.length - 4);
        if (cut.length === 9) cut[8] = 0x80;
        return cut;
      }
      case 6:
        return this.#random.bytes(12);
    }
    return spoilt;
  }

  /** Bytes on their way: whole, in pieces, or together with those before them. */
  #arrive(attempt: number, peer: Peer, bytes: Uint8Array): void {
    const random = this.#random;
    const before = this.#pending.filter(({ input }) => input.attempt === attempt).at(-1);
    if (before?.input.type === "received" && random.chance(40)) {
      before.input = { ...before.input, bytes: both(before.input.bytes, bytes) };
      return;
    }
    peer.lastAt = Math.max(peer.lastAt, this.#now + random.one([0, 0, 1, 4, 15]));
    const pieces = random.chance(25) ? 1 + random.below(3) : 1;
    for (let rest = bytes, i = pieces; i > 0; i--) {
      const size = i === 1 ? rest.length : random.below(rest.length + 1);
      const piece = rest.slice(0, size);
      this.#pending.push({ at: peer.lastAt, input: { type: "received", attempt, bytes: piece } });
      rest = rest.subarray(size);
      if (random.chance(20)) peer.lastAt += random.below(3);
    }
  }

  #rawAnswer(peer: Peer): Uint8Array {
    peer.round++;
    if (peer.round >= this.#traits.rounds) peer.raw = false;
    return framed(this.#random.bytes(this.#random.one([0, 0, 3, 9])));
  }

  #answerTo(peer: Peer, bytes: Uint8Array): Uint8Array | undefined {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const apiKey = view.getInt16(4);
    const version = view.getInt16(6);
    const correlationId = view.getInt32(8);
    const asked = this.#asked.get(correlationId);
    if (asked) {
      return asked.silent ? undefined : this.#applicationAnswer(correlationId, asked.flexible);
    }
    switch (apiKey) {
      case 18:
        return this.#response(correlationId, false, this.#versions(version));
      case 17:
        return this.#response(correlationId, false, this.#handshake(peer, version));
      case 36:
        return this.#response(correlationId, version >= 2, this.#authenticate(version));
    }
    return undefined;
  }

  #applicationAnswer(correlationId: number, flexible: boolean): Uint8Array {
    const body = this.#random.bytes(this.#random.one([0, 2, 7, 30]));
    return this.#response(correlationId, flexible, body);
  }

  #response(correlationId: number, flexible: boolean, body: Uint8Array): Uint8Array {
    const tags = !flexible ? [] : this.#random.chance(90) ? [0] : [1, 7, 2, 5, 5];
    const header = new Uint8Array(4 + tags.length);
    new DataView(header.buffer).setInt32(0, correlationId);
    header.set(tags, 4);
    return framed(both(header, body));
  }

  #versions(version: number): Uint8Array {
    const { apiVersionsMax, listsOnError, foreign, throttles } = this.#traits;
    if (version > apiVersionsMax) {
      const own = { apiKey: 18, minVersion: 0, maxVersion: apiVersionsMax };
      return encodeApiVersionsResponse({ errorCode: 35, apiKeys: listsOnError ? [own] : [] }, 0);
    }
    const errorCode = this.#random.chance(foreign) ? 129 : this.#random.chance(1) ? 42 : 0;
    const throttleTimeMs = version > 0 && this.#random.chance(throttles) && errorCode === 0
      ? 30
      : 0;
    const apiKeys = errorCode === 0 ? this.#table() : [];
    const body = encodeApiVersionsResponse({ errorCode, apiKeys, throttleTimeMs }, version);
    return this.#random.chance(4) ? both(body, Uint8Array.of(1, 2)) : body;
  }

  #table() {
    const { apiVersionsMax, handshakeMax, authenticateMax } = this.#traits;
    const offered = Object.entries(OFFERED).map(([key, { min, max }]) => ({
      apiKey: Number(key),
      minVersion: min,
      maxVersion: max,
    }));
    offered.push({ apiKey: 18, minVersion: 0, maxVersion: apiVersionsMax });
    if (this.#sasl) offered.push({ apiKey: 17, minVersion: 0, maxVersion: handshakeMax });
    if (this.#sasl && authenticateMax !== null) {
      offered.push({ apiKey: 36, minVersion: 0, maxVersion: authenticateMax });
    }
    return offered;
  }

  #handshake(peer: Peer, version: number): Uint8Array {
    const errorCode = this.#random.chance(3) ? this.#random.one([33, 34]) : 0;
    peer.raw = errorCode === 0 && (version === 0 || this.#traits.authenticateMax === null);
    peer.round = 0;
    return encodeSaslHandshakeResponse({ errorCode, mechanisms: ["PLAIN"] }, version);
  }

  #authenticate(version: number): Uint8Array {
    const errorCode = this.#random.chance(4) ? this.#random.one([58, 33, 34]) : 0;
    const body = encodeSaslAuthenticateResponse({
      errorCode,
      errorMessage: null,
      authBytes: this.#random.bytes(3),
      sessionLifetimeMs: BigInt(version > 0 ? this.#traits.lifetimeMs : 0),
    }, version);
    return this.#random.chance(4) ? both(body, Uint8Array.of(9)) : body;
  }
}

function both(a: Uint8Array, b: Uint8Array): Uint8Array {
  return Uint8Array.of(...a, ...b);
}

function framed(content: Uint8Array): Uint8Array {
  const frame = new Uint8Array(4 + content.length);
  new DataView(frame.buffer).setInt32(0, content.length);
  frame.set(content, 4);
  return frame;
}
