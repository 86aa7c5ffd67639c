// Generated from schemas/metadata/BrokerRegistrationChangeRecord.json. Do not edit.

/**
 * How BrokerRegistrationChangeRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of BrokerRegistrationChangeRecord. */
export const brokerRegistrationChangeRecordShape: Shape = {
  name: "BrokerRegistrationChangeRecord",
  minVersion: 0,
  maxVersion: 3,
  fields: [
    { name: "brokerId", type: "int32", versions: [0, 32767] },
    { name: "brokerEpoch", type: "int64", versions: [0, 32767] },
    { name: "fenced", type: "int8", versions: [0, 32767], tagged: [0, 32767] },
    { name: "inControlledShutdown", type: "int8", versions: [1, 32767], tagged: [1, 32767] },
    { name: "logDirs", type: "uuid", array: true, versions: [2, 32767], tagged: [2, 32767] },
    {
      name: "cordonedLogDirs",
      type: "uuid",
      array: true,
      versions: [3, 32767],
      nullable: [3, 32767],
      tagged: [3, 32767],
      default: null,
    },
  ],
};
