// Generated from schemas/clients/DescribeCluster{Request,Response}.json. Do not edit.

/**
 * How DescribeCluster looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of DescribeClusterRequest. */
export const describeClusterRequestShape: Shape = {
  name: "DescribeClusterRequest",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "includeClusterAuthorizedOperations", type: "bool", versions: [0, 32767] },
    { name: "endpointType", type: "int8", versions: [1, 32767], default: 1 },
    { name: "includeFencedBrokers", type: "bool", versions: [2, 32767] },
  ],
};

const describeClusterResponseBrokerShape: StructShape = {
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "int32", versions: [0, 32767] },
    { name: "rack", type: "string", versions: [0, 32767], nullable: [0, 32767], default: null },
    { name: "isFenced", type: "bool", versions: [2, 32767] },
    {
      name: "pod",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
      ignorable: true,
    },
  ],
};

/** The shape of DescribeClusterResponse. */
export const describeClusterResponseShape: Shape = {
  name: "DescribeClusterResponse",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "errorMessage",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      default: null,
    },
    { name: "endpointType", type: "int8", versions: [1, 32767], default: 1 },
    { name: "clusterId", type: "string", versions: [0, 32767] },
    { name: "controllerId", type: "int32", versions: [0, 32767], default: -1 },
    {
      name: "brokers",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeClusterResponseBrokerShape,
    },
    {
      name: "clusterAuthorizedOperations",
      type: "int32",
      versions: [0, 32767],
      default: -2147483648,
    },
  ],
};
