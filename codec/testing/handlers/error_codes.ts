// The codes that the handlers give, by Kafka's names.

export const OFFSET_OUT_OF_RANGE = 1;
export const UNKNOWN_TOPIC_OR_PARTITION = 3;
export const LEADER_NOT_AVAILABLE = 5;
export const NOT_LEADER_OR_FOLLOWER = 6;
export const MESSAGE_TOO_LARGE = 10;
export const COORDINATOR_NOT_AVAILABLE = 15;
export const INVALID_REQUIRED_ACKS = 21;
export const UNSUPPORTED_SASL_MECHANISM = 33;
export const ILLEGAL_SASL_STATE = 34;
export const UNSUPPORTED_VERSION = 35;
export const TOPIC_ALREADY_EXISTS = 36;
export const INVALID_PARTITIONS = 37;
export const INVALID_REPLICATION_FACTOR = 38;
export const INVALID_REPLICA_ASSIGNMENT = 39;
export const NOT_CONTROLLER = 41;
export const INVALID_REQUEST = 42;
export const POLICY_VIOLATION = 44;
export const SASL_AUTHENTICATION_FAILED = 58;
export const FETCH_SESSION_ID_NOT_FOUND = 70;
export const FENCED_LEADER_EPOCH = 74;
export const UNKNOWN_LEADER_EPOCH = 75;
export const STALE_BROKER_EPOCH = 77;
export const UNKNOWN_TOPIC_ID = 100;
export const DUPLICATE_BROKER_REGISTRATION = 101;
export const BROKER_ID_NOT_REGISTERED = 102;
export const INCONSISTENT_CLUSTER_ID = 104;
export const MISMATCHED_ENDPOINT_TYPE = 114;
export const UNSUPPORTED_ENDPOINT_TYPE = 115;
export const INVALID_REGISTRATION = 119;
export const REBOOTSTRAP_REQUIRED = 129;

// What a broker without an authorizer allows, as bits: all that there is, told to those who ask.

export const CLUSTER_OPERATIONS = 8096;
export const TOPIC_OPERATIONS = 3576;
