/**
 * A client's configuration that is kept in the cluster (KIP-649, revision 1): a machine that follows it, the translation
 * to and from DescribeConfigs, and what a broker would do, for emulators. An experiment: no released broker has it.
 *
 * @module
 */
export {
  type AlterClientConfigsOptions,
  clientConfigPath,
  ClientConfigStore,
  type DescribeClientConfigsOptions,
  type SessionLimits,
} from "./broker_side.ts";
export { DynamicConfig, restoreDynamicConfig } from "./dynamic_config.ts";
export type {
  ConfigChange,
  ConfigSource,
  DescribeAction,
  DynamicConfigEffect,
  DynamicConfigEvent,
} from "./effects.ts";
export type {
  DescribedEntry,
  DescribedReport,
  DynamicConfigCommand,
  DynamicConfigInput,
  DynamicConfigReport,
} from "./inputs.ts";
export type { DynamicConfigOptions, StaticConfig } from "./options.ts";
export { dynamicConfigOptionsFrom } from "./settings.ts";
export { describedOf, describeRequestOf } from "./translate.ts";
export { explainWait, type Wait } from "../machine/inside.ts";
export type { Answer, Json, Machine, Refusal, Tick } from "../machine/machine.ts";
export { type Finding, OptionsError } from "../machine/options_error.ts";
