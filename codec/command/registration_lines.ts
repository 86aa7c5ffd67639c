// What became of a broker, for people.

import { printable, wordOf } from "../capture/text_words.ts";
import type {
  BrokerHistory,
  BrokerRegistration,
  LogPlace,
  RegistrationChange,
} from "../records/metadata_log.ts";

const WIDTH = 120;

/** The registrations of a broker, what changed them and what ended them. */
export function brokerLines({ brokerId, registrations }: BrokerHistory): string[] {
  return registrations.flatMap((one) => registrationLines(brokerId, one));
}

function registrationLines(brokerId: number, registration: BrokerRegistration): string[] {
  const { brokerEpoch, registered, record, changes, end } = registration;
  const since = registered ? `registered ${placeText(registered)}` : "registered before the log";
  const ended = end ? `; ended ${placeText(end)} by ${end.by}` : "";
  return [
    `broker ${brokerId}  epoch ${brokerEpoch}, ${since}`,
    ...record ? saidLines(record) : [],
    ...changes.map(changeLine),
    `    ${stateText(registration)}${ended}`,
  ];
}

/** What the broker said of itself. */
function saidLines(record: NonNullable<BrokerRegistration["record"]>): string[] {
  const { pod, rack, incarnationId, endPoints, features, logDirs, fenced } = record;
  const listeners = endPoints.map(({ name, host, port, securityProtocol }) =>
    `${name}://${host}:${port} (${PROTOCOLS[securityProtocol] ?? securityProtocol})`
  );
  const levels = features.map(({ name, minSupportedVersion, maxSupportedVersion }) =>
    `${name} ${minSupportedVersion}-${maxSupportedVersion}`
  );
  return [
    `    pod=${orNone(pod)} rack=${orNone(rack)} incarnationId=${incarnationId} fenced=${fenced}`,
    ...listLines("listeners", listeners),
    ...listLines("features", levels),
    ...listLines("logDirs", logDirs),
  ];
}

const PROTOCOLS = ["PLAINTEXT", "SSL", "SASL_PLAINTEXT", "SASL_SSL"];

/** A list as a line, or as one a value where it is too long. */
function listLines(name: string, values: readonly string[]): string[] {
  const line = `    ${name}: ${values.map(printable).join(", ")}`;
  if (values.length === 0 || line.length <= WIDTH) return values.length === 0 ? [] : [line];
  return [`    ${name}:`, ...values.map((value) => `      ${printable(value)}`)];
}

function orNone(text: string | null): string {
  return text === null ? "none" : printable(text);
}

function changeLine({ name, version, data, ...place }: RegistrationChange): string {
  const facts = Object.entries(data).flatMap(([field, value]) => factOf(field, value));
  const what = facts.length === 0 ? "" : `  ${facts.join(" ")}`;
  return `    ${placeText(place)}  ${name} v${version}${what}`;
}

/** One field; nothing where it changes nothing, or says which broker it is about. */
function factOf(field: string, value: unknown): string[] {
  if (["brokerId", "id", "brokerEpoch", "epoch", "unknownTaggedFields"].includes(field)) return [];
  if (value === null || value === undefined || value === 0 || value === false) return [];
  if (field === "fenced" && value === -1) return ["unfenced"]; // 0: as before
  if (field === "fenced" && value === 1) return ["fenced"];
  if (!Array.isArray(value)) return [`${field}=${value}`];
  if (field === "logDirs" && value.length === 0) return []; // as before
  return [`${field}=[${value.map((item) => printable(wordOf(`${item}`))).join(",")}]`];
}

function stateText({ fenced, inControlledShutdown, end }: BrokerRegistration): string {
  const fence = fenced === null
    ? "fenced or not: the log does not say"
    : fenced
    ? "fenced"
    : "not fenced";
  return `${end ? "was" : "is"} ${fence}${inControlledShutdown ? ", in controlled shutdown" : ""}`;
}

function placeText({ offset, time }: LogPlace): string {
  return `at offset ${offset}, ${timeText(time)}`;
}

const LAST_DATE = 8_640_000_000_000_000n; // what a Date can say

/** As ISO 8601, or the number where it is no date. */
function timeText(ms: bigint): string {
  if (ms === -1n) return "no timestamp";
  return ms >= 0n && ms <= LAST_DATE ? new Date(Number(ms)).toISOString() : `${ms} ms`;
}
