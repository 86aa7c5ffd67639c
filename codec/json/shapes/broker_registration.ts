// Generated from schemas/clients/BrokerRegistration{Request,Response}.json. Do not edit.

/**
 * How BrokerRegistration looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const brokerRegistrationRequestListenerShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "host", type: "string", versions: [0, 32767] },
    { name: "port", type: "uint16", versions: [0, 32767] },
    { name: "securityProtocol", type: "int16", versions: [0, 32767] },
  ],
};

const brokerRegistrationRequestFeatureShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "minSupportedVersion", type: "int16", versions: [0, 32767] },
    { name: "maxSupportedVersion", type: "int16", versions: [0, 32767] },
  ],
};

/** The shape of BrokerRegistrationRequest. */
export const brokerRegistrationRequestShape: Shape = {
  name: "BrokerRegistrationRequest",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "clusterId", type: "string", versions: [0, 32767] },
    { name: "incarnationId", type: "uuid", versions: [0, 32767] },
    {
      name: "listeners",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: brokerRegistrationRequestListenerShape,
    },
    {
      name: "features",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: brokerRegistrationRequestFeatureShape,
    },
    { name: "rack", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "isMigratingZkBroker", type: "bool", versions: [1, 32767] },
    { name: "logDirs", type: "uuid", array: true, versions: [2, 32767], ignorable: true },
    {
      name: "previousBrokerEpoch",
      type: "int64",
      versions: [3, 32767],
      default: -1n,
      ignorable: true,
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

/** The shape of BrokerRegistrationResponse. */
export const brokerRegistrationResponseShape: Shape = {
  name: "BrokerRegistrationResponse",
  minVersion: 0,
  maxVersion: 4,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [0, 32767], default: -1n },
  ],
};
