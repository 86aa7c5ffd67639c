import { describe, expect, it } from "vitest";
import {
  apiName,
  checkNames,
  fieldName,
  kebabCase,
  moduleName,
  nestedTypeName,
  snakeCase,
} from "../../schemas/generate/names.ts";
import type { MessageSpec } from "../../schemas/generate/spec.ts";
import { complaint, parseAll } from "./schema_text.ts";

describe("fieldName()", () => {
  it("protocol 1.10: lowers the first letter only", () => {
    const names = ["TopicId", "EndPoints", "KRaftVersion", "LastKnownELR", "NSt", "group", "X"];
    expect(names.map(fieldName)).toEqual(
      ["topicId", "endPoints", "kRaftVersion", "lastKnownELR", "nSt", "group", "x"],
    );
  });
});

describe("snakeCase()", () => {
  it("protocol 1.10: parts words at a capital behind anything but a capital", () => {
    const names = ["KRaftVersionRecord", "FORTRAN", "DescribeAcls", "V0Host", "AbortedTxn", "a"];
    expect(names.map(snakeCase)).toEqual(
      ["kraft_version_record", "fortran", "describe_acls", "v0_host", "aborted_txn", "a"],
    );
  });
});

describe("kebabCase()", () => {
  it("writes hyphens where snakeCase() writes underscores", () => {
    expect(kebabCase("KRaftVersionRecord")).toBe("kraft-version-record");
  });
});

describe("apiName()", () => {
  it("drops one suffix, and never the whole name", () => {
    const names = [
      "MetadataRequest",
      "MetadataResponse",
      "VotersRecord",
      "Request",
      "RequestHeader",
    ];
    expect(names.map(apiName)).toEqual(
      ["Metadata", "Metadata", "VotersRecord", "Request", "RequestHeader"],
    );
  });
});

describe("nestedTypeName()", () => {
  it("keeps a name that starts with the message's", () => {
    expect(nestedTypeName("MetadataResponse", "MetadataResponseTopic")).toBe(
      "MetadataResponseTopic",
    );
  });

  it("puts the message's name in place of the API's", () => {
    expect(nestedTypeName("DescribeConfigsResponse", "DescribeConfigsResourceResult"))
      .toBe("DescribeConfigsResponseResourceResult");
  });

  it("puts the message's name in front of any other", () => {
    expect(nestedTypeName("VoteRequest", "PartitionData")).toBe("VoteRequestPartitionData");
    expect(nestedTypeName("VotersRecord", "Voter")).toBe("VotersRecordVoter");
  });

  it("takes a prefix for one only where a word ends", () => {
    expect(nestedTypeName("FetchResponse", "FetchableTopicResponse"))
      .toBe("FetchResponseFetchableTopicResponse");
    expect(nestedTypeName("FetchResponse", "FetchResponses")).toBe("FetchResponseResponses");
    expect(nestedTypeName("FetchResponse", "Fetch")).toBe("FetchResponse");
  });
});

describe("checkNames()", () => {
  const struct = (name: string) => `{ "name": "${name}", "versions": "0" }`;
  const data = (name: string, ...structs: string[]) =>
    `{ "name": "${name}", "type": "data", "validVersions": "0", "flexibleVersions": "none",
       "commonStructs": [ ${structs.map(struct).join()} ] }`;
  const request = (name: string, ...structs: string[]) =>
    data(name, ...structs).replace('"data"', '"request", "apiKey": 1');
  const refused = (...texts: string[]) =>
    complaint(() => checkNames(parseAll(...texts.map((t): ["clients", string] => ["clients", t]))));

  it("accepts names that stay apart", () => {
    expect(refused(data("A", "B", "C"), data("D", "B", "C"))).toBe("nothing");
  });

  it("refuses two structs that would be one type", () => {
    expect(refused(request("FetchRequest", "FetchTopic", "Topic"))).toBe(
      "schemas/clients/FetchRequest.json:1: Cannot name struct Topic of FetchRequest: expected type FetchRequestTopic of its own, found that of struct FetchTopic of FetchRequest",
    );
  });

  it("refuses a struct that would have the type of its message", () => {
    expect(refused(request("FetchRequest", "Fetch"))).toBe(
      "schemas/clients/FetchRequest.json:1: Cannot name struct Fetch of FetchRequest: expected type FetchRequest of its own, found that of FetchRequest",
    );
  });

  it("refuses a struct that would have the type of another message", () => {
    expect(refused(data("AB"), data("A", "B"))).toBe(
      "schemas/clients/A.json:1: Cannot name struct B of A: expected type AB of its own, found that of AB",
    );
  });

  it("refuses a name that is another's with a suffix of generated types", () => {
    expect(refused(data("A", "B", "BInit"))).toBe(
      "schemas/clients/A.json:1: Cannot name struct BInit of A: expected type ABInit of its own, found that of struct B of A",
    );
  });

  it("refuses two messages that would be one module", () => {
    expect(refused(data("FOO"), data("FOo"))).toBe(
      "schemas/clients/FOo.json:1: Cannot name FOo: expected module foo of its own, found that of FOO",
    );
  });

  it("refuses a field with the name of the unknown tagged fields", () => {
    const text = `{ "name": "A", "type": "data", "validVersions": "0", "flexibleVersions": "none",
      "fields": [{ "name": "UnknownTaggedFields", "type": "int8", "versions": "0" }] }`;
    expect(refused(text)).toBe(
      "schemas/clients/A.json:1: Cannot name UnknownTaggedFields: expected property unknownTaggedFields of its own, found that of the unknown tagged fields",
    );
  });

  it("puts request and response of one API into one module", () => {
    const specs = parseAll(
      ["clients", request("FetchRequest")],
      ["clients", request("FetchResponse").replace('"request"', '"response"')],
    ) as [MessageSpec, MessageSpec];
    expect(specs.map(moduleName)).toEqual(["fetch", "fetch"]);
    expect(complaint(() => checkNames(specs))).toBe("nothing");
  });
});
