// The yardstick: MetadataResponse v12 decoded by one function that breaks the rules of this library. It sizes
// arrays by numbers from the wire, has no limits, refuses no ill-formed text, knows no path and no tagged field.
// Nobody would ship it; it shows what the engine can do with the same result to build.

interface Broker {
  nodeId: number;
  host: string;
  port: number;
  rack: string | null;
}

interface Partition {
  errorCode: number;
  partitionIndex: number;
  leaderId: number;
  leaderEpoch: number;
  replicaNodes: number[];
  isrNodes: number[];
  offlineReplicas: number[];
}

interface Topic {
  errorCode: number;
  name: string | null;
  topicId: string;
  isInternal: boolean;
  partitions: Partition[];
  topicAuthorizedOperations: number;
}

/** What the yardstick makes of a body. */
export interface YardstickMetadata {
  throttleTimeMs: number;
  brokers: Broker[];
  clusterId: string | null;
  controllerId: number;
  topics: Topic[];
}

/** Decodes the body of a MetadataResponse v12. */
export function decodeYardstick(b: Uint8Array): YardstickMetadata {
  let o = 0, n: number;
  const e = b.length, dv = new DataView(b.buffer, b.byteOffset, b.byteLength);
  if (o + 4 > e) short(o, 4);
  const throttleTimeMs = dv.getInt32(o);
  o += 4;
  if (o < e && b[o] < 128) n = b[o++];
  else {
    n = uvarint(b, o, e);
    o = end;
  }
  n--;
  if (n < 0) noNull(o);
  if (n * 11 > e - o) short(o, n);
  const brokers = new Array<Broker>(n);
  for (let i = 0; i < brokers.length; i++) {
    if (o + 4 > e) short(o, 4);
    const nodeId = dv.getInt32(o);
    o += 4;
    if (o < e && b[o] < 128) n = b[o++];
    else {
      n = uvarint(b, o, e);
      o = end;
    }
    n--;
    if (n < 0) noNull(o);
    if (n > e - o) short(o, n);
    const host = name(b, o, n);
    o += n;
    if (o + 4 > e) short(o, 4);
    const port = dv.getInt32(o);
    o += 4;
    if (o < e && b[o] < 128) n = b[o++];
    else {
      n = uvarint(b, o, e);
      o = end;
    }
    n--;
    if (n > e - o) short(o, n);
    const rack = n < 0 ? null : name(b, o, n);
    if (n > 0) o += n;
    if (o < e && b[o] < 128) n = b[o++];
    else {
      n = uvarint(b, o, e);
      o = end;
    }
    for (; n > 0; n--) o = skipTag(b, o, e);
    brokers[i] = { nodeId, host, port, rack };
  }
  if (o < e && b[o] < 128) n = b[o++];
  else {
    n = uvarint(b, o, e);
    o = end;
  }
  n--;
  if (n > e - o) short(o, n);
  const clusterId = n < 0 ? null : name(b, o, n);
  if (n > 0) o += n;
  if (o + 4 > e) short(o, 4);
  const controllerId = dv.getInt32(o);
  o += 4;
  if (o < e && b[o] < 128) n = b[o++];
  else {
    n = uvarint(b, o, e);
    o = end;
  }
  n--;
  if (n < 0) noNull(o);
  if (n * 26 > e - o) short(o, n);
  const topics = new Array<Topic>(n);
  for (let t = 0; t < topics.length; t++) {
    if (o + 2 > e) short(o, 2);
    const errorCode = dv.getInt16(o);
    o += 2;
    if (o < e && b[o] < 128) n = b[o++];
    else {
      n = uvarint(b, o, e);
      o = end;
    }
    n--;
    if (n > e - o) short(o, n);
    const topic = n < 0 ? null : name(b, o, n);
    if (n > 0) o += n;
    if (o + 17 > e) short(o, 17);
    const topicId = uuid(b, o), isInternal = b[o + 16] !== 0;
    o += 17;
    if (o < e && b[o] < 128) n = b[o++];
    else {
      n = uvarint(b, o, e);
      o = end;
    }
    n--;
    if (n < 0) noNull(o);
    if (n * 18 > e - o) short(o, n);
    const partitions = new Array<Partition>(n);
    for (let p = 0; p < partitions.length; p++) {
      if (o + 14 > e) short(o, 14);
      const errorCode = dv.getInt16(o),
        partitionIndex = dv.getInt32(o + 2),
        leaderId = dv.getInt32(o + 6),
        leaderEpoch = dv.getInt32(o + 10);
      o += 14;
      let replicaNodes: number[], isrNodes: number[], offlineReplicas: number[];
      if (o < e && b[o] < 128) n = b[o++];
      else {
        n = uvarint(b, o, e);
        o = end;
      }
      n--;
      if (n < 0) noNull(o);
      if (n * 4 > e - o) short(o, n);
      switch (n) {
        case 0:
          replicaNodes = [];
          break;
        case 1:
          replicaNodes = [dv.getInt32(o)];
          break;
        case 2:
          replicaNodes = [dv.getInt32(o), dv.getInt32(o + 4)];
          break;
        case 3:
          replicaNodes = [dv.getInt32(o), dv.getInt32(o + 4), dv.getInt32(o + 8)];
          break;
        default:
          replicaNodes = new Array(n);
          for (let k = 0, q = o; k < n; k++, q += 4) replicaNodes[k] = dv.getInt32(q);
      }
      o += n * 4;
      if (o < e && b[o] < 128) n = b[o++];
      else {
        n = uvarint(b, o, e);
        o = end;
      }
      n--;
      if (n < 0) noNull(o);
      if (n * 4 > e - o) short(o, n);
      switch (n) {
        case 0:
          isrNodes = [];
          break;
        case 1:
          isrNodes = [dv.getInt32(o)];
          break;
        case 2:
          isrNodes = [dv.getInt32(o), dv.getInt32(o + 4)];
          break;
        case 3:
          isrNodes = [dv.getInt32(o), dv.getInt32(o + 4), dv.getInt32(o + 8)];
          break;
        default:
          isrNodes = new Array(n);
          for (let k = 0, q = o; k < n; k++, q += 4) isrNodes[k] = dv.getInt32(q);
      }
      o += n * 4;
      if (o < e && b[o] < 128) n = b[o++];
      else {
        n = uvarint(b, o, e);
        o = end;
      }
      n--;
      if (n < 0) noNull(o);
      if (n * 4 > e - o) short(o, n);
      switch (n) {
        case 0:
          offlineReplicas = [];
          break;
        case 1:
          offlineReplicas = [dv.getInt32(o)];
          break;
        case 2:
          offlineReplicas = [dv.getInt32(o), dv.getInt32(o + 4)];
          break;
        case 3:
          offlineReplicas = [dv.getInt32(o), dv.getInt32(o + 4), dv.getInt32(o + 8)];
          break;
        default:
          offlineReplicas = new Array(n);
          for (let k = 0, q = o; k < n; k++, q += 4) offlineReplicas[k] = dv.getInt32(q);
      }
      o += n * 4;
      if (o < e && b[o] < 128) n = b[o++];
      else {
        n = uvarint(b, o, e);
        o = end;
      }
      for (; n > 0; n--) o = skipTag(b, o, e);
      partitions[p] = {
        errorCode,
        partitionIndex,
        leaderId,
        leaderEpoch,
        replicaNodes,
        isrNodes,
        offlineReplicas,
      };
    }
    if (o + 4 > e) short(o, 4);
    const topicAuthorizedOperations = dv.getInt32(o);
    o += 4;
    if (o < e && b[o] < 128) n = b[o++];
    else {
      n = uvarint(b, o, e);
      o = end;
    }
    for (; n > 0; n--) o = skipTag(b, o, e);
    topics[t] = {
      errorCode,
      name: topic,
      topicId,
      isInternal,
      partitions,
      topicAuthorizedOperations,
    };
  }
  if (o < e && b[o] < 128) n = b[o++];
  else {
    n = uvarint(b, o, e);
    o = end;
  }
  for (; n > 0; n--) o = skipTag(b, o, e);
  if (o !== e) throw new Error(`trailing bytes at ${o}`);
  return { throttleTimeMs, brokers, clusterId, controllerId, topics };
}

