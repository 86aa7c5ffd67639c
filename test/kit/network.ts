// The network between connections and their peers, and the driver that uses it: without clock, socket and randomness
// of its own. One seed decides what happens to whom. It takes the actions of connections and gives their reports.

import type { ConnectionAction, ConnectionReport } from "../../codec/connection/mod.ts";
import type { RedirectDecision, RedirectInput } from "../../codec/redirect/decision.ts";
import { Random } from "./random.ts";

/** Who listens at an address. */
export interface Peer {
  /** A transport is open. */
  accept(): Session;
}

/** The peer's end of one transport. */
export interface Session {
  /** Bytes have come; gives what the peer does about it, in this order. */
  receive(bytes: Uint8Array): readonly Reply[];
}

/** What a peer does with its transport, so many milliseconds from now. */
export type Reply =
  & { readonly afterMs: number }
  & (
    | { readonly type: "bytes"; readonly bytes: Uint8Array }
    | { readonly type: "halfClose" | "close" | "reset" }
  );

/** How often the network does what it should not, each in percent of its occasions. */
export interface Faults {
  /** Names that cannot be resolved, or have no address. */
  readonly dnsFails: number;
  /** Names that take up to a minute, or for ever. */
  readonly dnsSlow: number;
  /** Names whose address leads to another peer from now on. */
  readonly swaps: number;
  /** Transports that are refused. */
  readonly refuses: number;
  /** Transports that never open. */
  readonly blackHole: number;
  /** Transports that open very late. */
  readonly slowOpen: number;
  /** Handshakes of TLS that fail. */
  readonly tlsFails: number;
  /** Transports that go silent, in both directions and for ever. */
  readonly halfOpen: number;
  /** Transports that are reset in the middle of what arrives. */
  readonly resets: number;
  /** Transports that end. */
  readonly loses: number;
  /** Transports that stand still for seconds or minutes. */
  readonly stalls: number;
  /** Chunks that arrive in pieces. */
  readonly splits: number;
  /** Chunks that arrive together with the one before. */
  readonly joins: number;
  /** Reports that come although their transport has been given up. */
  readonly late: number;
  /** Reports of the past that come once more. */
  readonly stale: number;
  /** Transports of which the driver reports what cannot be. */
  readonly nonsense: number;
  /** Questions to redirector or mechanism without a good answer. */
  readonly unanswered: number;
}

/** Nothing goes wrong. */
export const CALM: Faults = {
  dnsFails: 0,
  dnsSlow: 0,
  swaps: 0,
  refuses: 0,
  blackHole: 0,
  slowOpen: 0,
  tlsFails: 0,
  halfOpen: 0,
  resets: 0,
  loses: 0,
  stalls: 0,
  splits: 0,
  joins: 0,
  late: 0,
  stale: 0,
  nonsense: 0,
  unanswered: 0,
};

/** What a network is made of. */
export interface NetworkOptions {
  readonly seed: number;
  /** The addresses of each name. */
  readonly names: { readonly [host: string]: readonly string[] };
  /** Who listens where; other addresses are silent. */
  readonly peers: { readonly [address: string]: Peer };
  readonly faults?: Partial<Faults>;
  /** The redirector that the driver asks. */
  readonly decide?: (input: RedirectInput) => RedirectDecision | null | undefined;
  /** How many tokens the mechanism that the driver asks has. */
  readonly rounds?: number;
  /** The one action that goes wrong, counted from 1 without `close` and `abort`. */
  readonly strike?: Strike;
}

/** An action that goes wrong: it fails, the transport closes at it, or it and what follows on the transport stalls. */
export interface Strike {
  readonly at: number;
  readonly how: "fails" | "closes" | "stalls";
}

/** A report, and which of the connections it is for. */
export interface Delivery {
  readonly lane: number;
  readonly report: ConnectionReport;
}

type Action<T extends ConnectionAction["type"]> = Extract<ConnectionAction, { type: T }>;
type Fate = "sound" | "halfOpen" | "resets" | "loses" | "stalls";

