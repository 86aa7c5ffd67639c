// Generated from schemas/metadata/RemoveUserScramCredentialRecord.json. Do not edit.

/**
 * How RemoveUserScramCredentialRecord looks as JSON.
 *
 * @module
 */
import type { Shape } from "../shape.ts";

/** The shape of RemoveUserScramCredentialRecord. */
export const removeUserScramCredentialRecordShape: Shape = {
  name: "RemoveUserScramCredentialRecord",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "mechanism", type: "int8", versions: [0, 32767] },
  ],
};
