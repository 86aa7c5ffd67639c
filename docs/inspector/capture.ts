// What the page takes of the capture room, in one place.

export * from "kafka-wire/capture";
export { errorCodesOf } from "../../codec/capture/event_fields.ts";
