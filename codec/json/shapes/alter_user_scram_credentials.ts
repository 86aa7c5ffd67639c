// Generated from schemas/clients/AlterUserScramCredentials{Request,Response}.json. Do not edit.

/**
 * How AlterUserScramCredentials looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const alterUserScramCredentialsRequestScramCredentialDeletionShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "mechanism", type: "int8", versions: [0, 32767] },
  ],
};

const alterUserScramCredentialsRequestScramCredentialUpsertionShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
    { name: "mechanism", type: "int8", versions: [0, 32767] },
    { name: "iterations", type: "int32", versions: [0, 32767] },
    { name: "salt", type: "bytes", versions: [0, 32767] },
    { name: "saltedPassword", type: "bytes", versions: [0, 32767] },
  ],
};

/** The shape of AlterUserScramCredentialsRequest. */
export const alterUserScramCredentialsRequestShape: Shape = {
  name: "AlterUserScramCredentialsRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "deletions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterUserScramCredentialsRequestScramCredentialDeletionShape,
    },
    {
      name: "upsertions",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterUserScramCredentialsRequestScramCredentialUpsertionShape,
    },
  ],
};

const alterUserScramCredentialsResponseResultShape: StructShape = {
  fields: [
    { name: "user", type: "string", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
  ],
};

/** The shape of AlterUserScramCredentialsResponse. */
export const alterUserScramCredentialsResponseShape: Shape = {
  name: "AlterUserScramCredentialsResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: alterUserScramCredentialsResponseResultShape,
    },
  ],
};
