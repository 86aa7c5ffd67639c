/**
 * Promises over a connection machine or a cluster machine: a broker, or a cluster, to call, on any platform with web
 * streams.
 *
 * @module
 */
export type {
  AsyncDisposal,
  BrokerClient,
  BrokerOptions,
  CallOptions,
  CloseOptions,
} from "./broker_client.ts";
export { type Clock, systemClock } from "./clock.ts";
export type {
  ClusterCallOptions,
  ClusterClient,
  ClusterClientEvent,
  ClusterClientOptions,
} from "./cluster_client.ts";
export { ClusterError, type ClusterFacts, type ClusterReason } from "./cluster_error.ts";
export { connectBroker } from "./connect_broker.ts";
export { connectCluster } from "./connect_cluster.ts";
export {
  type DenoConnection,
  denoDialer,
  type DenoNet,
  type DenoTlsConnection,
  type DenoTrust,
} from "./deno_dialer.ts";
export { type Dial, type Dialer, DialError, type DialTarget, type Duplex } from "./dialer.ts";
export { DriverError, type DriverFacts, type DriverReason } from "./driver_error.ts";
export {
  nodeDialer,
  type NodeModules,
  type NodeSocket,
  type NodeTlsOptions,
  type NodeTrust,
} from "./node_dialer.ts";
export {
  type TunnelUrl,
  type WebSocketClass,
  webSocketDialer,
  type WebSocketLike,
} from "./web_socket_dialer.ts";
export { type WorkersConnect, workersDialer, type WorkersSocket } from "./workers_dialer.ts";
export {
  type ConfigFollower,
  type ConfigSource,
  followConfig,
  type FollowedValues,
  type FollowOptions,
} from "./follow_config.ts";
export { memoryDuplex, type MemoryEnd, type MemoryPeer } from "./memory.ts";
