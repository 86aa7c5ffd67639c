// What is explored: settings so small that every state can be reached.

import type { ConnectionOptions } from "../../codec/connection/options.ts";
import type { RedirectDecision, RedirectInput } from "../../codec/redirect/decision.ts";
import type { Traits } from "./environment.ts";
import type { Plan } from "./lane_space.ts";
import { OFFERED } from "./peer.ts";

/** One exploration. */
export interface Configuration {
  readonly name: string;
  readonly options: Partial<ConnectionOptions>;
  readonly traits?: Partial<Traits>;
  readonly plan?: Partial<Plan>;
  /** It opens connections again and again, whether somebody wants them or not. */
  readonly restless?: boolean;
  /** It is explored at every `npm test`: by Node, or by every runtime. The others only by `npm run test:deep`. */
  readonly often?: "node" | "everywhere";
}

/** Limits of all explorations, where nothing else is said. */
export const SMALL: ConnectionOptions = {
  host: "b1",
  port: 9092,
  seed: 1,
  connectTimeoutMs: 2,
  socketConnectionSetupTimeoutMs: 3,
  socketConnectionSetupTimeoutMaxMs: 3,
  requestTimeoutMs: 2,
  drainTimeoutMs: 2,
  connectionsMaxIdleMs: 2,
  reconnectBackoffMs: 1,
  reconnectBackoffMaxMs: 1,
  maxInFlightRequestsPerConnection: 2,
  receiveMaxFrameBytes: 1_000,
};

/** The environment, where nothing else is said. */
export const TRAITS: Traits = {
  sessionMs: 0,
  throttleMs: 0,
  handshakeMax: 1,
  addresses: [["10.0.0.1"], []],
  decisions: [],
  cuts: [],
  noise: ["negative size"],
  silent: true,
  timeouts: [],
  joined: true,
  foreign: false,
};

/** How it is explored, where nothing else is said. */
export const PLAN: Plan = {
  farMs: 1_000,
  single: true,
  ticksAfter: [0, 1],
  othersAfter: [0],
  untaken: false,
  repeatEvery: 32,
};

const SKIP = { negotiation: "skip", staticVersions: OFFERED } as const;
const TLS = { securityProtocol: "SSL" } as const;
const PLAIN = {
  securityProtocol: "SASL_PLAINTEXT",
  sasl: { mechanism: "PLAIN", plain: { username: "u", password: "p" } },
} as const;
const EXTERNAL = {
  securityProtocol: "SASL_PLAINTEXT",
  sasl: { mechanism: "EXTERNAL" },
} as const;

/** Everything that a peer may say. */
const LOUD: Partial<Traits> = {
  cuts: [2, 6],
  noise: ["negative size", "size 3", "size too large", "TLS", "unsolicited"],
};

/** Sessions that end soon, with requests that time out and leave nothing behind. */
const SHORT_SESSIONS = {
  ...SKIP,
  connectionsMaxIdleMs: -1,
  onRequestTimeout: "abandon",
  maxInFlightRequestsPerConnection: 1,
} as const;
const SESSION: Partial<Traits> = { sessionMs: 7 };

function twoCandidates(): RedirectDecision {
  return { type: "candidates", candidates: [{ host: "c1" }, { host: "10.0.0.8", port: 9093 }] };
}

/** Refuses after what is no failure: so there are refusals in every state where an attempt begins. */
function refusing({ lastFailure }: RedirectInput): RedirectDecision | null {
  const refuses = lastFailure === "INVALIDATED" || lastFailure === "PEER_IDLE_CLOSE";
  return refuses ? { type: "reject", message: "test" } : null;
}

