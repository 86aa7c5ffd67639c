/**
 * Pods and canaries (KIP-1095, an open proposal): which partitions are canaries, where partitions are placed, who writes
 * and reads them, and what is wrong with where they lie. Pure functions over plain data.
 *
 * @module
 */
export {
  type DescribeClusterFacts,
  describedBrokers,
  metadataCluster,
  type MetadataFacts,
} from "./answers.ts";
export {
  assignMembers,
  type AssignRequest,
  type MemberAssignment,
  type PodMember,
} from "./assign.ts";
export { type Audit, auditPlacement, type AuditRequest } from "./audit.ts";
export {
  canaryCount,
  canaryPartitions,
  canaryRules,
  type CanarySettings,
  isCanary,
} from "./canary.ts";
export { type ChosenPartition, type PartitionChoice, partitionFor } from "./choose.ts";
export type { PodBroker, PodCluster, PodConfidence, PodPartition, PodTopic } from "./cluster.ts";
export { describePods, groupByPod, type PodDescription, type Spread } from "./describe.ts";
export type { PodFinding, PodFindingCode } from "./finding.ts";
export type { PlacementRules, PodReadings } from "./isolation.ts";
export { murmur2 } from "./murmur2.ts";
export {
  type NextReplicas,
  place,
  type PlacedPartition,
  type PlacedRange,
  type Placement,
  type PlaceRequest,
  type PlacerRun,
  type ReplicaPlacer,
} from "./place.ts";
export type { PlacementNote } from "./place_notes.ts";
export { PlacementError, type PlacementFacts, type PlacementReason } from "./placement_error.ts";
export {
  type ImpossibleMove,
  planReassignment,
  type PlanRequest,
  type PodMove,
  type ReassignmentPlan,
} from "./plan.ts";
export type { ReassignedPartition, Reassignment } from "./reassignment.ts";
export { type PodAnswer, type PodSighting, podSightings, withSightings } from "./sightings.ts";
export { stripedPlacer } from "./striped_placer.ts";
export { type Finding, OptionsError } from "../machine/options_error.ts";
