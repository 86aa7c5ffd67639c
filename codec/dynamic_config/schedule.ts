// When the configuration is read, and what the outcomes mean (connection D.5).

import { expBackoff } from "../machine/backoff.ts";
import { type Context, emit, type Timer, warn } from "./context.ts";
import { evaluate, revert } from "./evaluate.ts";
import type { Input } from "./inputs.ts";
import { ownValues } from "./values.ts";

const UNSUPPORTED: { readonly [errorCode: number]: string } = {
  35: "unsupported-version",
  42: "invalid-request",
};

/** Begins. */
export function start(c: Context, { role, config }: Input<"start">): void {
  const { data, engine, settings } = c;
  data.mode = "off";
  data.own = data.accepted = ownValues(role, config);
  data.locked = config.acksLocked[settings.acksLock];
  data.managed = config.groupProtocol === "consumer";
  data.gate = role === "consumer";
  if (data.gate) {
    const waitMs = Math.min(settings.requestTimeoutMs, settings.gateMs);
    engine.timers.set("gateEnd", engine.nowMs + waitMs);
  }
  if (settings.enabled) switchOn(c);
  else openGate(c, "off");
  if (data.managed) openGate(c, "broker-managed");
}

/** Follows the configuration. */
export function switchOn(c: Context): void {
  const { data, settings } = c;
  if (settings.clientIdGenerated && !data.warned) {
    data.warned = true;
    warn(c, "GENERATED_CLIENT_ID", "only the default for all clients can be meant for this one");
  }
  probe(c);
}

/** Reads as soon as it can, and takes what comes as new. */
export function probe(c: Context): void {
  c.data.mode = "probing";
  forget(c);
  read(c);
}

/** What was read, and when to read again, counts no more. */
function forget({ data, engine }: Context): void {
  data.lastAnswer = null;
  data.ignored = [];
  data.errorCode = data.failures = 0;
  if (data.read === "asked") data.read = "void";
  engine.timers.clear("retryEnd", "nextRead");
}

/** Follows the configuration no more, and returns to what the user configured. */
export function switchOff(c: Context, why: string): void {
  c.data.mode = "off";
  forget(c);
  revert(c);
  openGate(c, why);
}

/** Ends. */
export function stop(c: Context): void {
  switchOff(c, "stopped");
  c.data.mode = "closed";
}

/** There is a node; the first one is asked at once. */
export function nodeReady(c: Context): void {
  if (c.data.ready) return;
  c.data.ready = true;
  read(c);
}

/** Asks, if it is to, nothing is in flight, and there is a node. */
export function read(c: Context): void {
  const { data, settings } = c;
  const isOn = data.mode === "probing" || data.mode === "active";
  if (!isOn || data.read !== "no" || !data.ready) return;
  data.read = "asked";
  const { resourceType } = settings;
  emit(c, { type: "describe", resourceType, resourceName: nameOf(c), keys: null });
}

/** No entity can be meant for a client whose id nobody has chosen: the default is what is asked for. */
function nameOf({ settings: { clientId, clientIdGenerated } }: Context): string {
  return clientIdGenerated ? "" : clientId;
}

/** Nothing is in flight any more. A void outcome does not count: the read that waits behind it begins. */
export function settle(c: Context): boolean {
  const { data } = c;
  const was = data.read;
  data.read = "no";
  if (was === "void") read(c);
  return was === "asked";
}

/** A read was answered. */
export function described(c: Context, input: Input<"described">): void {
  if (!settle(c)) return;
  const { data } = c;
  data.failures = 0;
  const unsupported = whyUnsupported(c, input);
  if (unsupported !== undefined) return disable(c, unsupported);
  if (input.errorCode !== 0) warnOfError(c, input.errorCode);
  else {
    data.mode = "active";
    data.errorCode = 0;
    evaluate(c, input.entries);
  }
  readLater(c);
  openGate(c, "described");
}

/** Why these brokers cannot do it; undefined if they can (connection D2). */
function whyUnsupported(
  c: Context,
  { errorCode, resourceType, resourceName }: Input<"described">,
): string | undefined {
  if (errorCode !== 0) return UNSUPPORTED[errorCode];
  const isAsked = resourceType === c.settings.resourceType && resourceName === nameOf(c);
  return isAsked ? undefined : "other-resource";
}

/** Until the client begins anew. What is in effect stays (connection D16). */
function disable(c: Context, reason: string): void {
  const { data, settings } = c;
  const isNews = data.mode === "probing" && settings.enabled === true;
  if (isNews) warn(c, "UNSUPPORTED", "the brokers have no configuration for clients");
  data.mode = "disabled";
  emit(c, { type: "disabled", reason });
  openGate(c, "disabled");
}

function warnOfError(c: Context, errorCode: number): void {
  const { data } = c;
  if (errorCode === data.errorCode) return;
  data.errorCode = errorCode;
  warn(c, "DESCRIBE_ERROR", `DescribeConfigs was answered with error ${errorCode}`);
}

/** A fleet that was started together does not read together for ever. */
function readLater({ engine, settings }: Context): void {
  const share = 0.9 + 0.2 * engine.random.draw("jitter.retry");
  setIn(engine, "nextRead", Math.trunc(share * settings.metadataMaxAgeMs));
}

/** A read was not answered. */
export function describeFailed(c: Context): void {
  if (!settle(c)) return;
  const { data, engine, settings } = c;
  const waitMs = expBackoff(
    data.failures++,
    settings.retryBackoffMs,
    settings.retryBackoffMaxMs,
    () => engine.random.draw("jitter.retry"),
  );
  setIn(engine, "retryEnd", waitMs);
  openGate(c, "failed");
}

/** Not in the same millisecond: a call has to end, and so has a burst of reads. */
function setIn({ timers, nowMs }: Context["engine"], timer: Timer, waitMs: number): void {
  timers.set(timer, nowMs + Math.max(waitMs, 1));
}

/** Lets the consumer join, once. */
export function openGate(c: Context, reason: string): void {
  if (!c.data.gate) return;
  c.data.gate = false;
  c.engine.timers.clear("gateEnd");
  emit(c, { type: "gateOpened", reason });
}
