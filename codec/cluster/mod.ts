/**
 * Many brokers as one: a cluster machine without clock and socket.
 *
 * @module
 */
export { Cluster, clusterView, explainPick, restoreCluster } from "./cluster.ts";
export type {
  CallAnsweredEvent,
  CallFailedEvent,
  CallFailureReason,
  ClusterEffect,
  ClusterEvent,
  LaneAction,
  LaneEvent,
  PodConfidence,
} from "./effects.ts";
export type { CallCommand, ClusterCommand, ClusterInput, LaneReport, Route } from "./inputs.ts";
export { clusterLints } from "./lints.ts";
export type { AnyApi, ClusterOptions, ClusterSettings } from "./options.ts";
export { clusterOptionsFrom } from "./properties.ts";
export type { ClusterNode, ClusterPartition, ClusterView } from "./view.ts";
export { explainWait, type Wait } from "../machine/inside.ts";
export type { Answer, Json, Machine, Refusal, Tick } from "../machine/machine.ts";
export { type Finding, OptionsError } from "../machine/options_error.ts";
