/** New replicas for some partitions. As JSON it is the file that Kafka's kafka-reassign-partitions reads and prints. */
export interface Reassignment {
  /** The version of the form. There is only one. */
  readonly version: 1;
  /** Each partition once. */
  readonly partitions: readonly ReassignedPartition[];
}

/** A partition and who is to hold it. */
export interface ReassignedPartition {
  /** The name of the topic. */
  readonly topic: string;
  /** Its index in the topic. */
  readonly partition: number;
  /** Ids of brokers; the first one should lead. */
  readonly replicas: readonly number[];
  /** Where each replica is to lie, in the order of `replicas`: a path, or "any". Default: anywhere. */
  readonly log_dirs?: readonly string[];
}