/** One transport. */
interface Pipe {
  readonly lane: number;
  readonly attempt: number;
  readonly session: Session | undefined;
  fate: Fate;
  /** How many chunks pass before the fate strikes. */
  fuse: number;
  silent: boolean;
  /** When the last thing on its way to the client, and to the peer, arrives: bytes keep their order. */
  inAt: number;
  outAt: number;
}

/** Something that is on its way: a report to a client, or bytes to a peer. */
interface Pending {
  at: number;
  readonly lane: number;
  readonly attempt: number;
  report?: ConnectionReport;
  readonly pipe?: Pipe;
  readonly bytes?: Uint8Array;
}

const LATENCIES = [0, 0, 0, 1, 1, 2, 5, 20, 80];
const LOST_CODES = ["ECONNRESET", "EPIPE", "ETIMEDOUT", undefined];
const REMEMBERED = 16; // reports of each connection, to be told once more

/** The network. Like a machine it takes inputs with their time, gives effects one by one, and has one deadline. */
export class Network {
  /** What goes wrong from now on. */
  faults: Faults;
  /** How many actions were performed, without `close` and `abort`. */
  performed = 0;
  readonly #options: NetworkOptions;
  readonly #random: Random;
  readonly #peers: Map<string, Peer>;
  readonly #pipes: Map<string, Pipe> = new Map();
  readonly #latest: number[] = []; // attempt, by lane
  readonly #past: ConnectionReport[][] = []; // by lane
  #isSilent = false;
  #pending: Pending[] = [];
  #now = 0;

  constructor(options: NetworkOptions) {
    this.#options = options;
    this.#random = new Random(options.seed);
    this.#peers = new Map(Object.entries(options.peers));
    this.faults = { ...CALM, ...options.faults };
  }

  /** When the next thing arrives; Infinity if nothing is on its way. */
  get deadlineMs(): number {
    return this.#first()?.at ?? Infinity;
  }

