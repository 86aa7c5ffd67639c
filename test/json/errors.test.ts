import { describe, expect, it } from "vitest";
import { JsonError } from "../../codec/json/mod.ts";

describe("JsonError", () => {
  it("builds its sentence from the facts", () => {
    const error = new JsonError("MetadataResponse", ["brokers", 3, "port"], 120, "int32", "string");
    expect(error.message).toBe(
      "Cannot parse MetadataResponse.brokers[3].port at character 120: expected int32, found string",
    );
    expect(error.name).toBe("JsonError");
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: "JsonError",
      path: ["brokers", 3, "port"],
      offset: 120,
      expected: "int32",
      found: "string",
    });
  });
  it("leaves out the place where there is none", () => {
    const error = new JsonError("VoteRequest", [], undefined, "version 0 to 2", "version 3");
    expect(error.message).toBe(
      "Cannot parse VoteRequest: expected version 0 to 2, found version 3",
    );
  });
});
