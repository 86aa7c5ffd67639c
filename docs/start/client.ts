// Which side of a connection is the client: the one whose bytes are requests, and are answered.

import { DecodeError } from "kafka-wire";
import { peekRequestFrame, peekResponseFrame } from "kafka-wire/frame";
import { decodeRequest, requestHeader } from "./apis.ts";
import { type Cut, type Frame, framesOf } from "./frames.ts";
import { InputError, type Side, type Sides } from "./sides.ts";

/**
 * The sides, the client first. tshark calls the side that it saw first node 0, which is the broker where a
 * recording began late.
 *
 * @throws {InputError} If neither side sends requests.
 */
export function clientFirst([a, b]: Sides): Sides {
  const [framesOfA, framesOfB] = [framesOf(a.bytes), framesOf(b.bytes)];
  const [clientIsA, clientIsB] = [score(framesOfA, framesOfB), score(framesOfB, framesOfA)];
  if (clientIsA + clientIsB > 0) return clientIsA >= clientIsB ? [a, b] : [b, a];
  const reasons = `${reasonOf(a, framesOfA)}${reasonOf(b, framesOfB)}`;
  throw new InputError(`Cannot find requests: neither side begins with one.${reasons}`);
}

// Frames at the start of a side that are looked at.
const ENOUGH = 10;

/**
 * How much speaks for this client. A response full of zeros also decodes as a Produce request, so requests
 * alone do not tell: that the ids of the answers are theirs does.
 */
function score({ frames: requests }: Cut, { frames: responses }: Cut): number {
  const ids = new Set<number | string>(requests.map(requestId));
  const answers = responses.slice(0, ENOUGH).filter((frame) => ids.has(responseId(frame))).length;
  const [first = 0, ...others] = requests.slice(0, ENOUGH).map(weightOf);
  if (first + answers === 0) return 0;
  return others.reduce((sum, weight) => sum + weight, first + ENOUGH * answers);
}

/** A whole request counts more than the header of one whose version is not known. */
function weightOf({ bytes }: Frame): number {
  const error = whyNot(bytes);
  if (error === undefined) return ENOUGH;
  return error.reason === "unsupported-version" && requestHeader(bytes) ? 1 : 0;
}

function requestId({ bytes }: Frame): number | "none" {
  return bytes.length < 12 ? "none" : peekRequestFrame(bytes).correlationId;
}

function responseId({ bytes }: Frame): number | "absent" {
  return bytes.length < 8 ? "absent" : peekResponseFrame(bytes).correlationId;
}

function reasonOf({ name, bytes }: Side, { frames: [first], error }: Cut): string {
  const reason = first ? whyNot(first.bytes)?.message : error;
  return `\n  ${name}: ${bytes.length === 0 ? "sent nothing" : reason}`;
}

/** Why the frame is no request; nothing if it is one. */
function whyNot(frame: Uint8Array): DecodeError | undefined {
  try {
    decodeRequest(frame);
    return undefined;
  } catch (error) {
    if (error instanceof DecodeError) return error;
    throw error;
  }
}