  /** The next report that has arrived by now. */
  poll(nowMs: number): Delivery | undefined {
    this.#now = Math.max(this.#now, nowMs);
    for (let first; (first = this.#first()) && first.at <= this.#now;) {
      this.#pending.splice(this.#pending.indexOf(first), 1);
      if (first.report) return this.#deliver(first.lane, first.report);
      this.#arrive(first.pipe!, first.bytes!);
    }
    return undefined;
  }

  /** From now on nothing goes wrong, and everybody is where he was at the beginning. */
  calm(): void {
    this.faults = CALM;
    for (const [address, peer] of Object.entries(this.#options.peers)) {
      this.#peers.set(address, peer);
    }
  }

  /** From now on nothing happens at all. */
  silence(): void {
    this.#isSilent = true;
    this.#pending = [];
  }

  /** Performs an action of a connection. */
  handle(lane: number, action: ConnectionAction, nowMs: number): void {
    if (this.#isSilent) return;
    this.#now = Math.max(this.#now, nowMs);
    const { attempt } = action;
    if (action.type === "close" || action.type === "abort") return this.#giveUp(lane, attempt);
    this.#latest[lane] = Math.max(this.#latest[lane] ?? 0, attempt);
    this.performed++;
    const { strike } = this.#options;
    if (strike?.at === this.performed) this.#strike(lane, action, strike.how);
    else this.#perform(lane, action);
  }

  // ---- what a driver does ---------------------------------------------------------------------

  #perform(lane: number, action: Exclude<ConnectionAction, { type: "close" | "abort" }>): void {
    switch (action.type) {
      case "redirect":
        return this.#redirect(lane, action);
      case "resolve":
        return this.#resolve(lane, action);
      case "open":
        return this.#open(lane, action);
      case "secure":
        return this.#secure(lane, action);
      case "answerSasl":
        return this.#answerSasl(lane, action);
      case "write":
        return this.#write(lane, action);
    }
  }

  #redirect(lane: number, { attempt, input }: Action<"redirect">): void {
    if (this.#goesWrong("unanswered")) {
      const report: ConnectionReport = { type: "redirectFailed", attempt, message: "no idea" };
      return this.#maybe(lane, report);
    }
    const decision = this.#options.decide?.(input);
    this.#later(lane, { type: "redirected", attempt, decision });
  }

  #resolve(lane: number, { attempt, host }: Action<"resolve">): void {
    if (this.#goesWrong("swaps")) this.#swap();
    const slow = this.#goesWrong("dnsSlow");
    if (slow && this.#random.chance(30)) return;
    const delayMs = slow ? this.#random.below(60_000) : this.#latency();
    this.#later(lane, this.#addressesOf(attempt, host), delayMs);
  }

  #addressesOf(attempt: number, host: string): ConnectionReport {
    const addresses = this.#lookUp(host);
    if (!addresses) return { type: "resolveFailed", attempt, code: "ENOTFOUND" };
    if (!this.#goesWrong("dnsFails")) return { type: "resolved", attempt, addresses };
    return this.#random.chance(70)
      ? { type: "resolveFailed", attempt, code: "EAI_AGAIN", temporary: true }
      : { type: "resolved", attempt, addresses: [] };
  }

  #lookUp(host: string): readonly string[] | undefined {
    return this.#options.names[host.toLowerCase().replace(/\.$/, "")];
  }

  /** Two addresses change places, as after a new schedule of containers. */
  #swap(): void {
    const addresses = [...this.#peers.keys()];
    const [one, other] = [this.#random.one(addresses), this.#random.one(addresses)];
    const peer = this.#peers.get(one)!;
    this.#peers.set(one, this.#peers.get(other)!);
    this.#peers.set(other, peer);
  }

  #open(lane: number, { attempt, host, address, tls }: Action<"open">): void {
    const remote = address ?? this.#lookUp(host)?.[0] ?? host;
    const session = this.#peers.get(remote)?.accept();
    const pipe = this.#newPipe(lane, attempt, session);
    this.#pipes.set(keyOf(lane, attempt), pipe);
    if (this.#goesWrong("nonsense")) this.#nonsense(pipe);
    if (this.#goesWrong("refuses")) return this.#refuse(pipe);
    if (!session || this.#goesWrong("blackHole")) return;
    const delayMs = this.#goesWrong("slowOpen") ? this.#random.below(20_000) : this.#latency();
    pipe.inAt = pipe.outAt = this.#now + delayMs;
    const opened: ConnectionReport = { type: "opened", attempt, remote };
    this.#later(lane, tls ? { ...opened, secured: true } : opened, delayMs);
  }

  #newPipe(lane: number, attempt: number, session: Session | undefined): Pipe {
    const fates: Fate[] = ["halfOpen", "resets", "loses", "stalls"];
    const fate = fates.find((fate) => fate !== "sound" && this.#goesWrong(fate)) ?? "sound";
    const fuse = this.#random.one([0, 1, 2, 3, 5, 8, 13, 40]);
    return { lane, attempt, session, fate, fuse, silent: false, inAt: 0, outAt: 0 };
  }

  #refuse({ lane, attempt }: Pipe): void {
    const code = this.#random.one(["ECONNREFUSED", "ConnectionRefused", "EHOSTUNREACH"]);
    const report: ConnectionReport = this.#random.chance(80)
      ? { type: "openFailed", attempt, code }
      : { type: "peerClosed", attempt, code: "ECONNRESET" };
    this.#later(lane, report);
  }

  #secure(lane: number, { attempt }: Action<"secure">): void {
    if (!this.#goesWrong("tlsFails")) return this.#later(lane, { type: "secured", attempt });
    this.#maybe(
      lane,
      this.#random.one<ConnectionReport>([
        { type: "secureFailed", attempt, code: "ERR_SSL_WRONG_VERSION_NUMBER" },
        { type: "secureFailed", attempt, code: "CERT_HAS_EXPIRED", authentication: true },
        { type: "halfClosed", attempt },
        { type: "peerClosed", attempt },
      ]),
    );
  }

