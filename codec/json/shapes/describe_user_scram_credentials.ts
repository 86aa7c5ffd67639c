// Generated from schemas/clients/DescribeUserScramCredentials{Request,Response}.json. Do not edit.

/**
 * How DescribeUserScramCredentials looks as JSON.
 *
 * @module
 */
import type { Shape, StructShape } from "../shape.ts";

const describeUserScramCredentialsRequestUserNameShape: StructShape = {
  fields: [
    { name: "name", type: "string", versions: [0, 32767] },
  ],
};

/** The shape of DescribeUserScramCredentialsRequest. */
export const describeUserScramCredentialsRequestShape: Shape = {
  name: "DescribeUserScramCredentialsRequest",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    {
      name: "users",
      type: "struct",
      array: true,
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: describeUserScramCredentialsRequestUserNameShape,
    },
  ],
};

const describeUserScramCredentialsResponseCredentialInfoShape: StructShape = {
  fields: [
    { name: "mechanism", type: "int8", versions: [0, 32767] },
    { name: "iterations", type: "int32", versions: [0, 32767] },
  ],
};

const describeUserScramCredentialsResponseResultShape: StructShape = {
  fields: [
    { name: "user", type: "string", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "credentialInfos",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeUserScramCredentialsResponseCredentialInfoShape,
    },
  ],
};

/** The shape of DescribeUserScramCredentialsResponse. */
export const describeUserScramCredentialsResponseShape: Shape = {
  name: "DescribeUserScramCredentialsResponse",
  minVersion: 0,
  maxVersion: 0,
  fields: [
    { name: "throttleTimeMs", type: "int32", versions: [0, 32767] },
    { name: "errorCode", type: "int16", versions: [0, 32767] },
    { name: "errorMessage", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "results",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: describeUserScramCredentialsResponseResultShape,
    },
  ],
};
