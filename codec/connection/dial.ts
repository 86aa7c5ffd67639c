// From `connect` to an open transport: redirect, resolve, open.

import { expBackoff } from "../machine/backoff.ts";
import type { FailureReason } from "../machine/failure.ts";
import type {
  DialTarget,
  Judged,
  RedirectDecision,
  RedirectInput,
  Redirector,
} from "../redirect/decision.ts";
import { advertisedHost } from "../redirect/host.ts";
import { judgeDecision } from "../redirect/judge.ts";
import { type Address, advertised, ask, type Context, enter, tell, usesTls } from "./context.ts";
import type { TlsNames } from "./effects.ts";
import { dropTransport, fail, nextAddress } from "./failure.ts";
import type { Failure } from "./failure_type.ts";
import type { Command, Report } from "./inputs.ts";

const RACE_STEP_MS = 250;
const KEEP: RedirectDecision = { type: "keep" };

/** Begins an attempt. */
export function begin(c: Context): void {
  const { data, engine, settings, options } = c;
  data.attempt++;
  data.asap = data.suspended = false;
  data.startMs = data.phaseMs = engine.nowMs;
  data.timings = {};
  data.dialled = null;
  data.numbered = "no";
  data.setupLimitMs = expBackoff(
    data.setupFailures,
    settings.socketConnectionSetupTimeoutMs,
    settings.socketConnectionSetupTimeoutMaxMs,
    () => engine.random.draw("jitter.setup"),
  );
  engine.timers.set("setupTimeout", engine.nowMs + data.setupLimitMs);
  redirect(c, options.redirector ?? null);
}

function redirect(c: Context, redirector: Context["options"]["redirector"]): void {
  const input = redirectInput(c);
  if (redirector === null || redirector === undefined) return dial(c, judgeDecision(KEEP, input));
  if (redirector === "ask-driver") {
    ask(c, { type: "redirect", input });
    return enter(c, "redirecting", "connect");
  }
  if (typeof redirector === "function") return decideBy(c, () => redirector(input), input);
  const { decision, rule, invalid } = redirector.evaluate(input);
  if (invalid) return refuse(c, { type: "invalid", ...invalid });
  follow(c, decision, rule, judgeDecision(decision, input));
}

function decideBy(
  c: Context,
  decide: () => RedirectDecision | null | undefined,
  input: RedirectInput,
): void {
  let decision;
  try {
    decision = decide();
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    return refuse(c, { type: "invalid", code: "THREW", detail });
  }
  follow(c, decision ?? KEEP, "function", judgeDecision(decision, input));
}

/** The driver has asked its redirector. */
export function redirected(c: Context, { decision }: Report<"redirected">): void {
  follow(c, decision ?? KEEP, "function", judgeDecision(decision, redirectInput(c)));
}

/** The driver's redirector threw. */
export function redirectFailed(c: Context, { message }: Report<"redirectFailed">): void {
  refuse(c, { type: "invalid", code: "THREW", detail: message });
}

/** What a redirector is asked, of the node as it is or as it would be. */
function redirectInput(
  { data, options, settings }: Context,
  { host, port, rack, pod }: Node = data,
): RedirectInput {
  const { attempt, setupFailures, lastFailure, generation } = data;
  return {
    purpose: options.purpose ?? "broker",
    nodeId: options.nodeId ?? null,
    ...advertisedHost(host),
    port,
    rack,
    pod,
    clusterId: settings.expectClusterId,
    attempt,
    setupFailures,
    ...(lastFailure && { lastFailure }),
    generation,
    ...options.facts?.(),
  };
}

/** What a redirector may know of the node. */
type Node = Pick<Context["data"], "host" | "port" | "rack" | "pod">;

/** Whether the redirector would now send this node elsewhere than the last attempt went; only the driver knows its own. */
export function dialsElsewhere(c: Context, node: Node): boolean {
  const { redirector = null } = c.options;
  if (redirector === "ask-driver") return true;
  const input = redirectInput(c, node);
  return JSON.stringify(targetsNow(redirector, input)) !== JSON.stringify(c.data.targets);
}

