import { describe, expect, it } from "vitest";
import { auditPlacement } from "../../codec/pods/audit.ts";
import { canaryRules } from "../../codec/pods/canary.ts";
import type { PodBroker } from "../../codec/pods/cluster.ts";
import { type PodSighting, podSightings, withSightings } from "../../codec/pods/sightings.ts";

/** Brokers from "1=main 2=canary 3", a pod each or none. */
function brokersOf(text: string): PodBroker[] {
  return text.split(" ").filter((one) => one !== "").map((one) => {
    const [id, pod] = one.split("=");
    return pod === undefined ? { id: Number(id) } : { id: Number(id), pod };
  });
}

/** What is known after answers of [responder, brokers], a second apart unless a time is given: "1=main stale". */
function known(...answers: (readonly [number, string, number?])[]): string[] {
  let sightings: readonly PodSighting[] = [];
  let nowMs = 0;
  for (const [responder, brokers, atMs] of answers) {
    nowMs = atMs ?? nowMs + 1_000;
    sightings = podSightings(sightings, { responder, nowMs, brokers: brokersOf(brokers) });
    expect(JSON.parse(JSON.stringify(sightings))).toEqual(sightings); // plain data
  }
  return sightings.map(({ nodeId, pod, confidence, isListed }) =>
    `${nodeId}=${pod} ${confidence}${isListed ? "" : " unlisted"}`
  );
}

const TOLD = "1=main 2=canary";

describe("connection B.10, E.4: views with confidence", () => {
  it("seen: the newest answer tells it", () => {
    expect(known([1, TOLD])).toEqual(["1=main seen", "2=canary seen"]);
    expect(known([1, TOLD], [2, "1=other 2=canary"])).toEqual(["1=other seen", "2=canary seen"]);
  });
  it("none: nobody has told it", () => {
    expect(known([1, "1 2=canary"], [2, "1 2"])).toEqual(["1=null none", "2=canary stale"]);
  });
  it("stale: another responder told it, this one does not; the value is kept", () => {
    expect(known([1, TOLD], [2, "1 2"])).toEqual(["1=main stale", "2=canary stale"]);
    expect(known([1, TOLD], [2, "1 2"], [3, "1 2"], [2, "1 2"]))
      .toEqual(["1=main stale", "2=canary stale"]);
  });
  it("who alone told it and no longer does is believed", () => {
    expect(known([1, TOLD], [1, "1=main 2"])).toEqual(["1=main seen", "2=null none"]);
  });
  it("of two that told it one may forget it", () => {
    expect(known([1, TOLD], [2, TOLD], [2, "1 2"])).toEqual(["1=main stale", "2=canary stale"]);
    expect(known([1, TOLD], [2, TOLD], [3, TOLD], [2, "1 2"]))
      .toEqual(["1=main stale", "2=canary stale"]);
  });
  it("during a rolling upgrade answers alternate, and nothing is lost", () => {
    expect(known([1, TOLD], [2, "1 2"], [1, TOLD], [2, "1 2"], [1, TOLD]))
      .toEqual(["1=main seen", "2=canary seen"]);
  });
  it("stale turns into none after two tables from a responder that told a pod for another node", () => {
    expect(known([1, TOLD], [2, "1=main 2"])).toEqual(["1=main seen", "2=canary stale"]);
    expect(known([1, TOLD], [2, "1=main 2"], [2, "1=main 2"]))
      .toEqual(["1=main seen", "2=null none"]);
  });
  it("tables of those who do not know neither count nor begin the count anew", () => {
    const told = [[1, TOLD], [2, "1=main 2"], [3, "1 2"]] as const;
    expect(known(...told)).toEqual(["1=main stale", "2=canary stale"]);
    expect(known(...told, [2, "1=main 2"])).toEqual(["1=main seen", "2=null none"]);
  });
  it("being told again begins the count anew", () => {
    expect(known([1, TOLD], [2, "1=main 2"], [1, TOLD], [2, "1=main 2"]))
      .toEqual(["1=main seen", "2=canary stale"]);
  });
  it("stale turns into none after twice the maximum age", () => {
    expect(known([1, TOLD, 0], [2, "1 2", 600_000])).toEqual(["1=main stale", "2=canary stale"]);
    expect(known([1, TOLD, 0], [2, "1 2", 600_001])).toEqual(["1=null none", "2=null none"]);
    const first = podSightings([], { responder: 1, nowMs: 0, brokers: brokersOf(TOLD) });
    const answer = { responder: 2, nowMs: 21, brokers: brokersOf("1 2"), maxAgeMs: 10 };
    expect(podSightings(first, answer).map(({ pod }) => pod)).toEqual([null, null]);
  });
  it("a node that is not listed is kept, and known when it comes back", () => {
    expect(known([1, TOLD], [2, "1"])).toEqual(["1=main stale", "2=canary stale unlisted"]);
    expect(known([1, TOLD], [2, "1"], [2, "1 2"])).toEqual(["1=main stale", "2=canary stale"]);
    expect(known([1, TOLD, 0], [2, "1", 600_001])).toEqual(["1=null none"]);
  });
  it("of a thousand nodes that are not listed at most a thousand are kept", () => {
    const many = Array.from({ length: 3_000 }, (_, id) => ({ id, pod: "p" }));
    const first = podSightings([], { responder: 1, nowMs: 0, brokers: many });
    expect(podSightings(first, { responder: 1, nowMs: 1, brokers: [] }).length).toBe(1_000);
  });
  it("the empty name is a pod", () => {
    expect(known([1, "1="], [2, "1"])).toEqual(["1= stale"]);
  });
  it("goes with the brokers into an audit, which is then provisional", () => {
    const first = podSightings([], { responder: 1, nowMs: 0, brokers: brokersOf(TOLD) });
    const listed = [{ id: 1, rack: "a" }, { id: 2, rack: "a" }, { id: 3 }];
    const sightings = podSightings(first, { responder: 2, nowMs: 1, brokers: listed });
    const brokers = withSightings(listed, sightings);
    expect(brokers).toEqual([
      { id: 1, rack: "a", pod: "main", confidence: "stale" },
      { id: 2, rack: "a", pod: "canary", confidence: "stale" },
      { id: 3, pod: null, confidence: "none" },
    ]);
    expect(withSightings([{ id: 9 }], sightings)).toEqual([{
      id: 9,
      pod: null,
      confidence: "none",
    }]);
    const rules = canaryRules({ interval: 1, pod: "canary" });
    const { findings } = auditPlacement({ brokers, topics: [], rules });
    expect(findings).toEqual([
      { code: "POD_UNKNOWN", severity: "warning", brokers: [1, 2], pods: [] },
    ]);
  });
});
