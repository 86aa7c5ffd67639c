// Generated from schemas/clients/ControlledShutdown{Request,Response}.json. Do not edit.

/**
 * How ControlledShutdown looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

/** The shape of ControlledShutdownRequest. */
export const controlledShutdownRequestShape: Shape = {
  name: "ControlledShutdownRequest",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [2, 32767], default: -1n, ignorable: true },
  ],
};

const controlledShutdownResponseRemainingPartitionShape: StructShape = {
  fields: [
    { name: "topicName", type: "string", versions: [0, 32767] },
    { name: "partitionIndex", type: "int32", versions: [0, 32767] },
  ],
};

/** The shape of ControlledShutdownResponse. */
export const controlledShutdownResponseShape: Shape = {
  name: "ControlledShutdownResponse",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    {
      name: "remainingPartitions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: controlledShutdownResponseRemainingPartitionShape,
    },
  ],
};
