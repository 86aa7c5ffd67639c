// Generated from schemas/metadata/RegisterBrokerRecord.json. Do not edit.

/**
 * How RegisterBrokerRecord looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const registerBrokerRecordBrokerEndpointShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "uint16", versions: [0, 32767] },
    { name: "securityProtocol", type: "int16", versions: [0, 32767] },
  ],
};

const registerBrokerRecordBrokerFeatureShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "minSupportedVersion", type: "int16", versions: [0, 32767] },
    { name: "maxSupportedVersion", type: "int16", versions: [0, 32767] },
  ],
};

/** The shape of RegisterBrokerRecord. */
export const registerBrokerRecordShape: Shape = {
  name: "RegisterBrokerRecord",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "isMigratingZkBroker", type: "bool", versions: [2, 32767] },
    { name: "incarnationId", type: "uuid", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [0, 32767] },
    {
      name: "endPoints",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: registerBrokerRecordBrokerEndpointShape,
    },
    {
      name: "features",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: registerBrokerRecordBrokerFeatureShape,
    },
    { name: "rack", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "fenced", type: "bool", versions: [0, 32767], default: true },
    { name: "inControlledShutdown", type: "bool", versions: [1, 32767] },
    { name: "logDirs", type: "uuid", array: true, versions: [3, 32767], tagged: [3, 32767] },
    {
      name: "cordonedLogDirs",
      type: "uuid",
      array: true,
      versions: [4, 32767],
      nullable: [4, 32767],
      tagged: [4, 32767],
      default: null,
    },
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
