import { ApiVersionsServer } from "../../messages/api_versions.ts";
import { CreateTopicsServer } from "../../messages/create_topics.ts";
import { DeleteTopicsServer } from "../../messages/delete_topics.ts";
import { DescribeClusterServer } from "../../messages/describe_cluster.ts";
import { DescribeConfigsServer } from "../../messages/describe_configs.ts";
import { FetchServer } from "../../messages/fetch.ts";
import { FindCoordinatorServer } from "../../messages/find_coordinator.ts";
import { IncrementalAlterConfigsServer } from "../../messages/incremental_alter_configs.ts";
import { ListOffsetsServer } from "../../messages/list_offsets.ts";
import { MetadataServer } from "../../messages/metadata.ts";
import { ProduceServer } from "../../messages/produce.ts";
import { SaslAuthenticateServer } from "../../messages/sasl_authenticate.ts";
import { SaslHandshakeServer } from "../../messages/sasl_handshake.ts";
import { entry, type HandlerEntry } from "../handler.ts";
import { apiVersions } from "./api_versions.ts";
import { describeCluster } from "./describe_cluster.ts";
import { describeConfigs } from "./describe_configs.ts";
import { fetch } from "./fetch.ts";
import { findCoordinator } from "./find_coordinator.ts";
import { incrementalAlterConfigs } from "./incremental_alter_configs.ts";
import { listOffsets } from "./list_offsets.ts";
import { metadata } from "./metadata.ts";
import { produce } from "./produce.ts";
import { saslAuthenticate, saslHandshake } from "./sasl.ts";
import { createTopics, deleteTopics } from "./topics.ts";

/** What every broker is born with. */
export const builtIn: readonly HandlerEntry[] = [
  entry(ProduceServer, produce),
  entry(FetchServer, fetch),
  entry(ListOffsetsServer, listOffsets),
  entry(MetadataServer, metadata),
  entry(FindCoordinatorServer, findCoordinator),
  entry(SaslHandshakeServer, saslHandshake),
  entry(ApiVersionsServer, apiVersions),
  entry(CreateTopicsServer, createTopics),
  entry(DeleteTopicsServer, deleteTopics),
  entry(DescribeConfigsServer, describeConfigs),
  entry(SaslAuthenticateServer, saslAuthenticate),
  entry(IncrementalAlterConfigsServer, incrementalAlterConfigs),
  entry(DescribeClusterServer, describeCluster),
];
