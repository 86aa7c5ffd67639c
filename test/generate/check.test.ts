import { describe, expect, it } from "vitest";
import { checkMessages } from "../../schemas/generate/check.ts";
import { parseOverlays } from "../../schemas/generate/overlay.ts";
import type { Module } from "../../schemas/generate/spec.ts";
import { complaint, parseAll } from "./schema_text.ts";

type Source = [module: Module, text: string];

function message(name: string, type: string, apiKey: number | null, more = ""): Source {
  const key = apiKey === null ? "" : `"apiKey": ${apiKey}, `;
  const versions = type === "coordinator-key"
    ? '"validVersions": "0", "flexibleVersions": "none"'
    : '"validVersions": "0-3", "flexibleVersions": "2+"';
  return ["clients", `{ "name": "${name}", "type": "${type}", ${key}${versions}${more} }`];
}

const inModule = (module: Module, [, text]: Source): Source => [module, text];

function refused(...sources: Source[]): string {
  return complaint(() => checkMessages(parseAll(...sources))).replace("schemas/", "");
}

const request = message("FooRequest", "request", 1);
const response = message("FooResponse", "response", 1);

describe("checkMessages()", () => {
  it("accepts a request and its response", () => {
    expect(refused(request, response)).toBe("nothing");
  });

  it("protocol 1.8: accepts a request whose response has other versions", () => {
    const text = response[1].replace("0-3", "1-2").replace("2+", "none");
    expect(refused(request, ["clients", text])).toBe("nothing");
  });

  it("protocol 1.12: accepts a removed API, whose key stays taken", () => {
    const removed = (source: Source): Source => ["clients", source[1].replace("0-3", "none")];
    expect(refused(removed(request), removed(response))).toBe("nothing");
    expect(refused(removed(request), removed(response), message("BarRequest", "request", 1))).toBe(
      "clients/BarRequest.json:1: Cannot use BarRequest: expected apiKey of its own, found 1, that of FooRequest",
    );
  });

  it("protocol V22: refuses two requests or two responses with one apiKey", () => {
    expect(refused(request, response, message("BarRequest", "request", 1))).toBe(
      "clients/BarRequest.json:1: Cannot use BarRequest: expected apiKey of its own, found 1, that of FooRequest",
    );
    expect(refused(request, response, message("BarResponse", "response", 1))).toBe(
      "clients/BarResponse.json:1: Cannot use BarResponse: expected apiKey of its own, found 1, that of FooResponse",
    );
  });

  it("protocol V22: refuses a request without response, and a response without request", () => {
    expect(refused(request)).toBe(
      "clients/FooRequest.json:1: Cannot use FooRequest: expected a response with apiKey 1, found none",
    );
    expect(refused(response, message("FooRequest", "request", 2))).toBe(
      "clients/FooResponse.json:1: Cannot use FooResponse: expected a request with apiKey 1, found none",
    );
    expect(refused(request, message("BarResponse", "response", 1))).toBe(
      "clients/FooRequest.json:1: Cannot use FooRequest: expected a response of Foo, found BarResponse",
    );
  });

  it("protocol V22: refuses requests, responses and metadata records without apiKey", () => {
    expect(refused(message("FooRequest", "request", null), response)).toBe(
      "clients/FooRequest.json:1: Cannot use FooRequest: expected an apiKey for type request, found none",
    );
    expect(refused(request, message("FooResponse", "response", null))).toBe(
      "clients/FooResponse.json:1: Cannot use FooResponse: expected an apiKey for type response, found none",
    );
    expect(refused(message("FooRecord", "metadata", null))).toBe(
      "clients/FooRecord.json:1: Cannot use FooRecord: expected an apiKey for type metadata, found none",
    );
  });

  it("protocol V22: refuses names without the suffix of their type", () => {
    expect(refused(message("FooResponse", "request", 1))).toBe(
      'clients/FooResponse.json:1: Cannot use FooResponse: expected a name that ends in Request, found "FooResponse"',
    );
    expect(refused(message("Response", "response", 1))).toBe(
      'clients/Response.json:1: Cannot use Response: expected a name that ends in Response, found "Response"',
    );
  });

  const key = message("FooKey", "coordinator-key", 1);
  const value = message("FooValue", "coordinator-value", 1);

  it("protocol V23: refuses a coordinator key without value, and a value without key", () => {
    expect(refused(key, value)).toBe("nothing");
    expect(refused(key)).toBe(
      "clients/FooKey.json:1: Cannot use FooKey: expected a coordinator-value with apiKey 1, found none",
    );
    expect(refused(value)).toBe(
      "clients/FooValue.json:1: Cannot use FooValue: expected a coordinator-key with apiKey 1, found none",
    );
    expect(refused(inModule("group", key), inModule("share", value))).toBe(
      "group/FooKey.json:1: Cannot use FooKey: expected a coordinator-value with apiKey 1, found none",
    );
  });

  it("protocol V23: refuses two coordinator keys or values with one apiKey in one module", () => {
    expect(refused(key, value, message("BarValue", "coordinator-value", 1))).toBe(
      "clients/BarValue.json:1: Cannot use BarValue: expected apiKey of its own, found 1, that of FooValue",
    );
    const other: Source[] = [
      message("BarKey", "coordinator-key", 1),
      message("BarValue", "coordinator-value", 1),
    ];
    expect(refused(key, value, ...other.map((source) => inModule("group", source)))).toBe(
      "nothing",
    );
  });

  it("protocol 1.3: counts the keys of metadata records by module", () => {
    const foo = message("FooRecord", "metadata", 0);
    const bar = message("BarRecord", "metadata", 0);
    expect(refused(inModule("metadata", foo), inModule("storage", bar))).toBe("nothing");
    expect(refused(foo, bar)).toBe(
      "clients/BarRecord.json:1: Cannot use BarRecord: expected apiKey of its own, found 0, that of FooRecord",
    );
  });

  it("refuses one name in two folders", () => {
    const foo = message("Foo", "data", null);
    expect(refused(foo, inModule("raft", foo))).toBe(
      "raft/Foo.json:1: Cannot use Foo: expected a name of its own, found that of schemas/clients/Foo.json",
    );
  });

  const header: Source = [
    "clients",
    '{ "name": "RequestHeader", "type": "header", "validVersions": "1-2", "flexibleVersions": "2+" }',
  ];
  const withHeaders = (headers: string) =>
    message("FooRequest", "request", 1, `, "headerVersions": ${headers}`);

  it("protocol 1.12: wants header versions that exist", () => {
    expect(refused(header, withHeaders('{ "0-1": 1, "2+": 2 }'), response)).toBe("nothing");
    const found = (header: number) =>
      `clients/FooRequest.json:1: Cannot use FooRequest: expected versions 1-2 of RequestHeader, found ${header}`;
    expect(refused(header, withHeaders('{ "0-1": 0, "2+": 2 }'), response)).toBe(found(0));
    expect(refused(header, withHeaders('{ "0-1": 1, "2+": 3 }'), response)).toBe(found(3));
  });

  it("protocol 1.12: wants a flexible header for a flexible body", () => {
    expect(refused(header, withHeaders('{ "0-2": 1, "3+": 2 }'), response)).toBe(
      "clients/FooRequest.json:1: Cannot use FooRequest: expected a flexible RequestHeader for versions 2, found 1",
    );
    expect(refused(header, withHeaders('{ "0": 1, "1+": 2 }'), response)).toBe("nothing");
  });

  it("protocol 1.12: lets ApiVersionsResponse have header version 0 throughout", () => {
    const responseHeader: Source = [
      "clients",
      '{ "name": "ResponseHeader", "type": "header", "validVersions": "0-1", "flexibleVersions": "1+" }',
    ];
    const sources: Source[] = [
      message("ApiVersionsRequest", "request", 18),
      message("ApiVersionsResponse", "response", 18, ', "headerVersions": { "0+": 0 }'),
      responseHeader,
    ];
    expect(refused(...sources)).toBe("nothing");
  });

  it("refuses names that would be one in code", () => {
    const structs = ', "commonStructs": [ { "name": "Foo", "versions": "0" } ]';
    expect(refused(message("FooRequest", "request", 1, structs), response)).toBe(
      "clients/FooRequest.json:1: Cannot name struct Foo of FooRequest: expected type FooRequest of its own, found that of FooRequest",
    );
  });

  it("refuses an overlay of no message", () => {
    const text = '{ "message": "BarRequest", "fields": [] }';
    const overlays = parseOverlays([{ file: "schemas/overlays/kip-1/BarRequest.json", text }]);
    expect(complaint(() => checkMessages(parseAll(request, response), overlays))).toBe(
      'schemas/overlays/kip-1/BarRequest.json:1: Cannot use overlay: expected a message of the schemas, found "BarRequest"',
    );
  });
});
