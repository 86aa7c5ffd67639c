import type { Tick } from "../machine/machine.ts";
import type { StaticConfig } from "./options.ts";

/** What the machine takes. */
export type DynamicConfigInput = DynamicConfigCommand | DynamicConfigReport | Tick;

/** Something the owner wants. It may be refused. */
export type DynamicConfigCommand =
  /** Begin, once. */
  | {
    readonly type: "start";
    readonly role: "producer" | "consumer";
    readonly config: StaticConfig;
  }
  /** Follow the configuration, or return to what the user configured. */
  | { readonly type: "enable"; readonly enabled: boolean }
  /** End, and return to what the user configured. */
  | { readonly type: "stop" };

/** Something that has happened. It is never refused. */
export type DynamicConfigReport =
  /** There is a node that can be asked. */
  | { readonly type: "nodeReady" }
  | DescribedReport
  /** A `describe` was not answered. */
  | { readonly type: "describeFailed"; readonly reason: string }
  /** The client has begun anew with its bootstrap servers, or the cluster is another one. */
  | { readonly type: "rebootstrapped" }
  /** JoinGroup was answered with this error. */
  | { readonly type: "joinRejected"; readonly errorCode: number };

/** A `describe` was answered. {@linkcode describedOf} makes one. */
export interface DescribedReport {
  /** Which report this is. */
  readonly type: "described";
  /** Kafka's number; 0: none. */
  readonly errorCode: number;
  /** As the answer repeats it. */
  readonly resourceType: number;
  /** As the answer repeats it. */
  readonly resourceName: string;
  /** What is set; with an error nothing. */
  readonly entries: readonly DescribedEntry[];
}

/** One setting as a broker tells it. */
export interface DescribedEntry {
  /** Such as `acks`. */
  readonly name: string;
  /** Null if there is none, or it is a secret. */
  readonly value: string | null;
  /** Whether it is a secret: such an entry is not used. */
  readonly isSensitive: boolean;
  /** Whose it is: 7 the client id's, 8 the default for all clients. */
  readonly source: number;
}

/** The input of one type. */
export type Input<T extends DynamicConfigInput["type"]> = Extract<DynamicConfigInput, { type: T }>;

type Check = (value: unknown) => boolean;

const isFlag: Check = (value) => typeof value === "boolean";
const isText: Check = (value) => typeof value === "string";
const isInteger: Check = (value) => Number.isInteger(value);

/** Fields by input, and what each may be. */
const FIELDS: { readonly [type: string]: { readonly [name: string]: Check } } = {
  start: { role: (value) => value === "producer" || value === "consumer", config: isStatic },
  enable: { enabled: isFlag },
  stop: {},
  nodeReady: {},
  described: {
    errorCode: isInteger,
    resourceType: isInteger,
    resourceName: isText,
    entries: (value) => Array.isArray(value) && value.every(isEntry),
  },
  describeFailed: { reason: isText },
  rebootstrapped: {},
  joinRejected: { errorCode: isInteger },
  tick: {},
};

function isStatic(value: unknown): boolean {
  const { acks, acksLocked, sessionTimeoutMs, heartbeatIntervalMs, groupProtocol } =
    (value ?? {}) as StaticConfig;
  return [-1, 0, 1].includes(acks) && isFlag(acksLocked?.effective) &&
    isFlag(acksLocked?.explicit) && isInteger(sessionTimeoutMs) && isInteger(heartbeatIntervalMs) &&
    ["classic", "consumer"].includes(groupProtocol);
}

function isEntry(entry: unknown): boolean {
  const { name, value, isSensitive, source } = (entry ?? {}) as DescribedEntry;
  return isText(name) && (value === null || isText(value)) && isFlag(isSensitive) &&
    isInteger(source);
}

/**
 * Looks whether an input is one.
 *
 * @throws {TypeError} If its type is unknown, or a field is missing or of another type.
 */
export function checkInput(input: DynamicConfigInput): void {
  const type: string = input?.type;
  if (!Object.hasOwn(FIELDS, type)) {
    throw new TypeError(`Cannot handle input: expected a known type, found ${type}`);
  }
  for (const [name, isOf] of Object.entries(FIELDS[type]!)) {
    const value = (input as { readonly [name: string]: unknown })[name];
    if (isOf(value)) continue;
    throw new TypeError(
      `Cannot handle ${type}: expected ${name} of its type, found ${typeof value}`,
    );
  }
}
