/**
 * One peer: a connection machine without clock and socket.
 *
 * @module
 */
export { readResponse, sendCommand } from "./calls.ts";
export { Connection, restoreConnection } from "./connection.ts";
export type {
  AddressFamily,
  ConnectionAction,
  ConnectionEffect,
  ConnectionEvent,
  ConnectionState,
  FailureDetail,
  Identity,
  Phase,
  RequestFailureReason,
  ResponseEvent,
  TlsNames,
  VersionTable,
} from "./effects.ts";
export type {
  ConnectionCommand,
  ConnectionInput,
  ConnectionReport,
  SendCommand,
} from "./inputs.ts";
export type {
  ConnectionOptions,
  ConnectionSettings,
  SaslOptions,
  TransportCapabilities,
} from "./options.ts";
export { isRetriable } from "./failure.ts";
export { connectionOptionsFrom } from "./properties.ts";
export { timerDelayMs } from "../machine/delay.ts";
export type { FailureReason } from "../machine/failure.ts";
export { explainWait, type Wait } from "../machine/inside.ts";
export type { Answer, Json, Machine, Refusal, Tick } from "../machine/machine.ts";
export { type Finding, OptionsError } from "../machine/options_error.ts";
