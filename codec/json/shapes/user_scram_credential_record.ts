// Generated from schemas/metadata/UserScramCredentialRecord.json. Do not edit.

/**
 * How UserScramCredentialRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of UserScramCredentialRecord. */
export const userScramCredentialRecordShape: Shape = {
  name: "UserScramCredentialRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "mechanism", type: "int8", versions: [0, 32767] },
    { name: "salt", type: "bytes", versions: [0, 32767] },
    { name: "storedKey", type: "bytes", versions: [0, 32767] },
    { name: "serverKey", type: "bytes", versions: [0, 32767] },
    { name: "iterations", type: "int32", versions: [0, 32767] },
  ],
};
