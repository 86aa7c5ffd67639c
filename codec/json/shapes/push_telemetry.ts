// Generated from schemas/clients/PushTelemetry{Request,Response}.json. Do not edit.

/**
 * How PushTelemetry looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of PushTelemetryRequest. */
export const pushTelemetryRequestShape: Shape = {
  name: "PushTelemetryRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "clientInstanceId", type: "uuid", versions: [0, 32767] },
    { name: "subscriptionId", type: "int32", versions: [0, 32767] },
    { name: "terminating", type: "bool", versions: [0, 32767] },
    { name: "compressionType", type: "int8", versions: [0, 32767] },
    { name: "metrics", type: "bytes", versions: [0, 32767] },
  ],
};

/** The shape of PushTelemetryResponse. */
export const pushTelemetryResponseShape: Shape = {
  name: "PushTelemetryResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
  ],
};
