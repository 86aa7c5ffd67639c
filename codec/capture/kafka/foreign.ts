// Other protocols on a connection, known by how they begin.

/** What speaks instead of Kafka. */
export interface Foreign {
  /** "tls 1.3, SNI broker.example", "http", "ssh". */
  readonly detail: string;
  /** More bytes would tell more. */
  readonly partial: boolean;
}

/** What the first bytes of a direction are, if they are of a protocol that is known and not Kafka's. */
export function foreignOf(bytes: Uint8Array): Foreign | undefined {
  if (isTls(bytes)) return tlsOf(bytes);
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  const word = WORDS.find(([begin]) => start.startsWith(begin))?.[1];
  return word === undefined ? undefined : { detail: word, partial: false };
}

const WORDS: readonly (readonly [begin: string, protocol: string])[] = [
  ["GET ", "http"],
  ["HEAD ", "http"],
  ["POST ", "http"],
  ["PUT ", "http"],
  ["PATCH ", "http"],
  ["DELETE ", "http"],
  ["OPTIONS ", "http"],
  ["CONNECT ", "http"],
  ["HTTP/", "http"],
  ["PRI * HT", "http"],
  ["SSH-", "ssh"],
];

const HANDSHAKE = 22;
const CLIENT_HELLO = 1;
const SERVER_HELLO = 2;

/** A TLS record: type 20 to 23, version 3.0 to 3.4. As the length of a frame it would be above 320 MB. */
function isTls(bytes: Uint8Array): boolean {
  return bytes.length >= 3 && bytes[0]! >= 20 && bytes[0]! <= 23 && bytes[1] === 3 &&
    bytes[2]! <= 4;
}

function tlsOf(bytes: Uint8Array): Foreign {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const record = bytes.length >= 5 ? 5 + view.getUint16(3) : 5;
  const partial = bytes[0] === HANDSHAKE && bytes.length < record;
  const hello = bytes[0] === HANDSHAKE ? helloOf(bytes.subarray(5, record)) : undefined;
  const version = VERSIONS[hello?.version ?? bytes[2]!];
  const name = hello?.serverName === undefined ? "" : `, SNI ${hello.serverName}`;
  return { detail: `tls${version === undefined ? "" : ` ${version}`}${name}`, partial };
}

/** By the second byte of the version. */
const VERSIONS: readonly string[] = ["ssl 3.0", "1.0", "1.1", "1.2", "1.3"];

interface Hello {
  readonly version?: number;
  readonly serverName?: string;
}

/** What a ClientHello or ServerHello says in its extensions, as far as it is there. */
function helloOf(bytes: Uint8Array): Hello | undefined {
  const reader = new Bits(bytes);
  const type = reader.number(1);
  if (type !== CLIENT_HELLO && type !== SERVER_HELLO) return undefined;
  reader.skip(3 + 2 + 32); // length, version, random
  reader.skip(reader.number(1)); // session id
  reader.skip(type === CLIENT_HELLO ? reader.number(2) : 2); // cipher suites
  reader.skip(type === CLIENT_HELLO ? reader.number(1) : 1); // compression
  reader.skip(2);
  const hello: { version?: number; serverName?: string } = { version: bytes[5] ?? 3 };
  while (reader.left >= 4) {
    const extension = reader.number(2);
    const body = reader.bytes(reader.number(2));
    if (extension === 43) hello.version = newest(body, type === CLIENT_HELLO);
    if (extension === 0) {
      const name = nameIn(body);
      if (name !== undefined) hello.serverName = name;
    }
  }
  return hello;
}

/** The newest of the supported versions; a GREASE value is none. */
function newest(body: Uint8Array, isList: boolean): number {
  let version = 0;
  for (let i = isList ? 1 : 0; i + 1 < body.length; i += 2) {
    if (body[i] === 3) version = Math.max(version, body[i + 1]!);
  }
  return version;
}

function nameIn(body: Uint8Array): string | undefined {
  const reader = new Bits(body);
  reader.skip(3);
  const name = reader.bytes(reader.number(2));
  const text = new TextDecoder().decode(name.slice());
  return /^[\w.:-]{1,255}$/.test(text) ? text : undefined;
}

/** Reads numbers; what is not there is 0. */
class Bits {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  number(n: number): number {
    let value = 0;
    for (let i = 0; i < n; i++) value = value * 256 + (this.#bytes[this.#at + i] ?? 0);
    this.skip(n);
    return value;
  }

  bytes(n: number): Uint8Array {
    const bytes = this.#bytes.subarray(this.#at, this.#at + n);
    this.skip(n);
    return bytes;
  }

  skip(n: number): void {
    this.#at = Math.min(this.#bytes.length, this.#at + n);
  }
}

/** A header of the PROXY protocol. */
export interface ProxyHeader {
  /** "proxy-v1 203.0.113.7:4711". */
  readonly detail: string;
  /** How many bytes it takes; undefined while it is not whole. */
  readonly length?: number;
}

const SIGNATURE = [13, 10, 13, 10, 0, 13, 10, 81, 85, 73, 84, 10];
const MAX_V1 = 107;

/** The PROXY header at the start of a connection, if there is one. */
export function proxyHeaderOf(bytes: Uint8Array): ProxyHeader | undefined {
  const begin = String.fromCharCode(...bytes.subarray(0, 6));
  if (begin === "PROXY ") return proxyV1(bytes);
  const n = Math.min(bytes.length, SIGNATURE.length);
  if (n >= 5 && SIGNATURE.slice(0, n).every((byte, i) => bytes[i] === byte)) return proxyV2(bytes);
  return undefined;
}

function proxyV1(bytes: Uint8Array): ProxyHeader | undefined {
  const text = String.fromCharCode(...bytes.subarray(0, MAX_V1));
  const end = text.indexOf("\r\n");
  if (end < 0) return bytes.length < MAX_V1 ? { detail: "proxy-v1" } : undefined;
  const [, family, address, , port] = text.slice(0, end).split(" ");
  const known = (family === "TCP4" || family === "TCP6") &&
    /^[0-9a-fA-F.:]+$/.test(address ?? "") &&
    /^\d{1,5}$/.test(port ?? "");
  return { detail: known ? `proxy-v1 ${at(address!, port!)}` : "proxy-v1", length: end + 2 };
}

function at(address: string, port: number | string): string {
  return address.includes(":") ? `[${address}]:${port}` : `${address}:${port}`;
}

function proxyV2(bytes: Uint8Array): ProxyHeader {
  if (bytes.length < 16) return { detail: "proxy-v2" };
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = 16 + view.getUint16(14);
  if (bytes.length < length) return { detail: "proxy-v2" };
  const isV4 = bytes[13]! >> 4 === 1 && length >= 28;
  const address = isV4
    ? ` ${at(bytes.subarray(16, 20).join("."), view.getUint16(24))}`
    : v6Of(view, length);
  return { detail: `proxy-v2${address}`, length };
}

function v6Of(view: DataView, length: number): string {
  if (view.getUint8(13) >> 4 !== 2 || length < 52) return "";
  const groups = Array.from({ length: 8 }, (_, i) => view.getUint16(16 + 2 * i).toString(16));
  return ` ${at(groups.join(":"), view.getUint16(48))}`;
}
