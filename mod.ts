/**
 * Kafka's wire protocol for any JavaScript: the front door.
 *
 * Errors, frames and what the codecs share. Messages are imported by API, each from its own entry:
 * `kafka-wire/messages/metadata`.
 *
 * @module
 */
export * from "./codec/wire/mod.ts";
