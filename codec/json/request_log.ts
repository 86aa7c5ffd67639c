import type { CaptureEvent, MessageEvent, UndecodableEvent } from "../capture/event.ts";
import type { Endpoint } from "../capture/packet.ts";
import { formatShown } from "./format.ts";
import type { Shape } from "./shape.ts";

/** What a line can say beyond its event. */
export interface RequestLogFacts {
  /** The event that `pairedWith` names: the request of a response, or the other way round. */
  readonly pairedWith?: MessageEvent | UndecodableEvent;
  /** The ends of the connection; both are needed. */
  readonly client?: Endpoint;
  /** The end that answers, where it is known. */
  readonly server?: Endpoint;
  /** What the client said of itself in ApiVersions on this connection. */
  readonly software?: { readonly name: string; readonly version: string };
}

/**
 * A line of Kafka's request log (`kafka.request.logger`, KIP-673) with what a capture can know, without the newline:
 * `isForwarded`, `requestHeader`, `request`, `response`, `connection`, `totalTimeMs`, `clientInformation`.
 *
 * One event is one side, so give the later one of a pair and, with it, the other. What is not known is left out:
 * the body of a message that was not decoded or that `findShape` does not know, times within the broker, who the
 * user is. Records are their size. Unlike Kafka's, an int64 that `JSON.parse` and jq would round is text, and what
 * would move a terminal is written as `\uXXXX`. Masks of secrets stay.
 *
 * @param findShape That of `kafka-wire/json/shapes`, or one for fewer messages.
 * @returns Undefined for an event that is no request or response, or a response whose request is not known at all.
 * @throws {EncodeError} If a message is not one of its API and version; those of a capture are.
 * @example
 * ```ts
 * import { formatRequestLog } from "kafka-wire/json";
 * import { heartbeatResponseShape } from "kafka-wire/json/heartbeat";
 * const line = formatRequestLog({
 *   kind: "message",
 *   id: 2,
 *   connection: 0,
 *   direction: "response",
 *   header: { apiKey: 12, apiVersion: 0, correlationId: 7, clientId: "a", headerVersion: 0 },
 *   apiKey: 12,
 *   apiName: "Heartbeat",
 *   version: 0,
 *   range: { stream: 0, length: 10, missing: 0, file: [] },
 *   bodyStart: 8,
 *   packets: [],
 *   latencyMs: 0.5,
 *   flags: [],
 *   message: { errorCode: 27 },
 *   issues: [],
 * }, () => heartbeatResponseShape);
 * if (!line?.endsWith('"response":{"errorCode":27},"totalTimeMs":0.5}')) throw new Error("Cannot match");
 * ```
 */
export function formatRequestLog(
  event: CaptureEvent,
  findShape: (name: string) => Shape | undefined,
  facts: RequestLogFacts = {},
): string | undefined {
  if (event.kind !== "message" && event.kind !== "undecodable") return undefined;
  const header = headerJson(event, facts);
  if (header === undefined) return undefined;
  const members = [
    `"isForwarded":${event.enclosedBy !== undefined}`,
    `"requestHeader":${header}`,
    ...bodyMembers(event, facts, findShape),
    ...connectionMembers(event, facts),
  ];
  return `{${members.join(",")}}`.replace(UNSAFE, escape);
}

type FrameEvent = MessageEvent | UndecodableEvent;

/** The header of the request; a response carries what its own says. */
function headerJson(event: FrameEvent, { pairedWith }: RequestLogFacts): string | undefined {
  const { apiKey, apiVersion, correlationId, clientId } = event.header;
  if (apiKey === undefined || apiVersion === undefined) return undefined;
  const isDeprecated = [event, pairedWith].some((side) =>
    side?.flags.includes("deprecated-version")
  );
  return JSON.stringify({
    requestApiKey: apiKey,
    requestApiVersion: apiVersion,
    correlationId,
    clientId,
    requestApiKeyName: event.apiName && enumName(event.apiName),
    requestApiVersionDeprecated: isDeprecated || undefined,
  });
}

/** Kafka's constant for an API: API_VERSIONS for ApiVersions. */
function enumName(apiName: string): string {
  return apiName.replace(/[a-z0-9](?=[A-Z])/g, "$&_").toUpperCase();
}

function bodyMembers(
  event: FrameEvent,
  { pairedWith }: RequestLogFacts,
  findShape: (name: string) => Shape | undefined,
): string[] {
  const sides = [event, ...(pairedWith ? [pairedWith] : [])];
  return (["request", "response"] as const).flatMap((direction) => {
    const side = sides.find((side) => side.direction === direction);
    const json = side && bodyJson(side, findShape);
    return json === undefined ? [] : [`"${direction}":${json}`];
  });
}

function bodyJson(
  event: FrameEvent,
  findShape: (name: string) => Shape | undefined,
): string | undefined {
  if (event.kind !== "message" || event.message === undefined) return undefined;
  const suffix = event.direction === "request" ? "Request" : "Response";
  const shape = findShape(`${event.apiName}${suffix}`);
  return shape && formatShown(shape, event.message, event.version);
}

function connectionMembers(event: FrameEvent, facts: RequestLogFacts): string[] {
  const { pairedWith, client, server, software } = facts;
  const latencyMs = event.latencyMs ?? pairedWith?.latencyMs;
  const information = software &&
    JSON.stringify({ softwareName: software.name, softwareVersion: software.version });
  return [
    ...(client && server ? [`"connection":"${ending(server)}-${ending(client)}"`] : []),
    ...(latencyMs === undefined ? [] : [`"totalTimeMs":${latencyMs}`]),
    ...(information === undefined ? [] : [`"clientInformation":${information}`]),
  ];
}

/** As Java prints it: an IPv6 address has no brackets. */
function ending({ address, port }: Endpoint): string {
  return `${address}:${port}`;
}

// Controls, and what turns or hides the text around it. In JSON they stand within strings only.
const UNSAFE = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** One character, which may be two UTF-16 units. */
function escape(character: string): string {
  const units = character.split("").map((unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"));
  return units.map((unit) => `\\u${unit}`).join("");
}
