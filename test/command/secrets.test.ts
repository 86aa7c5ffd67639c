import { describe, expect, it } from "vitest";
import { holds } from "./holds.ts";
import { bytesOf } from "../kit/read_file.ts";
import { ran, recording } from "./run.ts";

/** What sasl.pcap and sasl-v0.pcap hold: passwords, and parts of the exchanges of SCRAM. */
const SECRETS = [
  "alice-secret",
  "wrong", // the other password
  "p=vel2Z+3Z2rTlFHRdPOO04ykcA2N6EKNZzVvANXoRq60=",
  "s=bTZiNzU4a3pzMmZ4NGFmdDl6MjJvY3hq",
];
const FORMS: readonly (readonly string[])[] = [
  ["decode"],
  ["decode", "--details", "all"],
  ["decode", "--details", "none"],
  ["decode", "--headers"],
  ["decode", "--ndjson"],
  ["decode", "--ndjson", "--headers"],
  ["decode", "--request-log"],
  ["decode", "--summary"],
  ["decode", "--summary", "--ndjson"],
  ["versions"],
  ["versions", "--ndjson"],
];

describe("secrets of a login are in no output", () => {
  const some = FORMS.filter((form) => form.includes("all") || form.includes("--ndjson"));
  const cases = { "sasl-v0.pcap": FORMS, "sasl.pcap": [...some, ["decode", "--request-log"]] };
  for (const [file, forms] of Object.entries(cases)) {
    for (const form of forms) {
      it(`${form.join(" ")} ${file}`, async () => {
        const { status, out, err } = await ran([...form, file], { [file]: await recording(file) });
        expect([status, out.length > 20]).toEqual([0, true]);
        expect(SECRETS.filter((secret) => holds(out + err, secret))).toEqual([]);
      });
    }
  }
  it("cut at any place", async () => {
    const whole = await recording("sasl-v0.pcap");
    for (let end = 900; end < 2_600; end += 97) {
      const { out, err } = await ran(["decode", "--details=all", "a"], {
        a: whole.subarray(0, end),
      });
      expect(SECRETS.filter((secret) => holds(out + err, secret))).toEqual([]);
    }
  });
  it("unless they are asked for", async () => {
    const files = { a: await recording("sasl-v0.pcap") };
    const { out } = await ran(["decode", "--ndjson", "--no-redact", "a"], files);
    expect(SECRETS.filter((secret) => !holds(out, secret))).toEqual([]);
  });
});

describe("what applications wrote is told by its size", () => {
  const name = "payments-0/00000000000000000000.log";
  for (const form of FORMS.filter(([command]) => command === "decode")) {
    it(form.join(" "), async () => {
      const a = await bytesOf(`test/captures/logs/${name}`);
      const { out } = await ran([...form, "a"], { a });
      expect(holds(out, "value-2")).toBe(false);
    });
  }
  it("unless it is asked for", async () => {
    const a = await bytesOf(`test/captures/logs/${name}`);
    const { out } = await ran(["decode", "--ndjson", "--no-redact", "a"], { a });
    expect(holds(out, "value-2")).toBe(true);
  });
});