/** Where it would be dialled; empty: nowhere. */
function targetsNow(
  redirector: Exclude<Redirector, "ask-driver"> | null,
  input: RedirectInput,
): readonly DialTarget[] {
  try {
    const decision = redirector === null
      ? KEEP
      : typeof redirector === "function"
      ? redirector(input)
      : redirector.evaluate(input).decision;
    const judged = judgeDecision(decision, input);
    return judged.type === "dial" ? judged.targets : [];
  } catch {
    return []; // as an attempt would find out
  }
}

type Rule = number | "function" | "none";

/** Does what was decided, and tells it. */
function follow(c: Context, decision: RedirectDecision, rule: Rule, judged: Judged): void {
  if (judged.type === "invalid") return refuse(c, judged);
  if (judged.type === "reject") return refuse(c, judged, () => decided(c, decision, rule));
  const target = useTargets(c, judged.targets);
  if (!locate(c, "connect")) return refuse(c, NO_ADDRESS, () => decided(c, decision, rule));
  decided(c, decision, rule, target);
}

/** Without a redirector. */
function dial(c: Context, judged: Judged): void {
  if (judged.type !== "dial") return refuse(c, judged);
  useTargets(c, judged.targets);
  locate(c, "connect");
}

const NO_ADDRESS: Judged & { type: "reject" } = {
  type: "reject",
  message: "no address is allowed",
};

/** The redirector does not let this attempt go on. */
function refuse(
  c: Context,
  judged: Exclude<Judged, { type: "dial" }>,
  tellFirst?: () => void,
): void {
  const { attempt, state } = c.data;
  if (state === "idle") enter(c, "redirecting", "connect");
  tellFirst?.();
  if (judged.type === "reject") {
    const { message } = judged;
    tell(c, { type: "redirectRejected", attempt, message });
    return fail(c, { reason: "REDIRECT_REJECTED", message: `redirection refused: ${message}` });
  }
  const { code, detail } = judged;
  tell(c, { type: "redirectInvalid", attempt, code, detail });
  fail(c, { reason: "REDIRECT_INVALID", code, message: `redirection is not valid: ${detail}` });
}

function decided(c: Context, decision: RedirectDecision, rule: Rule, target?: DialTarget): void {
  const { data, options } = c;
  tell(c, {
    type: "redirectDecided",
    nodeId: options.nodeId ?? null,
    purpose: options.purpose ?? "broker",
    from: advertised(c),
    decision,
    rule,
    target: target ? { host: target.host, port: target.port } : null,
    serverName: target?.serverName ?? null,
    verifyName: target?.verifyName ?? null,
    candidate: data.candidate,
    attempt: data.attempt,
  });
}

/** The candidates of this attempt; a list that differs from the last one begins at its first. */
function useTargets({ data }: Context, targets: readonly DialTarget[]): DialTarget {
  if (JSON.stringify(targets) !== JSON.stringify(data.targets)) {
    data.targets = targets;
    data.candidate = data.address = 0;
    data.addresses = [];
  }
  data.firstCandidate = data.candidate;
  return targets[data.candidate]!;
}

/** Opens the next address of the candidate, or asks for its addresses; false if rules drop the only one. */
function locate(c: Context, cause: string): boolean {
  const { data, engine, options, settings } = c;
  const { host, port, literal } = data.targets[data.candidate]!;
  if (data.address < data.addresses.length) {
    open(c, cause);
    return true;
  }
  data.leftOut = 0;
  if (literal) return useAddresses(c, [host], cause);
  if (options.transport?.resolve === false) {
    data.addresses = [{ address: null, port }];
    data.address = 0;
    open(c, cause);
  } else {
    number(c, "resolve");
    engine.timers.clear("connectTimeout", "raceStep");
    ask(c, { type: "resolve", host, family: settings.addressFamily });
    if (data.state !== "resolving") enter(c, "resolving", cause);
  }
  return true;
}

/** The next number, unless this one is free: a late report about what came before must not count. */
function number({ data }: Context, use: "resolve" | "open"): void {
  if (data.numbered === "open" || data.numbered === use) data.attempt++;
  data.numbered = use;
}

