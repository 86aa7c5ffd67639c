// The transition table: what each input and timer does in each state, and which state follows.

import type { Answer } from "../machine/machine.ts";
import type { Context, Timer } from "./context.ts";
import {
  closedOpening,
  connectTimedOut,
  openFailed,
  raceOn,
  redirected,
  redirectFailed,
  resolved,
  resolveFailed,
  retarget,
} from "./dial.ts";
import type { ConnectionState } from "./effects.ts";
import type { ConnectionInput } from "./inputs.ts";
import {
  backoffEnded,
  close,
  connect,
  connectLater,
  drain,
  drainTimedOut,
  flushed,
  giveUpPeer,
  idleExpired,
  requestsTimedOut,
  reset,
  resetBackoff,
  send,
  setupTimedOut,
  setWritable,
} from "./lifetime.ts";
import { release } from "./requests.ts";
import { received, sessionDue } from "./receive.ts";
import {
  halfClosed,
  opened,
  peerClosed,
  saslAnswered,
  saslFailed,
  secured,
  secureFailed,
} from "./session.ts";
import { throttle } from "./time.ts";

/** Which states may follow, and what is done. The same state may always follow. */
export type Transition = readonly [to: string, handler: Handler];

/** Does what an input or timer means; without an answer of its own it is `{ ok: true }`. */
export type Handler = (c: Context, input: never) => Answer | void;

/** What is listed for a state. An input that is not is refused, or a fault of the driver. */
export type Transitions = {
  readonly [on in ConnectionInput["type"] | Timer]?: Transition;
};

const nothing: Transition = ["", () => {}];

/** What may follow where an attempt begins. */
const ANEW = "redirecting resolving tcp backoff";

function table(): Readonly<Record<ConnectionState, Transitions>> {
  const always: Transitions = {
    send: ["", send],
    close: ["closed", close],
    drain: ["closed", close],
    throttle: ["", (c, { throttleMs }: { throttleMs: number }) => throttle(c, throttleMs)],
    throttleEnd: ["", release],
    graceEnd: nothing,
  };
  const setup: Transitions = {
    ...always,
    reset: ["idle", reset],
    setupTimeout: ["backoff", setupTimedOut],
  };
  const live: Transitions = {
    ...always,
    reset: ["idle", reset],
    flushed: ["backoff", flushed],
    writable: ["", setWritable],
    halfClosed: ["backoff", halfClosed],
    peerClosed: ["backoff", peerClosed],
  };
  return {
    idle: {
      ...always,
      connect: [ANEW, connect],
      reset: nothing,
      retarget: ["", retarget],
    },
    backoff: {
      ...always,
      connect: ["", connectLater],
      backoffEnd: [`idle ${ANEW}`, backoffEnded],
      reset: ["idle", resetBackoff],
      retarget: ["idle", retarget],
    },
    redirecting: {
      ...setup,
      redirected: ["resolving tcp backoff", redirected],
      redirectFailed: ["backoff", redirectFailed],
    },
    resolving: {
      ...setup,
      resolved: ["tcp backoff", resolved],
      resolveFailed: ["tcp backoff", resolveFailed],
    },
    tcp: {
      ...setup,
      opened: ["tls sasl negotiating ready backoff", opened],
      openFailed: ["resolving backoff", openFailed],
      peerClosed: ["resolving backoff", closedOpening],
      connectTimeout: ["resolving backoff", connectTimedOut],
      raceStep: ["", raceOn],
    },
    tls: {
      ...setup,
      secured: ["sasl negotiating ready", secured],
      secureFailed: ["backoff", secureFailed],
      halfClosed: ["backoff", halfClosed],
      peerClosed: ["backoff", peerClosed],
    },
    sasl: {
      ...live,
      setupTimeout: ["backoff", setupTimedOut],
      received: ["negotiating ready backoff", received],
      saslAnswered: ["negotiating ready backoff", saslAnswered],
      saslFailed: ["backoff", saslFailed],
    },
    negotiating: {
      ...live,
      setupTimeout: ["backoff", setupTimedOut],
      received: ["ready backoff", received],
      requestTimeout: ["backoff", requestsTimedOut],
    },
    ready: {
      ...live,
      received: [ANEW, received],
      flushed: [ANEW, flushed],
      requestTimeout: [ANEW, requestsTimedOut],
      setupTimeout: ["backoff", setupTimedOut],
      drain: ["draining closed", drain],
      fail: ["backoff", giveUpPeer],
      saslAnswered: ["backoff", saslAnswered],
      saslFailed: ["backoff", saslFailed],
      idleExpiry: ["idle", idleExpired],
      reauthentication: ["", sessionDue],
    },
    draining: {
      ...live,
      received: ["closed", received],
      flushed: ["closed", flushed],
      reset: ["closed", reset],
      drain: nothing,
      fail: ["closed", giveUpPeer],
      halfClosed: ["closed", halfClosed],
      peerClosed: ["closed", peerClosed],
      requestTimeout: ["closed", requestsTimedOut],
      drainTimeout: ["closed", drainTimedOut],
    },
    closed: { send: ["", send] },
  };
}

/** The whole machine, by state. */
export const transitions: Readonly<Record<ConnectionState, Transitions>> = /* @__PURE__ */ table();