let end = 0; // where uvarint() stopped

function uvarint(b: Uint8Array, o: number, e: number): number {
  let r = 0, s = 0, x: number;
  do {
    if (o >= e) throw new Error(`need 1 byte at ${o}`);
    x = b[o++];
    if (s === 28 && x > 7) throw new Error(`varint at ${o}`);
    r |= (x & 127) << s;
    s += 7;
  } while (x > 127);
  end = o;
  return r;
}

function skipTag(b: Uint8Array, o: number, e: number): number {
  uvarint(b, o, e);
  const size = uvarint(b, end, e);
  if (size > e - end) short(end, size);
  return end + size;
}

function short(o: number, n: number): never {
  throw new Error(`need ${n} bytes at ${o}`);
}

function noNull(o: number): never {
  throw new Error(`null at ${o}`);
}

const BASE64URL = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const digits = Uint8Array.from(BASE64URL, (digit) => digit.charCodeAt(0));
const fromCodes = String.fromCharCode;
const codes = Array.from({ length: 65 }, (_, i) => new Array<number>(i).fill(0)); // one for each length
const names = new Array<string>(4096).fill("");
const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Short ASCII becomes one flat string, everything else goes through the platform. */
function text(b: Uint8Array, p: number, n: number): string {
  if (n <= 64) {
    const a = codes[n];
    let or = 0;
    for (let i = 0; i < n; i++) {
      const c = b[p + i];
      a[i] = c;
      or |= c;
    }
    if (or < 128) return fromCodes.apply(null, a);
  }
  return utf8.decode(b.subarray(p, p + n));
}

