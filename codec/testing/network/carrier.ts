// Transports, and what is on its way through them.

import type { ConnectionAction } from "../../connection/mod.ts";
import type { Chance } from "./chance.ts";
import type { Conditions } from "./conditions.ts";
import type { NetworkCommand, NetworkReport, NetworkScope, OfTransport } from "./network_inputs.ts";
import type { NetworkMap } from "./network_map.ts";
import type { NetworkPeer, PeerAction } from "./network_peer.ts";
import { Parcels } from "./parcels.ts";
import type { Fate, Pipe } from "./pipe.ts";
import { nonsenseAbout } from "./wrong_reports.ts";

type Action<T extends ConnectionAction["type"]> =
  & Extract<ConnectionAction, { readonly type: T }>
  & OfTransport;

const LOST_CODES = ["ECONNRESET", "EPIPE", "ETIMEDOUT", undefined];

/** Carries what connections and peers say to each other. */
export class Carrier {
  /** The time of the last input. */
  nowMs: number = -Infinity;
  /** After which silence a transport is dropped. */
  idleMs: number = Infinity;
  readonly #map: NetworkMap;
  readonly #conditions: Conditions;
  readonly #chance: Chance;
  readonly #pipes: Map<string, Pipe> = new Map();
  readonly #parcels: Parcels = new Parcels();

  constructor(map: NetworkMap, conditions: Conditions, chance: Chance) {
    this.#map = map;
    this.#conditions = conditions;
    this.#chance = chance;
  }

  /** When the next thing arrives. */
  get deadlineMs(): number | undefined {
    return this.#parcels.first?.atMs;
  }

  /** Whether a transport is there, open or not. */
  has(transport: OfTransport): boolean {
    return this.#pipes.has(keyOf(transport));
  }

