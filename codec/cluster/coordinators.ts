// Coordinators: how they are asked for, and which are known (connection B.8). FindCoordinator comes with the APIs.

import type { ResponseEvent } from "../connection/mod.ts";
import { CODES } from "./answers.ts";
import type { Context } from "./context.ts";
import type { AnyApi } from "./options.ts";

/** Its key. */
export const FIND_COORDINATOR = 10;

const TYPES: readonly string[] = ["group", "transaction", "share"];
const BATCHED_FROM = 4;

/** What to ask for a coordinator by its name; several keys at once since version 4. */
export function findMessage(name: string, version: number): unknown {
  const space = name.indexOf(" ");
  const keyType = TYPES.indexOf(name.slice(0, space));
  const key = name.slice(space + 1);
  return version >= BATCHED_FROM ? { keyType, coordinatorKeys: [key] } : { keyType, key };
}

/** What the answer tells. */
export interface FoundCoordinator {
  readonly errorCode: number;
  readonly nodeId: number;
}

const UNKNOWN: FoundCoordinator = { errorCode: -1, nodeId: -1 };

/** Reads an answer; one that is none tells of an unknown error. */
export function coordinatorIn(api: AnyApi, { body, apiVersion }: ResponseEvent): FoundCoordinator {
  try {
    const message = api.decodeResponse(body, apiVersion);
    return apiVersion >= BATCHED_FROM ? message.coordinators[0] ?? UNKNOWN : message;
  } catch {
    return UNKNOWN;
  }
}

/** COORDINATOR_NOT_AVAILABLE. */
export const NOT_AVAILABLE = 15;

const MOST = 10_000;

/** Remembers a coordinator; of very many the oldest is forgotten. */
export function remember({ coordinators }: Context, key: string, nodeId: number): void {
  coordinators.delete(key);
  coordinators.set(key, nodeId);
  const [oldest] = coordinators.keys();
  if (coordinators.size > MOST) coordinators.delete(oldest!);
}

/** The coordinators at this node may be others by now. */
export function forgetCoordinatorsAt({ coordinators }: Context, nodeId: number): void {
  for (const [key, id] of coordinators) if (id === nodeId) coordinators.delete(key);
}

/** Whether the answer may be another one soon. */
export function willPass({ errorCode }: FoundCoordinator): boolean {
  return errorCode === UNKNOWN.errorCode || errorCode === CODES.coordinatorLoading ||
    errorCode === NOT_AVAILABLE;
}