/** The name has these addresses. */
export function resolved(c: Context, { addresses }: Report<"resolved">): void {
  const { data, settings } = c;
  const wanted = addresses.filter(inFamily(settings.addressFamily, addresses));
  data.leftOut = addresses.length - wanted.length;
  if (wanted.length === 0) {
    return unresolved(c, `no address for ${data.targets[data.candidate]!.host}`);
  }
  if (useAddresses(c, wanted, "resolved")) return;
  giveUp(c, { reason: "REDIRECT_REJECTED", message: `redirection refused: ${NO_ADDRESS.message}` });
}

/** The name cannot be resolved. */
export function resolveFailed(c: Context, { code }: Report<"resolveFailed">): void {
  unresolved(c, `cannot resolve ${c.data.targets[c.data.candidate]!.host}: ${code}`, code);
}

function unresolved(c: Context, message: string, code?: string): void {
  c.data.addresses = [];
  giveUp(c, { reason: "DNS_FAILED", message, ...(code && { code }) });
}

function inFamily(family: string | number, all: readonly string[]): (address: string) => boolean {
  if (family === "any") return () => true;
  const wanted = family === "first" ? isIpv6(all[0] ?? "") : family === 6;
  return (address) => isIpv6(address) === wanted;
}

function isIpv6(address: string): boolean {
  return address.includes(":");
}

/** Takes addresses, rewritten by the rules of that stage, and opens one; false if none is left. */
function useAddresses(c: Context, found: readonly string[], cause: string): boolean {
  const { data } = c;
  const addresses = found.flatMap((address) => addressesFor(c, address));
  if (addresses.length === 0) return false;
  data.addresses = addresses;
  data.address = addresses.length > 1 && nameOf(c, addresses[0]!) === data.lastTried ? 1 : 0;
  open(c, cause);
  return true;
}

function addressesFor(c: Context, address: string): readonly Address[] {
  const { redirector } = c.options;
  const { port } = c.data.targets[c.data.candidate]!;
  if (typeof redirector !== "object" || redirector === null) return [{ address, port }];
  const { addresses, rule } = redirector.evaluateAddress({ ...redirectInput(c), port }, address);
  return rule === "none" ? [{ address, port }] : addresses;
}

/** What tells addresses apart: the same one may be that of several candidates. */
function nameOf({ data }: Context, { address }: Address): string {
  return `${data.targets[data.candidate]!.host} ${address}`;
}

function noteTried(c: Context): void {
  const { data } = c;
  const tried = data.addresses[data.address]!;
  data.lastTried = nameOf(c, tried);
  data.dialled = { host: tried.address ?? data.targets[data.candidate]!.host, port: tried.port };
}

