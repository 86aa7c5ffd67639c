import type { Bytes } from "../wire/mod.ts";

/** What `scram` uses of the Web Crypto API. The `crypto.subtle` of every platform is one. */
export interface Subtle {
  /** Makes a key out of bytes, for PBKDF2 or HMAC. */
  importKey(
    format: "raw",
    bytes: Bytes | ArrayBuffer,
    algorithm: string | { name: string; hash: string },
    extractable: boolean,
    usages: ("deriveBits" | "sign")[],
  ): Promise<unknown>;
  /** PBKDF2 (RFC 8018); `length` in bits. */
  deriveBits(
    algorithm: { name: string; hash: string; salt: Bytes; iterations: number },
    key: unknown,
    length: number,
  ): Promise<ArrayBuffer>;
  /** HMAC (RFC 2104). */
  sign(algorithm: string, key: unknown, data: Bytes): Promise<ArrayBuffer>;
  /** `SHA-256` or `SHA-512`. */
  digest(hash: string, data: Bytes): Promise<ArrayBuffer>;
}
