// What numbers are called.

import { findErrorCode } from "kafka-wire/messages/error-codes";
import { apis } from "kafka-wire/frame";

/** Kafka's name of an error code. */
export function errorName(code: number): string | undefined {
  return findErrorCode(code)?.name;
}

const NAMES: ReadonlyMap<number, string> = /* @__PURE__ */ new Map(
  apis.map(({ key, name }) => [key, name]),
);

/** Kafka's name of an API. */
export function apiName(key: number): string | undefined {
  return NAMES.get(key);
}