  /** The next report that has arrived. */
  next(): NetworkReport | undefined {
    for (let first; (first = this.#parcels.first) && first.atMs <= this.nowMs;) {
      this.#parcels.remove(first);
      const { pipe, report, toPeer, atMs } = first;
      if (pipe && this.#conditions.has("partition", pipe)) pipe.held.push(first);
      else if (report) return this.#delivered(report);
      else this.#inItsTime(atMs, () => this.#arrive(pipe!, toPeer!));
    }
    return undefined;
  }

  #delivered(report: NetworkReport): NetworkReport {
    const { type } = report;
    if (type === "openFailed" || type === "peerClosed") this.#pipes.delete(keyOf(report));
    return report;
  }

  /** Nothing is on its way any more. */
  clear(): void {
    this.#parcels.clear();
  }

  /** A report that comes some time from now, through a transport or not. */
  later(report: NetworkReport, delayMs: number = this.#chance.latency(), pipe?: Pipe): void {
    this.#at(this.nowMs + delayMs, report, pipe);
  }

  // ---- the client's end ---------------------------------------------------------------------------

  /** A transport is asked for. */
  open(action: Action<"open">): void {
    const pipe = this.#newPipe(action);
    this.#pipes.set(keyOf(pipe), pipe);
    if (this.#chance.goesWrong("nonsense")) this.#nonsense(pipe);
    if (this.#chance.goesWrong("refuses")) return this.#refuse(pipe);
    const knock = { ...parcelOf(pipe, this.nowMs), pipe, toPeer: "knock" } as const;
    if (this.#conditions.has("partition", pipe)) pipe.held.push(knock);
    else this.#knock(pipe);
  }

  #newPipe({ connection, attempt, host, address, port, tls }: Action<"open">): Pipe {
    const { random } = this.#chance;
    const fates: Fate[] = ["halfOpen", "resets", "loses", "stalls"];
    const fate = fates.find((fate) => fate !== "sound" && this.#chance.goesWrong(fate)) ?? "sound";
    const fuse = random.one([0, 1, 2, 3, 5, 8, 13, 40]);
    return {
      connection,
      attempt,
      host,
      address: address ?? this.#map.lookUp(host)?.[0] ?? host,
      port,
      isTls: tls !== undefined,
      fate,
      fuse,
      isSilent: false,
      isMute: false,
      inMs: -Infinity,
      outMs: -Infinity,
      busyMs: -Infinity,
      usedMs: this.nowMs,
      held: [],
    };
  }

  /** What a driver that has lost its way reports about a transport. */
  #nonsense({ connection, attempt }: Pipe): void {
    const { random } = this.#chance;
    const report = random.one(nonsenseAbout(attempt));
    this.later({ ...report, connection }, random.below(300));
  }

  #refuse(pipe: Pipe): void {
    const { connection, attempt } = pipe;
    const { random } = this.#chance;
    const code = random.one(["ECONNREFUSED", "ConnectionRefused", "EHOSTUNREACH"]);
    const report: NetworkReport = random.chance(80)
      ? { type: "openFailed", connection, attempt, code }
      : { type: "peerClosed", connection, attempt, code: "ECONNRESET" };
    this.later(report, this.#chance.latency(), pipe);
  }

  /** Bytes are handed over. */
  write(action: Action<"write">): void {
    const { connection, attempt, writeSeq, bytes } = action;
    const pipe = this.#pipes.get(keyOf(action));
    if (!pipe) return;
    this.#use(pipe);
    if (this.#strikes(pipe)) this.#befall(pipe);
    if (pipe.isSilent && this.#chance.random.chance(50)) return; // else the kernel still takes it
    const flushedMs = Math.max(pipe.inMs, this.nowMs);
    this.#at(flushedMs, { type: "flushed", connection, attempt, writeSeq });
    if (this.#chance.goesWrong("chokes")) this.#choke(pipe, flushedMs);
    if (pipe.isSilent) return;
    pipe.outMs = Math.max(pipe.outMs, this.nowMs + this.#delay(pipe));
    this.#out(pipe, bytes);
  }

  /** The transport takes no more for a while. */
  #choke({ connection, attempt }: Pipe, atMs: number): void {
    for (const [writable, delayMs] of [[false, 0], [true, this.#chance.latency()]] as const) {
      this.#at(atMs + delayMs, { type: "writable", connection, attempt, writable });
    }
  }

  /** A connection wants no more of a transport; what is on its way may arrive all the same. */
  giveUp({ connection, attempt }: OfTransport): void {
    const key = keyOf({ connection, attempt });
    const pipe = this.#pipes.get(key);
    this.#pipes.delete(key);
    this.#parcels.keep((one) =>
      one.connection !== connection || one.attempt !== attempt || !one.report ||
      this.#chance.goesWrong("late")
    );
    if (pipe && this.#chance.goesWrong("late")) {
      const report: NetworkReport = { type: "opened", connection, attempt, remote: "late" };
      this.later(report, this.#chance.random.below(2_000));
    }
    if (pipe?.session?.end && !pipe.isSilent) this.#out(pipe, "end");
  }

  // ---- the peer's end -----------------------------------------------------------------------------

  /** Peers do what they do when it is time, also if the client stands still and looks later. */
  #inItsTime(atMs: number, does: () => void): void {
    const { nowMs } = this;
    this.nowMs = atMs;
    does();
    this.nowMs = nowMs;
  }

  /** Something is with the peer. */
  #arrive(pipe: Pipe, what: Uint8Array | "knock" | "end"): void {
    if (pipe.isSilent) return;
    if (what === "knock") return this.has(pipe) ? this.#knock(pipe) : undefined;
    if (what === "end") return pipe.session?.end?.();
    if (pipe.isMute) return;
    for (const action of pipe.session?.receive(what) ?? []) this.#answer(pipe, action);
  }

  /** The client wants to open a transport. */
  #knock(pipe: Pipe): void {
    const peer = this.#map.peerAt(pipe.address, pipe.port);
    if (this.#conditions.has("refuse", pipe) || peer === "nobody") return this.#refused(pipe);
    if (!peer || this.#chance.goesWrong("blackHole")) return;
    this.#accept(pipe, peer);
  }

  #refused(pipe: Pipe): void {
    const { connection, attempt } = pipe;
    const report: NetworkReport = { type: "openFailed", connection, attempt, code: "ECONNREFUSED" };
    this.later(report, this.#delay(pipe), pipe);
  }

  #accept(pipe: Pipe, peer: NetworkPeer): void {
    const session = peer.accept();
    const { opening = "open" } = session;
    if (opening === "refuse") return this.#refused(pipe);
    if (opening === "blackHole") return;
    pipe.session = session;
    session.drive?.((action) => this.#interrupt(pipe, action));
    const isSlow = this.#chance.goesWrong("slowOpen");
    const delayMs = isSlow ? this.#chance.random.below(20_000) : this.#delay(pipe);
    pipe.inMs = pipe.outMs = this.nowMs + delayMs;
    const { connection, attempt, address, isTls } = pipe;
    const opened: NetworkReport = { type: "opened", connection, attempt, remote: address };
    this.#in(pipe, isTls ? { ...opened, secured: true } : opened);
    if (opening === "hangUp") this.#end(pipe, { type: "peerClosed", connection, attempt });
  }

  /** The peer does what it does, when it has done what it did before. */
  #answer(pipe: Pipe, action: PeerAction): void {
    if (pipe.isSilent || !this.has(pipe)) return;
    pipe.busyMs = Math.max(pipe.busyMs, this.nowMs) + action.afterMs;
    this.#use(pipe);
    this.#say(pipe, action, pipe.busyMs + this.#delay(pipe));
  }

  /** What the peer does by itself: at once, and nothing that it was about to say is said any more. */
  #interrupt(pipe: Pipe, action: PeerAction): void {
    if (pipe.isSilent || !this.has(pipe)) return pipe.session?.end?.();
    this.#parcels.keep((one) => one.pipe !== pipe || !(one.saidMs! > this.nowMs));
    pipe.busyMs = this.nowMs;
    pipe.inMs = Math.max(this.#parcels.lastIn(pipe)?.atMs ?? this.nowMs, this.nowMs);
    this.#say(pipe, action, this.nowMs + this.#delay(pipe));
  }

  #say(pipe: Pipe, action: PeerAction, atMs: number): void {
    const { connection, attempt } = pipe;
    switch (action.type) {
      case "send":
        return this.#chunk(pipe, action.bytes, atMs);
      case "halfClose":
        return this.#end(pipe, { type: "halfClosed", connection, attempt }, atMs);
      case "close":
        return this.#end(pipe, { type: "peerClosed", connection, attempt }, atMs);
      case "reset":
        return this.#end(pipe, resetOf(pipe), atMs);
      case "silence":
        pipe.isMute = true;
    }
  }

  #chunk(pipe: Pipe, bytes: Uint8Array, atMs: number): void {
    const isReset = pipe.fate === "resets" && pipe.fuse < 0;
    const there = isReset ? bytes.subarray(0, this.#chance.random.below(bytes.length)) : bytes;
    pipe.inMs = Math.max(pipe.inMs, atMs);
    if (!this.#join(pipe, there)) this.#pieces(pipe, there);
    if (isReset) this.#end(pipe, resetOf(pipe));
  }

  /** Puts bytes behind those that are on their way. */
  #join(pipe: Pipe, bytes: Uint8Array): boolean {
    if (!this.#chance.goesWrong("joins")) return false;
    const last = this.#parcels.lastIn(pipe);
    if (last?.report?.type !== "received") return false;
    last.atMs = pipe.inMs;
    last.report = { ...last.report, bytes: joined(last.report.bytes, bytes) };
    return true;
  }

  #pieces(pipe: Pipe, bytes: Uint8Array): void {
    const { random } = this.#chance;
    let rest = bytes;
    for (let left = this.#chance.goesWrong("splits") ? 1 + random.below(3) : 0; left > 0; left--) {
      const piece = rest.subarray(0, random.below(rest.length + 1));
      rest = rest.subarray(piece.length);
      this.#received(pipe, piece);
      pipe.inMs += this.#chance.latency();
    }
    this.#received(pipe, rest);
  }

  #received(pipe: Pipe, bytes: Uint8Array): void {
    const { connection, attempt } = pipe;
    this.#in(pipe, { type: "received", connection, attempt, bytes });
  }

  // ---- what becomes of transports -----------------------------------------------------------------

  /** Whether the fate of a transport strikes with this chunk. */
  #strikes(pipe: Pipe): boolean {
    return pipe.fate !== "sound" && pipe.fuse-- <= 0;
  }

  #befall(pipe: Pipe): void {
    const { connection, attempt, fate } = pipe;
    const { random } = this.#chance;
    if (fate === "halfOpen") pipe.isSilent = true;
    if (fate === "loses") {
      const code = random.one(LOST_CODES);
      const report: NetworkReport = { type: "peerClosed", connection, attempt };
      this.#end(pipe, code === undefined ? report : { ...report, code });
    }
    if (fate !== "stalls") return; // a reset waits for something to arrive
    pipe.inMs = Math.max(pipe.inMs, this.nowMs) + random.below(120_000);
    pipe.fate = "sound";
  }

  /** A load balancer forgets what is not used. */
  #use(pipe: Pipe): void {
    if (this.nowMs - pipe.usedMs > this.idleMs) pipe.isSilent = true;
    pipe.usedMs = this.nowMs;
  }

  /** The last report about a transport. */
  #end(pipe: Pipe, report: NetworkReport, atMs: number = this.nowMs): void {
    pipe.isSilent = true;
    pipe.fate = "sound";
    pipe.inMs = Math.max(pipe.inMs, atMs);
    this.#in(pipe, report);
    pipe.session?.end?.();
  }

