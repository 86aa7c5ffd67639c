// The bytes of the metadata log and of two answers, written down from protocol.md 2, 5 and 9 without the library.

import { bytesOf } from "./asking.ts";

/** A number in big-endian bytes. */
function int(value: number | bigint, size: number): string {
  const bits = BigInt.asUintN(size * 8, BigInt(value));
  return bits.toString(16).padStart(size * 2, "0");
}

function uvarint(value: number): string {
  const low = value & 0x7f;
  return value < 0x80 ? int(low, 1) : int(low | 0x80, 1) + uvarint(value >>> 7);
}

/** Of a number that is not negative. */
function varint(value: number): string {
  return uvarint(value * 2);
}

function utf8(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => int(byte, 1)).join("");
}

/** A compact string; null is 0. */
function text(value: string | null): string {
  if (value === null) return "00";
  const hex = utf8(value);
  return uvarint(hex.length / 2 + 1) + hex;
}

function uuid(base64url: string): string {
  const base64 = base64url.replaceAll("-", "+").replaceAll("_", "/");
  return Array.from(atob(base64 + "=="), (c) => int(c.charCodeAt(0), 1)).join("");
}

function array<T>(items: readonly T[], element: (item: T) => string): string {
  return uvarint(items.length + 1) + items.map(element).join("");
}

/** A tagged section; a field without a payload is not sent. */
function tags(fields: readonly (readonly [tag: number, payload: string | undefined])[]): string {
  const sent = fields.filter(([, payload]) => payload !== undefined);
  const entries = sent.map(([tag, payload]) =>
    uvarint(tag) + uvarint(payload!.length / 2) + payload
  );
  return uvarint(sent.length) + entries.join("");
}

/** protocol 9.2: absent is null, and so is not sent; the empty text is. */
export function podTag(tag: number, pod: string | null): string {
  return tags([[tag, pod === null ? undefined : text(pod)]]);
}

/** CRC-32C, bit by bit. */
function crc32c(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >>> 1 ^ 0x82f63b78 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function record(value: string, offsetDelta: number): string {
  const body = `0000${varint(offsetDelta)}01${varint(value.length / 2)}${value}00`; // null key, no headers
  return varint(body.length / 2) + body;
}

/** protocol 5.2: the batch that a controller writes of these values. */
export function batch(
  baseOffset: number,
  leaderEpoch: number,
  time: number,
  values: readonly string[],
): string {
  const covered = int(0, 2) + int(values.length - 1, 4) + int(time, 8) + int(time, 8) +
    int(-1, 8) + int(-1, 2) + int(-1, 4) + int(values.length, 4) + values.map(record).join("");
  const checked = `02${int(crc32c(bytesOf(covered)), 4)}${covered}`;
  return int(baseOffset, 8) + int(checked.length / 2 + 4, 4) + int(leaderEpoch, 4) + checked;
}

/** What RegisterBrokerRecord says. */
export interface Registered {
  readonly brokerId: number;
  readonly incarnationId: string;
  readonly epoch: number;
  readonly host: string;
  readonly port: number;
  readonly features: readonly { name: string; min: number; max: number }[];
  readonly rack: string | null;
  readonly fenced: boolean;
  readonly logDirs: readonly string[];
  readonly pod: string | null;
}

/** Version 4 of record 0; tag 0 are the directories, tag 2 is the pod. */
export function registerBroker(r: Registered): string {
  const endPoint = `${text("PLAINTEXT")}${text(r.host)}${int(r.port, 2)}${int(0, 2)}00`;
  return "010004" + int(r.brokerId, 4) + "00" + uuid(r.incarnationId) + int(r.epoch, 8) +
    "02" + endPoint +
    array(r.features, ({ name, min, max }) => `${text(name)}${int(min, 2)}${int(max, 2)}00`) +
    text(r.rack) + (r.fenced ? "01" : "00") + "00" +
    tags([[0, array(r.logDirs, uuid)], [2, r.pod === null ? undefined : text(r.pod)]]);
}

/** Version 0 of record 17: 1 fences, -1 unfences. */
export function fencing(brokerId: number, epoch: number, fenced: 1 | -1): string {
  return `011100${int(brokerId, 4)}${int(epoch, 8)}${tags([[0, int(fenced, 1)]])}`;
}

/** Version 0 of record 2. */
export function topic(name: string, topicId: string): string {
  return `010200${text(name)}${uuid(topicId)}00`;
}

/** Version 2 of record 3, of a new partition that all its replicas are in sync with. */
export function partition(
  topicId: string,
  index: number,
  replicas: readonly number[],
  directories: readonly string[],
): string {
  const ids = array(replicas, (id) => int(id, 4));
  return `010302${int(index, 4)}${uuid(topicId)}${ids}${ids}0101${int(replicas[0]!, 4)}` +
    `${int(0, 4)}${int(0, 4)}${array(directories, uuid)}00`;
}

/** A broker that Metadata and DescribeCluster tell of. */
export interface Told {
  readonly id: number;
  readonly host: string;
  readonly port: number;
  readonly rack: string | null;
  readonly pod: string | null;
}

/** A frame with response header 1, correlation id 7. */
function frame(body: string): string {
  return int(body.length / 2 + 5, 4) + int(7, 4) + "00" + body;
}

/** The answer to Metadata 9 to 13 without topics; the pod is tag 0 of a broker, from version 11 on. */
export function metadata(
  version: number,
  clusterId: string,
  controllerId: number,
  brokers: readonly Told[],
): string {
  const broker = ({ id, host, port, rack, pod }: Told) =>
    int(id, 4) + text(host) + int(port, 4) + text(rack) + podTag(0, version < 11 ? null : pod);
  const operations = version < 11 ? int(-2147483648, 4) : "";
  const errorCode = version < 13 ? "" : int(0, 2);
  return frame(
    int(0, 4) + array(brokers, broker) + text(clusterId) + int(controllerId, 4) + "01" +
      operations +
      errorCode + "00",
  );
}

/** The answer to DescribeCluster; the pod is tag 0 of a broker, in every version. */
export function describeCluster(
  version: number,
  clusterId: string,
  controllerId: number,
  brokers: readonly Told[],
): string {
  const broker = ({ id, host, port, rack, pod }: Told) =>
    int(id, 4) + text(host) + int(port, 4) + text(rack) + (version < 2 ? "" : "00") +
    podTag(0, pod);
  const endpointType = version < 1 ? "" : "01";
  return frame(
    int(0, 4) + int(0, 2) + "00" + endpointType + text(clusterId) + int(controllerId, 4) +
      array(brokers, broker) + int(-2147483648, 4) + "00",
  );
}

/**
 * A batch of one RegisterBrokerRecord 4 that Kafka wrote, which has one directory and no pod, as it would be with one:
 * the last 20 bytes of the value are the tagged section, and behind the value is the number of headers.
 */
export function withPod(hex: string, pod: string): string {
  const offset = Number.parseInt(hex.slice(0, 16), 16);
  const time = Number.parseInt(hex.slice(54, 70), 16);
  const tagged = hex.slice(-42, -2);
  const start = hex.indexOf("010004", 122);
  const value = hex.slice(start, -42) + `02${tagged.slice(2)}` + podTag(2, pod).slice(2);
  return batch(offset, Number.parseInt(hex.slice(24, 32), 16), time, [value]);
}
