import type { DecodeOptions } from "./reader.ts";

/** The client's half of an API: requests are encoded, responses decoded. */
export interface Api<Req, Res> {
  /** Kafka's name: "Metadata". */
  readonly name: string;
  /** The number in the request header. */
  readonly key: number;
  /** Lowest version of request and response. */
  readonly minVersion: number;
  /** Highest version of request and response. */
  readonly maxVersion: number;
  /** First flexible version, or null if there is none. */
  readonly flexibleFrom: number | null;
  /** First version whose response's `throttleTimeMs` the client waits out itself; absent: none. */
  readonly throttlesFrom?: number;
  /** Encodes the body of a request. */
  encodeRequest(message: Req, version: number): Uint8Array;
  /** Decodes the body of a response. */
  decodeResponse(body: Uint8Array, version: number, options?: DecodeOptions): Res;
}

/** The broker's half of an API: requests are decoded, responses encoded. */
export interface ServerApi<Req, Res> {
  /** Kafka's name: "Metadata". */
  readonly name: string;
  /** The number in the request header. */
  readonly key: number;
  /** Lowest version of request and response. */
  readonly minVersion: number;
  /** Highest version of request and response. */
  readonly maxVersion: number;
  /** First flexible version, or null if there is none. */
  readonly flexibleFrom: number | null;
  /** Decodes the body of a request. */
  decodeRequest(body: Uint8Array, version: number, options?: DecodeOptions): Req;
  /** Encodes the body of a response. */
  encodeResponse(message: Res, version: number): Uint8Array;
}

/** What kind of message a codec is for; headers have a version of their own. */
export type MessageType =
  | "request"
  | "response"
  | "header"
  | "data"
  | "metadata"
  | "coordinator-key"
  | "coordinator-value";

/** Where in Kafka a message is at home. Each module numbers its messages for itself. */
export type MessageModule =
  | "clients"
  | "metadata"
  | "group"
  | "share"
  | "transaction"
  | "storage"
  | "raft"
  | "streams";

/** Both directions of one message, for whoever does not know at build time what will come. */
export interface MessageCodec<T = object> {
  /** Kafka's name: "MetadataResponse". */
  readonly name: string;
  /** What kind of message it is. */
  readonly type: MessageType;
  /** The number space of its `apiKey`. */
  readonly module: MessageModule;
  /** Its number, or null for messages without one. */
  readonly apiKey: number | null;
  /** Lowest version. */
  readonly minVersion: number;
  /** Highest version. */
  readonly maxVersion: number;
  /** First flexible version, or null if there is none. */
  readonly flexibleFrom: number | null;
  /** Decodes a whole body. */
  decode(body: Uint8Array, version: number, options?: DecodeOptions): T;
  /** Encodes a body. */
  encode(message: T, version: number): Uint8Array;
}