  #answerSasl(lane: number, { attempt, round }: Action<"answerSasl">): void {
    if (this.#goesWrong("unanswered")) {
      return this.#maybe(lane, { type: "saslFailed", attempt, round, message: "no" });
    }
    const done = round >= (this.#options.rounds ?? 1);
    const token = done ? new Uint8Array(0) : this.#random.bytes(1 + this.#random.below(20));
    const report: ConnectionReport = { type: "saslAnswered", attempt, round, token };
    this.#later(lane, done ? { ...report, done } : report);
  }

  #write(lane: number, { attempt, writeSeq, bytes }: Action<"write">): void {
    const pipe = this.#pipes.get(keyOf(lane, attempt));
    if (!pipe) return;
    if (this.#strikes(pipe)) this.#befall(pipe);
    if (pipe.silent && this.#random.chance(50)) return; // else the kernel still takes it
    const flushedAt = Math.max(pipe.inAt, this.#now);
    this.#pending.push(pendingOf(lane, { type: "flushed", attempt, writeSeq }, flushedAt));
    if (this.#random.chance(5)) this.#choke(pipe, flushedAt);
    if (pipe.silent) return;
    pipe.outAt = Math.max(pipe.outAt, this.#now + this.#latency());
    this.#pending.push({ at: pipe.outAt, lane, attempt, pipe, bytes });
  }

  /** The transport takes no more for a while. */
  #choke({ lane, attempt }: Pipe, at: number): void {
    for (const [writable, delayMs] of [[false, 0], [true, this.#latency()]] as const) {
      this.#pending.push(pendingOf(lane, { type: "writable", attempt, writable }, at + delayMs));
    }
  }

  /** A connection wants no more of a transport; what is on its way may arrive all the same. */
  #giveUp(lane: number, attempt: number): void {
    const isOpening = this.#pipes.delete(keyOf(lane, attempt));
    this.#pending = this.#pending.filter((one) =>
      one.lane !== lane || one.attempt !== attempt || one.pipe || this.#goesWrong("late")
    );
    if (isOpening && this.#goesWrong("late")) {
      this.#later(lane, { type: "opened", attempt, remote: "late" }, this.#random.below(2_000));
    }
  }

  // ---- what a network does ----------------------------------------------------------------------

  /** Whether the fate of a transport strikes with this chunk. */
  #strikes(pipe: Pipe): boolean {
    return pipe.fate !== "sound" && pipe.fuse-- <= 0;
  }

  #befall(pipe: Pipe): void {
    const { attempt, fate } = pipe;
    if (fate === "halfOpen") pipe.silent = true;
    if (fate === "loses") {
      const code = this.#random.one(LOST_CODES);
      this.#end(pipe, { type: "peerClosed", attempt, ...(code !== undefined && { code }) });
    }
    if (fate !== "stalls") return; // a reset waits for something to arrive
    pipe.inAt = Math.max(pipe.inAt, this.#now) + this.#random.below(120_000);
    pipe.fate = "sound";
  }

  /** The last report about a transport. */
  #end(pipe: Pipe, report: ConnectionReport, delayMs = 0): void {
    pipe.silent = true;
    pipe.fate = "sound";
    pipe.inAt = Math.max(pipe.inAt, this.#now + delayMs);
    this.#pending.push(pendingOf(pipe.lane, report, pipe.inAt));
  }

  /** Bytes are with the peer. */
  #arrive(pipe: Pipe, bytes: Uint8Array): void {
    if (pipe.silent || !pipe.session) return;
    for (const reply of pipe.session.receive(bytes)) this.#send(pipe, reply);
  }

  /** The peer's reply sets out. */
  #send(pipe: Pipe, reply: Reply): void {
    const { attempt } = pipe;
    if (pipe.silent || !this.#pipes.has(keyOf(pipe.lane, attempt))) return;
    const delayMs = reply.afterMs + this.#latency();
    switch (reply.type) {
      case "bytes":
        return this.#chunk(pipe, reply.bytes, delayMs);
      case "halfClose":
        return this.#end(pipe, { type: "halfClosed", attempt }, delayMs);
      case "close":
        return this.#end(pipe, { type: "peerClosed", attempt }, delayMs);
      case "reset":
        return this.#end(pipe, { type: "peerClosed", attempt, code: "ECONNRESET" }, delayMs);
    }
  }

  #chunk(pipe: Pipe, bytes: Uint8Array, delayMs: number): void {
    const { attempt } = pipe;
    const isReset = pipe.fate === "resets" && pipe.fuse < 0;
    const there = isReset ? bytes.subarray(0, this.#random.below(bytes.length)) : bytes;
    pipe.inAt = Math.max(pipe.inAt, this.#now + delayMs);
    if (!this.#join(pipe, there)) this.#pieces(pipe, there);
    if (isReset) this.#end(pipe, { type: "peerClosed", attempt, code: "ECONNRESET" });
  }

  /** Puts bytes behind those that are on their way. */
  #join(pipe: Pipe, bytes: Uint8Array): boolean {
    if (!this.#goesWrong("joins")) return false;
    const last = this.#pending.findLast(({ lane, attempt, report }) =>
      lane === pipe.lane && attempt === pipe.attempt && report && report.type !== "flushed" &&
      report.type !== "writable"
    );
    if (last?.report?.type !== "received") return false;
    last.at = pipe.inAt;
    last.report = { ...last.report, bytes: joined(last.report.bytes, bytes) };
    return true;
  }

  #pieces(pipe: Pipe, bytes: Uint8Array): void {
    const { lane, attempt } = pipe;
    let rest = bytes;
    for (let pieces = this.#goesWrong("splits") ? 1 + this.#random.below(3) : 0; pieces > 0;) {
      const piece = rest.subarray(0, this.#random.below(rest.length + 1));
      rest = rest.subarray(piece.length);
      pieces--;
      this.#pending.push(pendingOf(lane, { type: "received", attempt, bytes: piece }, pipe.inAt));
      pipe.inAt += this.#random.one(LATENCIES);
    }
    this.#pending.push(pendingOf(lane, { type: "received", attempt, bytes: rest }, pipe.inAt));
  }

  #deliver(lane: number, report: ConnectionReport): Delivery {
    const { type, attempt } = report;
    if (type === "openFailed" || type === "peerClosed") this.#pipes.delete(keyOf(lane, attempt));
    const past = this.#past[lane] ??= [];
    if (this.#goesWrong("stale") && past.length > 0) this.#repeat(lane, this.#random.one(past));
    past.push(report);
    if (past.length > REMEMBERED) past.shift();
    return { lane, report };
  }

  /** A report of the past comes once more, if its transport is over. */
  #repeat(lane: number, report: ConnectionReport): void {
    const { attempt } = report;
    if (attempt >= this.#latest[lane]! || this.#pipes.has(keyOf(lane, attempt))) return;
    this.#later(lane, report, this.#random.below(100));
  }

  /** What a driver that has lost its way reports about a transport. */
  #nonsense({ lane, attempt }: Pipe): void {
    const report = this.#random.one<ConnectionReport>([
      { type: "opened", attempt, remote: "twice" },
      { type: "secured", attempt },
      { type: "redirected", attempt, decision: null },
      { type: "resolved", attempt, addresses: ["10.9.9.9"] },
      { type: "openFailed", attempt, code: "ECONNREFUSED" },
      { type: "secureFailed", attempt, code: "EPROTO" },
      { type: "saslAnswered", attempt, round: 3, token: Uint8Array.of(1) },
      { type: "flushed", attempt, writeSeq: 1_000_000_000 },
      { type: "received", attempt, bytes: new Uint8Array(0) }, // more would spoil what the peer says
      { type: "halfClosed", attempt },
      { type: "writable", attempt, writable: true },
    ]);
    this.#later(lane, report, this.#random.below(300));
  }

  // ---- the action that goes wrong ---------------------------------------------------------------

  #strike(lane: number, action: ConnectionAction, how: Strike["how"]): void {
    const pipe = this.#pipes.get(keyOf(lane, action.attempt));
    if (how !== "stalls") this.#later(lane, brokenReport(action, how), 1);
    if (pipe) pipe.silent = true;
  }

  // ---- chance and time --------------------------------------------------------------------------

  #goesWrong(fault: keyof Faults): boolean {
    const percent = this.faults[fault];
    return percent > 0 && this.#random.chance(percent);
  }

  #latency(): number {
    return this.#random.one(LATENCIES);
  }

  #later(lane: number, report: ConnectionReport, delayMs: number = this.#latency()): void {
    this.#pending.push(pendingOf(lane, report, this.#now + delayMs));
  }

  /** Late, or never. */
  #maybe(lane: number, report: ConnectionReport): void {
    if (this.#random.chance(60)) this.#later(lane, report);
  }

  /** The earliest; of those at one moment the one that set out first. */
  #first(): Pending | undefined {
    let first: Pending | undefined;
    for (const one of this.#pending) if (!first || one.at < first.at) first = one;
    return first;
  }
}