/** For names that repeat: a cache, compared character by character. */
function name(b: Uint8Array, p: number, n: number): string {
  if (n > 48) return text(b, p, n);
  let h = n;
  for (let i = 0; i < n; i++) h = (Math.imul(h, 31) + b[p + i]) | 0;
  h = (h ^ (h >>> 12)) & 4095;
  const hit = names[h];
  if (hit.length === n) {
    let i = 0;
    while (i < n && hit.charCodeAt(i) === b[p + i]) i++;
    if (i === n) return hit;
  }
  const s = text(b, p, n);
  if (s.length === n) names[h] = s; // as many code units as bytes: ASCII
  return s;
}

/** Kafka's text of 16 bytes, in one call that gives one flat string. */
function uuid(b: Uint8Array, p: number): string {
  const D = digits;
  const b0 = b[p], b1 = b[p + 1], b2 = b[p + 2], b3 = b[p + 3];
  const b4 = b[p + 4], b5 = b[p + 5], b6 = b[p + 6], b7 = b[p + 7];
  const b8 = b[p + 8], b9 = b[p + 9], b10 = b[p + 10], b11 = b[p + 11];
  const b12 = b[p + 12], b13 = b[p + 13], b14 = b[p + 14], b15 = b[p + 15];
  // deno-fmt-ignore: three bytes, four digits
  return fromCodes(
    D[b0 >> 2], D[((b0 & 3) << 4) | (b1 >> 4)], D[((b1 & 15) << 2) | (b2 >> 6)], D[b2 & 63],
    D[b3 >> 2], D[((b3 & 3) << 4) | (b4 >> 4)], D[((b4 & 15) << 2) | (b5 >> 6)], D[b5 & 63],
    D[b6 >> 2], D[((b6 & 3) << 4) | (b7 >> 4)], D[((b7 & 15) << 2) | (b8 >> 6)], D[b8 & 63],
    D[b9 >> 2], D[((b9 & 3) << 4) | (b10 >> 4)], D[((b10 & 15) << 2) | (b11 >> 6)], D[b11 & 63],
    D[b12 >> 2], D[((b12 & 3) << 4) | (b13 >> 4)], D[((b13 & 15) << 2) | (b14 >> 6)], D[b14 & 63],
    D[b15 >> 2], D[(b15 & 3) << 4],
  );
}