/** Opens the address that is next. */
function open(c: Context, cause: string): void {
  const { data, engine, options } = c;
  const { address, port } = data.addresses[data.address]!;
  const { host, serverName, verifyName } = data.targets[data.candidate]!;
  number(c, "open");
  noteTried(c);
  const tls: TlsNames = { serverName, verifyName, alpn: [] };
  const withOpen = usesTls(c) && options.transport?.tls === "with-open";
  ask(c, { type: "open", host, address, port, ...(withOpen && { tls }) }, data.attempt);
  const limitMs = connectLimit(c);
  const deadlineMs = Math.min(engine.nowMs + limitMs, Number.MAX_SAFE_INTEGER);
  data.racers = [...data.racers, {
    attempt: data.attempt,
    address: data.address,
    limitMs,
    deadlineMs,
  }];
  armRacers(c);
  if (data.state !== "tcp") enter(c, "tcp", cause);
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

function connectLimit({ data, engine, settings }: Context): number {
  const { connectTimeoutMs, connectTimeoutMaxMs } = settings;
  if (connectTimeoutMs === null) return NO_LIMIT;
  const draw = () => engine.random.draw("jitter.setup");
  return expBackoff(data.setupFailures, connectTimeoutMs, connectTimeoutMaxMs, draw);
}

function armRacers({ data, engine, settings }: Context): void {
  const first = Math.min(...data.racers.map(({ deadlineMs }) => deadlineMs));
  engine.timers.set("connectTimeout", first < NO_LIMIT ? first : Infinity);
  const more = data.address + 1 < data.addresses.length;
  if (settings.addressPolicy !== "race" || !more) engine.timers.clear("raceStep");
  else engine.timers.set("raceStep", engine.nowMs + RACE_STEP_MS);
}

/** It is time to try the next address beside those that are opening. */
export function raceOn(c: Context): void {
  c.data.address++;
  open(c, "raceStep");
}

/** The platform's words for a failed connect (connection A.3). */
function reasonOf(code: string): FailureReason {
  if (code === "ECONNREFUSED" || code === "ConnectionRefused") return "CONNECT_REFUSED";
  return isReset(code) ? "PEER_RESET" : "UNREACHABLE";
}

/** Whether a code means that the peer has reset the connection. */
export function isReset(code: string | undefined): boolean {
  return code === "ECONNRESET" || code === "ConnectionReset";
}

/** A transport could not be opened. */
export function openFailed(c: Context, { attempt, code }: Report<"openFailed">): void {
  drop(c, attempt);
  nextOr(c, { reason: reasonOf(code), code, message: `cannot connect: ${code}` });
}

/** A transport went away while it was opening. */
export function closedOpening(c: Context, { attempt, code }: Report<"peerClosed">): void {
  drop(c, attempt);
  const reset = isReset(code) || code === "EPIPE";
  nextOr(c, {
    reason: reset ? "PEER_RESET" : "PEER_CLOSED",
    message: `the peer closed the connection while it was being opened`,
    ...(code !== undefined && { code }),
  });
}

/** Transports have not opened in time. */
export function connectTimedOut(c: Context): void {
  const { data, engine } = c;
  const late = data.racers.filter(({ deadlineMs }) => deadlineMs <= engine.nowMs);
  for (const { attempt } of late) {
    ask(c, { type: "abort" }, attempt);
    drop(c, attempt);
  }
  const message = `connect timed out after ${late[0]!.limitMs} ms`;
  nextOr(c, { reason: "CONNECT_TIMEOUT", message });
}

function drop({ data }: Context, attempt: number): void {
  data.racers = data.racers.filter((racer) => racer.attempt !== attempt);
}

/** Goes on with the next address of the race, waits for the others in it, or gives up this candidate. */
function nextOr(c: Context, failure: Failure): void {
  const { data, settings } = c;
  if (settings.addressPolicy === "race" && data.racers.length > 0) {
    if (data.address + 1 < data.addresses.length) raceOn(c);
    else armRacers(c);
  } else giveUp(c, failure);
}

/** Tries the next address within the attempt if the policy says so; else, or if there is none, the attempt fails. */
function giveUp(c: Context, failure: Failure): void {
  if (c.settings.addressPolicy === "one-per-attempt") return fail(c, failure);
  while (nextAddress(c)) {
    if (locate(c, failure.reason)) return;
  }
  fail(c, { ...failure, moved: true });
}

/** A transport is open: the others are given up. */
export function takeTransport(c: Context, { attempt, remote }: Report<"opened">): void {
  const { data, engine } = c;
  const { address: index } = data.racers.find((racer) => racer.attempt === attempt)!;
  drop(c, attempt);
  dropTransport(c, "abort");
  data.transport = attempt;
  data.address = index;
  noteTried(c);
  data.remote = remote;
  data.flushedSeq = data.writeSeq - 1;
  data.writable = true;
  data.trusted = data.fellBack = false;
  engine.timers.clear("connectTimeout", "raceStep");
}

/** The node has moved, or is elsewhere in the cluster than was known. */
export function retarget(c: Context, { host, port, rack, pod }: Command<"retarget">): void {
  const { data, engine } = c;
  if (rack !== undefined) data.rack = rack;
  if (pod !== undefined) data.pod = pod;
  data.generation++;
  if (host === data.host && port === data.port) return;
  Object.assign(data, { host, port }, FORGOTTEN);
  engine.timers.clear("throttleEnd", "backoffEnd");
  if (data.state === "backoff") enter(c, "idle", "retarget");
}

/** What belongs to the host, and goes with it. */
const FORGOTTEN = {
  targets: [],
  addresses: [],
  address: 0,
  candidate: 0,
  lastTried: null,
  failedAttempts: 0,
  setupFailures: 0,
  lastFailure: null,
  throttleUntilMs: null,
  asap: false,
} as const;
