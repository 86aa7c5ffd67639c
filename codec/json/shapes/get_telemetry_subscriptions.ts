// Generated from schemas/clients/GetTelemetrySubscriptions{Request,Response}.json. Do not edit.

/**
 * How GetTelemetrySubscriptions looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of GetTelemetrySubscriptionsRequest. */
export const getTelemetrySubscriptionsRequestShape: Shape = {
  name: "GetTelemetrySubscriptionsRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "clientInstanceId", type: "uuid", versions: [0, 32767] },
  ],
};

/** The shape of GetTelemetrySubscriptionsResponse. */
export const getTelemetrySubscriptionsResponseShape: Shape = {
  name: "GetTelemetrySubscriptionsResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "clientInstanceId", type: "uuid", versions: [0, 32767] },
    { name: "subscriptionId", type: "int32", versions: [0, 32767] },
    { name: "acceptedCompressionTypes", type: "int8", array: true, versions: [0, 32767] },
    { name: "pushIntervalMs", type: "int32", versions: [0, 32767] },
    { name: "telemetryMaxBytes", type: "int32", versions: [0, 32767] },
    { name: "deltaTemporality", type: "bool", versions: [0, 32767] },
    { name: "requestedMetrics", type: "string", array: true, versions: [0, 32767] },
  ],
};