function keyOf(lane: number, attempt: number): string {
  return `${lane}/${attempt}`;
}

function pendingOf(lane: number, report: ConnectionReport, at: number): Pending {
  return { at, lane, attempt: report.attempt, report };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

/** How a driver reports an action that did not work. */
function brokenReport(action: ConnectionAction, how: "fails" | "closes"): ConnectionReport {
  const { attempt } = action;
  const fails = how === "fails";
  switch (action.type) {
    case "redirect":
      return fails
        ? { type: "redirectFailed", attempt, message: "thrown" }
        : { type: "redirected", attempt, decision: { type: "reject", message: "no" } };
    case "resolve":
      return fails
        ? { type: "resolveFailed", attempt, code: "ENOTFOUND" }
        : { type: "resolved", attempt, addresses: [] };
    case "open":
      return fails
        ? { type: "openFailed", attempt, code: "thrown" }
        : { type: "peerClosed", attempt };
    case "secure":
      return fails
        ? { type: "secureFailed", attempt, code: "thrown" }
        : { type: "peerClosed", attempt };
    case "answerSasl": {
      const { round } = action;
      return fails
        ? { type: "saslFailed", attempt, round, message: "thrown" }
        : { type: "peerClosed", attempt };
    }
  }
  return fails ? { type: "peerClosed", attempt, code: "EPIPE" } : { type: "halfClosed", attempt };
}

/** How a clock goes wrong. */
export interface ClockFaults {
  /** Percent of readings before which it jumps, forwards or back. */
  readonly jumps: number;
  /** Percent of wake-ups that come early, late or twice. */
  readonly unpunctual: number;
}

const HOUR = 3_600_000;
const DECADE = 87_660 * HOUR;
const JUMPS = [1, 1, 50, 50, 999, 7_000, 7_000, HOUR, DECADE];
const DELAYS = [-1, -1, 1, 20, 1_500, 600_000];

/** The clock of one process, and its timers. */
export class Clock {
  #faults: ClockFaults;
  readonly #random: Random;
  #ahead: number;
  #most: number; // ahead

  /** @param startMs What it shows at the beginning. */
  constructor(seed: number, startMs: number, faults: ClockFaults) {
    this.#random = new Random(seed);
    this.#ahead = this.#most = startMs;
    this.#faults = faults;
  }

  /** From now on it is right: no reading is before one of the past, and every timer fires in time. */
  calm(): void {
    this.#faults = { jumps: 0, unpunctual: 0 };
    this.#ahead = this.#most;
  }

  /** What it shows when it is `nowMs`. */
  read(nowMs: number): number {
    if (this.#random.chance(this.#faults.jumps)) {
      this.#ahead += this.#random.one(JUMPS) * (this.#random.chance(50) ? 1 : -1);
      this.#most = Math.max(this.#most, this.#ahead);
    }
    return nowMs + this.#ahead;
  }

  /** When a timer that is set at `nowMs` fires. */
  fireAt(nowMs: number, delayMs: number): number {
    const off = this.#random.chance(this.#faults.unpunctual) ? this.#random.one(DELAYS) : 0;
    return nowMs + Math.max(delayMs + off, 1);
  }

  /** Whether the timer that has fired fires once more. */
  firesTwice(): boolean {
    return this.#random.chance(this.#faults.unpunctual);
  }
}
