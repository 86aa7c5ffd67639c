import { describe, expect, it } from "vitest";
import { isPort, splitHostPort } from "../../codec/redirect/host_port.ts";

describe("splitHostPort()", () => {
  for (
    const [text, ...parts] of [
      ["b1.internal", "b1.internal"],
      ["b1.internal:9092", "b1.internal", "9092"],
      ["b1.internal:", "b1.internal", ""],
      [":9092", "", "9092"],
      ["10.0.0.1:9092", "10.0.0.1", "9092"],
      ["::1", "::1"],
      ["[::1]", "[::1]"],
      ["[::1]:9092", "[::1]", "9092"],
      ["fe80::1%2", "fe80::1%2"],
      ["[fe80::1%2]:9092", "[fe80::1%2]", "9092"],
      ["2001:db8::1:9092", "2001:db8::1:9092"], // an address: host and port stay apart
      ["host:::9092", "host:::9092"],
      ["a:b:c", "a:b:c"],
      ["[::1]:90:92", "[::1]:90:92"],
      ["", ""],
    ] as const
  ) {
    it(`reliability 66, connection R-17: splits ${JSON.stringify(text)}`, () => {
      expect(splitHostPort(text)).toEqual(parts);
    });
  }
});

describe("isPort()", () => {
  for (const port of [1, 9092, 65_535]) {
    it(`connection C.4: ${port} is a port`, () => expect(isPort(port)).toBe(true));
  }
  for (const port of [0, -1, 65_536, 70_000, 1.5, NaN, Infinity, "9092" as unknown as number]) {
    it(`connection C.4: ${String(port)} is no port`, () => expect(isPort(port)).toBe(false));
  }
});