  /** From now on a transport carries nothing. */
  silence(transport: OfTransport): void {
    const pipe = this.#pipes.get(keyOf(transport));
    if (pipe) pipe.isSilent = true;
  }

  /** Open transports end. */
  lose(scope: NetworkScope, how: Extract<NetworkCommand, { type: "lose" }>["how"]): void {
    for (const pipe of this.#openIn(scope)) this.#lose(pipe, how);
  }

  #lose(pipe: Pipe, how: Extract<NetworkCommand, { type: "lose" }>["how"]): void {
    const { connection, attempt } = pipe;
    switch (how) {
      case "close":
        return this.#end(pipe, { type: "peerClosed", connection, attempt });
      case "reset":
        return this.#end(pipe, resetOf(pipe));
      case "resetMidFrame":
        pipe.fate = "resets";
        pipe.fuse = -1;
        return;
      case "halfOpen":
        pipe.isSilent = true;
    }
  }

  /** Open transports stand still. */
  stall(scope: NetworkScope, forMs: number): void {
    for (const pipe of this.#openIn(scope)) {
      this.#parcels.postpone(pipe, forMs);
      pipe.inMs = Math.max(pipe.inMs, this.nowMs) + forMs;
      pipe.outMs = Math.max(pipe.outMs, this.nowMs) + forMs;
    }
  }

