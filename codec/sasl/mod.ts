/**
 * SASL mechanisms that need cryptography: SCRAM-SHA-256 and SCRAM-SHA-512 over a `crypto.subtle` that is given
 * as an argument.
 *
 * @module
 */
export type { SaslAnswer, SaslAuthenticator } from "./authenticator.ts";
export { SaslError, type SaslReason } from "./sasl_error.ts";
export { scram, type ScramCredentials } from "./scram.ts";
export type { Subtle } from "./subtle.ts";
export type { Bytes } from "../wire/mod.ts";
