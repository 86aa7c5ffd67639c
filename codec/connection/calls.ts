import { type Api, DecodeError, EncodeError } from "../wire/mod.ts";
import type { VersionTable } from "./effects.ts";
import type { SendCommand } from "./inputs.ts";

/**
 * Builds the `send` command for one message, at the highest version both sides speak.
 *
 * @param api Such as `Metadata` of `kafka-wire/messages/metadata`.
 * @param request `id` is the owner's, `versions` those of the `ready` event, `timeoutMs` in milliseconds.
 * @throws {EncodeError} If there is no common version, or that version cannot say the message.
 * @example
 * ```ts
 * import { sendCommand } from "kafka-wire";
 * import { DescribeCluster } from "kafka-wire/messages/describe-cluster";
 * const command = sendCommand(DescribeCluster, { id: 1, message: { includeClusterAuthorizedOperations: false }, versions: { 60: { min: 0, max: 1 } } });
 * if (command.apiVersion !== 1 || !command.flexible) throw new Error("Cannot match the version");
 * ```
 */
export function sendCommand<Req, Res>(api: Api<Req, Res>, request: {
  readonly id: number;
  readonly message: Req;
  readonly versions: VersionTable;
  readonly timeoutMs?: number;
}): SendCommand {
  const { id, message, versions, timeoutMs } = request;
  const apiVersion = commonVersion(api, versions);
  return {
    type: "send",
    id,
    apiKey: api.key,
    apiVersion,
    flexible: api.flexibleFrom !== null && apiVersion >= api.flexibleFrom,
    body: api.encodeRequest(message, apiVersion),
    ...(timeoutMs !== undefined && { timeoutMs }),
  };
}

/** The highest version that both sides speak; undefined if there is none. */
export function sharedVersion(
  { key, minVersion, maxVersion }: Pick<Api<never, unknown>, "key" | "minVersion" | "maxVersion">,
  versions: VersionTable,
): number | undefined {
  const range = rangeOf(versions, key);
  const version = range && Math.min(maxVersion, range.max);
  return version !== undefined && version >= Math.max(minVersion, range!.min) ? version : undefined;
}

function rangeOf(versions: VersionTable, key: number): VersionTable[number] | undefined {
  return Object.hasOwn(versions, key) ? versions[key] : undefined;
}

function commonVersion<Req, Res>(api: Api<Req, Res>, versions: VersionTable): number {
  const { name, key, minVersion, maxVersion } = api;
  const version = sharedVersion(api, versions);
  if (version !== undefined) return version;
  const range = rangeOf(versions, key);
  if (!range) {
    throw new EncodeError(`${name}Request`, [], "an API that the peer offers", `api key ${key}`);
  }
  const expected = `version ${range.min} to ${range.max}, which the peer offers`;
  const own = minVersion === maxVersion ? `${minVersion}` : `${minVersion} to ${maxVersion}`;
  throw new EncodeError(`${name}Request`, [], expected, `version ${own}`);
}

/**
 * Decodes the body of a `response`, or of a cluster's `callAnswered`, at the version it was asked in.
 *
 * @param event Of this API.
 * @throws {DecodeError} If the body is not such a response, or the event is that of another API.
 */
export function readResponse<Req, Res>(api: Api<Req, Res>, event: {
  readonly apiKey: number;
  readonly apiVersion: number;
  readonly body: Uint8Array;
}): Res {
  const { apiKey, apiVersion, body } = event;
  if (apiKey === api.key) return api.decodeResponse(body, apiVersion);
  const expected = `response of api key ${api.key}`;
  throw new DecodeError(
    "unsupported-version",
    `${api.name}Response`,
    [],
    0,
    expected,
    `api key ${apiKey}`,
  );
}
