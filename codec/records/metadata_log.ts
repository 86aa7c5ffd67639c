/**
 * The metadata log of a KRaft cluster: its records, and the brokers that they tell of.
 *
 * @module
 */
export type {
  BrokerHistory,
  BrokerRegistration,
  LogPlace,
  RegistrationChange,
} from "./broker_history.ts";
export type { ByteSource } from "./byte_source.ts";
export { type ControlRecord, decodeControlRecord } from "./control_record.ts";
export {
  decodeMetadataRecord,
  encodeMetadataRecord,
  type MetadataFrame,
  type MetadataRecord,
  readMetadataFrame,
} from "./metadata_record.ts";
export { readRegistrations, type ReadRegistrationsOptions } from "./registrations.ts";