/** In the order in which they are explored. */
export const configurations: readonly Configuration[] = [
  {
    name: "plain, skip",
    options: { ...SKIP, requestTimeoutMs: 3, connectionsMaxIdleMs: 3 },
    traits: LOUD,
    plan: { othersAfter: [0, 1] },
  },
  { name: "plain, ApiVersions", options: {}, traits: { throttleMs: 1 } },
  { name: "TLS, skip", often: "node", options: { ...TLS, ...SKIP }, traits: { cuts: [2] } },
  {
    name: "TLS, ApiVersions",
    options: { ...TLS, socketConnectionSetupTimeoutMs: 4, socketConnectionSetupTimeoutMaxMs: 4 },
  },
  {
    name: "TLS in one step",
    often: "everywhere",
    options: { ...TLS, ...SKIP, transport: { tls: "with-open", resolve: false } },
  },
  { name: "PLAIN", options: PLAIN },
  {
    name: "PLAIN, skip, raw tokens",
    often: "everywhere",
    options: { ...PLAIN, ...SKIP },
    traits: { handshakeMax: 0 },
  },
  { name: "PLAIN, raw tokens", options: PLAIN, traits: { handshakeMax: 0 } },
  {
    name: "a mechanism outside, over TLS",
    options: { ...EXTERNAL, securityProtocol: "SASL_SSL" },
  },
  {
    name: "abandon",
    options: { ...SKIP, onRequestTimeout: "abandon", connectionsMaxIdleMs: 3 },
    traits: { timeouts: [1] },
  },
  {
    name: "abandon, buffered",
    options: { ...SKIP, onRequestTimeout: "abandon", writeGate: "buffered" },
  },
  { name: "buffered", options: { ...SKIP, writeGate: "buffered" }, traits: { cuts: [6] } },
  {
    name: "two addresses",
    options: { ...TLS, ...SKIP },
    traits: { addresses: [["10.0.0.1", "10.0.0.2"], ["10.0.0.2", "10.0.0.1"], []] },
  },
  {
    name: "all in an attempt",
    options: { ...SKIP, addressPolicy: "all-in-attempt", redirector: twoCandidates },
    traits: { addresses: [["10.0.0.1", "10.0.0.2"], []] },
  },
  {
    name: "race",
    often: "node",
    options: {
      ...SKIP,
      addressPolicy: "race",
      connectTimeoutMs: 300,
      socketConnectionSetupTimeoutMs: 800,
      socketConnectionSetupTimeoutMaxMs: 800,
    },
    traits: { addresses: [["10.0.0.1", "10.0.0.2"], ["10.0.0.1"]] },
    plan: { single: false },
  },
  {
    name: "two candidates",
    often: "node",
    options: { ...SKIP, redirector: twoCandidates },
    traits: { addresses: [["10.0.0.1"], []] },
  },
  {
    name: "the driver decides",
    options: { ...SKIP, redirector: "ask-driver" },
    traits: {
      decisions: [
        null,
        { type: "to", host: "10.0.0.7" },
        { type: "candidates", candidates: [{ host: "c1" }, { host: "10.0.0.8" }] },
        { type: "reject", message: "test" },
        { type: "to", host: "" },
      ],
    },
  },
  {
    name: "stall",
    options: { ...SKIP, stallForgiveness: true, stallMs: 2, stallGraceMs: 2 },
    traits: { silent: false, joined: false },
    plan: { ticksAfter: [0, 1, 2], othersAfter: [0, 2] },
  },
  {
    name: "eager, no backoff",
    often: "node",
    options: { ...SKIP, reconnect: "eager", reconnectBackoffMs: 0, reconnectBackoffMaxMs: 0 },
    restless: true,
  },
  {
    name: "probe",
    options: { ...SKIP, idleProbeAfterMs: 1, connectionsMaxIdleMs: 4 },
    traits: { throttleMs: 1 },
  },
  {
    name: "growth",
    options: {
      setupCoversApiVersions: true,
      connectTimeoutMaxMs: 4,
      socketConnectionSetupTimeoutMaxMs: 6,
      reconnectBackoffMs: 2,
      reconnectBackoffMaxMs: 4,
    },
  },
  {
    name: "identity",
    options: { expectClusterId: "c", expectNodeId: 1 },
    traits: { foreign: true },
  },
  {
    name: "re-authentication",
    options: { ...PLAIN, ...SHORT_SESSIONS, maxInFlightRequestsPerConnection: 2 },
    traits: SESSION,
  },
  {
    name: "re-authentication, an IP address",
    often: "node",
    options: { ...PLAIN, ...SHORT_SESSIONS, host: "10.0.0.1" },
    traits: SESSION,
  },
  {
    name: "re-authentication, the driver decides",
    options: { ...EXTERNAL, ...SHORT_SESSIONS, redirector: "ask-driver" },
    traits: SESSION,
  },
  {
    name: "re-authentication, refusals",
    options: { ...PLAIN, ...SHORT_SESSIONS, redirector: refusing },
    traits: SESSION,
  },
  { name: "untaken", often: "node", options: SKIP, plan: { untaken: true } },
];
