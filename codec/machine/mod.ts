/**
 * What all machines share: the contract, backoff, and runs that can be recorded and run again.
 *
 * @module
 */
export { expBackoff } from "./backoff.ts";
export { timerDelayMs } from "./delay.ts";
export type { FailureReason } from "./failure.ts";
export { explainWait, type Wait } from "./inside.ts";
export type { Answer, Json, Machine, Refusal, Tick } from "./machine.ts";
export { type Finding, OptionsError } from "./options_error.ts";
export { type Divergence, recorded, replay, type TraceLine } from "./trace.ts";