  #openIn(scope: NetworkScope): Pipe[] {
    return [...this.#pipes.values()].filter((pipe) =>
      pipe.session && !pipe.isSilent && this.#conditions.isIn(scope, pipe)
    );
  }

  /** What was held up by a partition that is no more goes on. */
  release(): void {
    for (const pipe of this.#pipes.values()) {
      if (pipe.held.length === 0 || this.#conditions.has("partition", pipe)) continue;
      this.#parcels.putBack(pipe, this.nowMs);
    }
  }

  // ---- what is on its way -------------------------------------------------------------------------

  #delay(pipe: Pipe): number {
    return this.#chance.latency() + this.#conditions.delayOf(pipe);
  }

  #at(atMs: number, report: NetworkReport, pipe?: Pipe): void {
    if (atMs === Infinity) return;
    this.#parcels.push({ ...parcelOf(report, atMs), report, ...pipe && { pipe } });
  }

  /** For the client, behind everything that the transport has carried so far. */
  #in(pipe: Pipe, report: NetworkReport): void {
    const saidMs = Math.max(pipe.busyMs, this.nowMs);
    this.#parcels.push({ ...parcelOf(report, pipe.inMs), report, pipe, saidMs });
  }

  /** For the peer, behind everything that the transport has carried so far. */
  #out(pipe: Pipe, toPeer: Uint8Array | "end"): void {
    this.#parcels.push({ ...parcelOf(pipe, Math.max(pipe.outMs, this.nowMs)), pipe, toPeer });
  }
}

function keyOf({ connection, attempt }: OfTransport): string {
  return `${attempt}/${connection}`;
}

function parcelOf({ connection, attempt }: OfTransport, atMs: number) {
  return { connection, attempt, atMs };
}

function resetOf({ connection, attempt }: OfTransport): NetworkReport {
  return { type: "peerClosed", connection, attempt, code: "ECONNRESET" };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
