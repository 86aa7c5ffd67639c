import { describe, expect, it } from "vitest";
import type { ConnectionOptions } from "../../codec/connection/mod.ts";
import {
  parseRedirector,
  type RedirectDecision,
  type RedirectInput,
} from "../../codec/redirect/mod.ts";
import { backoffLane, bare, Lane, laneIn, STEADY, typesOf } from "../kit/lane.ts";

/** Begins an attempt, and answers a `resolve` with these addresses. */
function attempt(lane: Lane, addresses: readonly string[] = []): Lane {
  const before = lane.all.length;
  if (lane.state === "backoff") lane.wake();
  if (lane.state === "idle") lane.do({ type: "connect" });
  const resolves = lane.all.slice(before).some(({ type }) => type === "resolve");
  if (resolves) lane.report("resolved", { addresses });
  return lane;
}

function refuse(lane: Lane): Lane {
  lane.report("openFailed", { code: "ECONNREFUSED" });
  return lane;
}

function dialledOf(lane: Lane): (string | null)[] {
  return lane.allOf("open").map(({ address }) => address);
}

function resolvesOf(lane: Lane): string[] {
  return lane.allOf("resolve").map(({ host }) => host);
}

const TO = (host: string, port?: number): RedirectDecision => ({
  type: "to",
  host,
  ...(port !== undefined && { port }),
});

describe("connection A.8, addresses", () => {
  it("connection A.8: each attempt uses the next entry; after the last it resolves again", () => {
    const lane = new Lane(STEADY);
    const all = ["10.0.0.1", "10.0.0.2", "10.0.0.3"];
    for (let i = 0; i < 3; i++) refuse(attempt(lane, all));
    expect(dialledOf(lane)).toEqual(all);
    expect(resolvesOf(lane).length).toBe(1);
    refuse(attempt(lane, all));
    expect(dialledOf(lane)).toEqual([...all, "10.0.0.1"]);
    expect(resolvesOf(lane).length).toBe(2);
  });
  it("connection A.8: a fresh list that begins with the last one tried starts with its second", () => {
    const lane = new Lane(STEADY);
    refuse(attempt(lane, ["10.0.0.1"]));
    refuse(attempt(lane, ["10.0.0.1", "10.0.0.2"]));
    expect(dialledOf(lane)).toEqual(["10.0.0.1", "10.0.0.2"]);
    refuse(attempt(lane, ["10.0.0.2"]));
    expect(dialledOf(lane)).toEqual(["10.0.0.1", "10.0.0.2", "10.0.0.2"]);
  });
  for (const state of ["negotiating", "ready"] as const) {
    it(`connection A.8: the list is dropped when a connection in ${state} is lost`, () => {
      const lane = attempt(new Lane(STEADY), ["10.0.0.1", "10.0.0.2"]);
      lane.opened();
      if (state === "ready") {
        lane.replyVersions();
        lane.send(1);
        lane.take();
      }
      lane.report("peerClosed", {});
      attempt(lane, ["10.0.0.8", "10.0.0.9"]);
      expect(resolvesOf(lane).length).toBe(2);
      expect(dialledOf(lane)).toEqual(["10.0.0.1", "10.0.0.8"]);
    });
  }
  it("connection A.8: a quiet loss drops the list, too", () => {
    for (const end of ["idle", "peer"]) {
      const lane = attempt(new Lane(STEADY), ["10.0.0.1", "10.0.0.2"]);
      lane.opened();
      lane.replyVersions();
      if (end === "idle") lane.wake();
      else lane.report("peerClosed", {});
      attempt(lane, ["10.0.0.8"]);
      expect(resolvesOf(lane).length).toBe(2);
      expect(dialledOf(lane)).toEqual(["10.0.0.1", "10.0.0.8"]);
    }
  });
  it("connection A.8: a list is kept over a failure in tls", () => {
    const lane = attempt(new Lane({ ...STEADY, securityProtocol: "SSL" }), [
      "10.0.0.1",
      "10.0.0.2",
    ]);
    lane.opened();
    lane.report("secureFailed", { code: "EPROTO" });
    attempt(lane);
    expect(dialledOf(lane)).toEqual(["10.0.0.1", "10.0.0.2"]);
    expect(resolvesOf(lane).length).toBe(1);
  });
  it("connection A.17: a failure that does not move on tries the same address again", () => {
    const lane = attempt(new Lane({ ...STEADY, securityProtocol: "SSL" }), [
      "10.0.0.1",
      "10.0.0.2",
    ]);
    lane.opened();
    lane.report("secureFailed", { code: "CERT", authentication: true });
    attempt(lane);
    expect(dialledOf(lane)).toEqual(["10.0.0.1", "10.0.0.1"]);
  });
  for (const [host, address] of [["10.1.2.3", "10.1.2.3"], ["fd00::1", "fd00::1"]] as const) {
    it(`connection A.8: ${host} is its own only address`, () => {
      const lane = new Lane({ ...STEADY, host });
      expect(bare(lane.do({ type: "connect" }))).toEqual([
        { type: "open", attempt: 1, host, address, port: 9092 },
        { type: "stateChanged", from: "idle", to: "tcp", cause: expect.any(String) },
      ]);
    });
  }
  const FAMILIES: readonly (readonly [ConnectionOptions["addressFamily"], readonly string[]])[] = [
    ["any", ["fd00::1", "10.0.0.1", "fd00::2"]],
    ["first", ["fd00::1", "fd00::2"]],
    [4, ["10.0.0.1"]],
    [6, ["fd00::1", "fd00::2"]],
  ];
  for (const [addressFamily, dialled] of FAMILIES) {
    it(`connection A.8: address.family ${addressFamily}`, () => {
      const all = ["fd00::1", "10.0.0.1", "fd00::2"];
      const lane = new Lane({ ...STEADY, addressFamily: addressFamily! });
      for (let i = 0; i < dialled.length; i++) refuse(attempt(lane, all));
      expect(lane.last("resolve").family).toBe(addressFamily);
      expect(dialledOf(lane)).toEqual(dialled);
      expect(resolvesOf(lane).length).toBe(1);
    });
  }
  it("connection A.8: profile kafka keeps the family of the first", () => {
    expect(laneIn("resolving", { profile: "kafka" }).last("resolve").family).toBe("first");
  });
  it("connection A.8: failures of a list that was cut by the family say so, each of them", () => {
    const lane = new Lane({ ...STEADY, addressFamily: 4, securityProtocol: "SSL" });
    refuse(attempt(lane, ["10.0.0.1", "fd00::1", "10.0.0.2", "10.0.0.3", "fd00::2", "10.0.0.4"]));
    refuse(attempt(lane));
    attempt(lane);
    lane.wake();
    attempt(lane).opened();
    lane.report("secureFailed", { code: "EPROTO" });
    const messages = lane.allOf("disconnected").map(({ detail }) => detail.message);
    expect(messages.length).toBe(4);
    for (const message of messages) expect(message).toMatch(/2 left out by address.family=4/);
  });
  it("connection A.8: a list without an entry of the family is DNS_FAILED, and says so", () => {
    const lane = laneIn("resolving", { addressFamily: 6 });
    lane.report("resolved", { addresses: ["10.0.0.1"] });
    const { reason, detail } = lane.told("disconnected");
    expect(reason).toBe("DNS_FAILED");
    expect(detail.message).toMatch(/1 left out by address.family=6/);
  });
  it("connection A.8: a list that was not cut says nothing", () => {
    const lane = refuse(attempt(new Lane({ ...STEADY, addressFamily: 4 }), ["10.0.0.1"]));
    expect(lane.told("disconnected").detail.message).not.toMatch(/left out/);
  });
  it("connection A.3: a transport that resolves names itself gets the name", () => {
    const lane = new Lane({ transport: { resolve: false } });
    expect(bare(lane.do({ type: "connect" }))).toEqual([
      { type: "open", attempt: 1, host: "b1.internal", address: null, port: 9092 },
      { type: "stateChanged", from: "idle", to: "tcp", cause: expect.any(String) },
    ]);
    const literal = new Lane({ host: "10.1.2.3", transport: { resolve: false } });
    literal.do({ type: "connect" });
    expect(literal.last("open")).toMatchObject({ host: "10.1.2.3", address: "10.1.2.3" });
  });
});

describe("connection A.8, all-in-attempt", () => {
  const ALL: Partial<ConnectionOptions> = { ...STEADY, addressPolicy: "all-in-attempt" };
  it("connection A.8: openFailed goes on inside the attempt, under the setup limit", () => {
    const lane = attempt(new Lane(ALL), ["10.0.0.2", "10.0.0.3"]);
    lane.now = 9_000;
    expect(bare(lane.report("openFailed", { code: "ECONNREFUSED" }))).toEqual([
      { type: "open", attempt: 2, host: "b1.internal", address: "10.0.0.3", port: 9092 },
    ]);
    expect(lane.machine.deadlineMs).toBe(10_000);
    lane.wake();
    expect(lane.told("disconnected").reason).toBe("SETUP_TIMEOUT");
  });
  it("connection A.8: the connect limit is one per address; the last failure is the attempt's", () => {
    const lane = attempt(new Lane({ ...ALL, connectTimeoutMs: 100 }), ["10.0.0.1", "10.0.0.2"]);
    expect(bare(lane.at(100))).toEqual([
      { type: "abort", attempt: 1 },
      { type: "open", attempt: 2, host: "b1.internal", address: "10.0.0.2", port: 9092 },
    ]);
    lane.now = 150;
    expect(typesOf(refuse(lane).all.slice(-3))).toEqual(["tcp>backoff", "disconnected", "hint"]);
    expect(lane.told("disconnected")).toMatchObject({
      reason: "CONNECT_REFUSED",
      failedAttempts: 1,
      setupFailures: 1,
    });
  });
  it("connection A.8: peerClosed while opening goes on, too", () => {
    const lane = attempt(new Lane(ALL), ["10.0.0.1", "10.0.0.2"]);
    expect(typesOf(lane.report("peerClosed", { code: "ECONNRESET" }))).toEqual(["open"]);
  });
  it("connection A.8: a failure after tcp ends the attempt", () => {
    const lane = attempt(new Lane({ ...ALL, securityProtocol: "SSL" }), ["10.0.0.1", "10.0.0.2"]);
    lane.opened();
    expect(typesOf(lane.report("secureFailed", { code: "EPROTO" }))).toEqual([
      "abort",
      "tls>backoff",
      "disconnected",
      "hint",
    ]);
  });
  it("connection C.8: the loop goes through the candidates until it comes round", () => {
    const redirector = () => ({
      type: "candidates" as const,
      candidates: [{ host: "a" }, { host: "b" }, { host: "c" }],
    });
    const lane = attempt(new Lane({ ...ALL, redirector }), ["10.0.0.1", "10.0.0.2"]);
    refuse(refuse(lane));
    expect(lane.last("resolve").host).toBe("b");
    lane.report("resolveFailed", { code: "ENOTFOUND" });
    expect(lane.last("resolve").host).toBe("c");
    lane.report("resolved", { addresses: ["10.0.0.5"] });
    refuse(lane);
    expect(lane.state).toBe("backoff");
    expect(resolvesOf(lane)).toEqual(["a", "b", "c"]);
    expect(lane.allOf("disconnected").length).toBe(1);
    const attempts = lane.all.filter((effect) =>
      effect.type === "resolve" || effect.type === "open"
    );
    expect(attempts.map((effect) => [effect.type, effect.attempt])).toEqual([
      ["resolve", 1],
      ["open", 1],
      ["open", 2],
      ["resolve", 3],
      ["resolve", 4],
      ["open", 4],
    ]);
  });
});

describe("connection A.8, race", () => {
  const RACE: Partial<ConnectionOptions> = { ...STEADY, addressPolicy: "race" };
  const racing = (addresses: readonly string[], more: Partial<ConnectionOptions> = {}) =>
    attempt(new Lane({ ...RACE, ...more }), addresses);
  it("connection A.8: the next address starts after 250 ms without outcome", () => {
    const lane = racing(["10.0.0.1", "10.0.0.2", "10.0.0.3"]);
    expect(lane.at(249)).toEqual([]);
    expect(bare(lane.at(250))).toEqual([
      { type: "open", attempt: 2, host: "b1.internal", address: "10.0.0.2", port: 9092 },
    ]);
    expect(lane.at(499)).toEqual([]);
    expect(typesOf(lane.at(500))).toEqual(["open"]);
    expect(lane.machine.deadlineMs).toBe(5_000);
  });
  it("connection F5: the first one opened wins, the others are aborted before it goes on", () => {
    const lane = racing(["10.0.0.1", "10.0.0.2", "10.0.0.3"]);
    lane.at(250);
    lane.at(500);
    expect(typesOf(lane.do({ type: "opened", attempt: 2, remote: "10.0.0.2:9092" }))).toEqual([
      "abort",
      "abort",
      "write",
      "tcp>negotiating",
    ]);
    expect(lane.allOf("abort").map(({ attempt }) => attempt)).toEqual([1, 3]);
    expect(lane.last("write").attempt).toBe(2);
    const late = lane.do({ type: "opened", attempt: 1, remote: "10.0.0.1:9092" });
    expect(bare(late)).toEqual([{ type: "abort", attempt: 1 }]);
  });
  it("connection A.8: until one wins the reports of every racer count", () => {
    const lane = racing(["10.0.0.1", "10.0.0.2"]);
    lane.at(250);
    expect(lane.do({ type: "openFailed", attempt: 1, code: "ECONNREFUSED" })).toEqual([]);
    expect(lane.state).toBe("tcp");
    lane.do({ type: "opened", attempt: 2, remote: "10.0.0.2:9092" });
    expect(lane.state).toBe("negotiating");
  });
  it("connection A.8: a racer that fails lets the next one start at once", () => {
    const lane = racing(["10.0.0.1", "10.0.0.2", "10.0.0.3"]);
    lane.at(250);
    lane.now = 300;
    const effects = lane.do({ type: "openFailed", attempt: 2, code: "ECONNREFUSED" });
    expect(bare(effects)).toEqual([
      { type: "open", attempt: 3, host: "b1.internal", address: "10.0.0.3", port: 9092 },
    ]);
  });
  it("connection A.8: each racer has its own limit", () => {
    const lane = racing(["10.0.0.1", "10.0.0.2"], { connectTimeoutMs: 400 });
    lane.at(250);
    expect(bare(lane.at(400))).toEqual([{ type: "abort", attempt: 1 }]);
    expect(lane.machine.deadlineMs).toBe(650);
    expect(typesOf(lane.at(650))).toEqual(["abort", "tcp>backoff", "disconnected", "hint"]);
    expect(lane.allOf("disconnected").length).toBe(1);
  });
  it("connection C.8: when all have failed the race goes on with the next candidate", () => {
    const redirector = () => ({
      type: "candidates" as const,
      candidates: [{ host: "a" }, { host: "b" }],
    });
    const lane = racing(["10.0.0.1", "10.0.0.2"], { redirector });
    lane.do({ type: "openFailed", attempt: 1, code: "ECONNREFUSED" });
    expect(typesOf(lane.do({ type: "openFailed", attempt: 2, code: "ECONNREFUSED" }))).toEqual([
      "resolve",
      "tcp>resolving",
    ]);
    expect(lane.last("resolve")).toMatchObject({ host: "b", attempt: 3 });
    lane.report("resolved", { addresses: ["10.0.0.3"] });
    expect(lane.machine.deadlineMs).toBe(5_000);
    lane.report("openFailed", { code: "EHOSTUNREACH" });
    expect(lane.allOf("disconnected").map(({ reason }) => reason)).toEqual(["UNREACHABLE"]);
  });
  it("connection F6: the setup limit aborts every racer", () => {
    const lane = racing(["10.0.0.1", "10.0.0.2"], { connectTimeoutMs: null });
    lane.at(250);
    expect(typesOf(lane.at(10_000))).toEqual([
      "abort",
      "abort",
      "tcp>backoff",
      "disconnected",
      "hint",
    ]);
  });
  it("connection F6: close aborts every racer", () => {
    const lane = racing(["10.0.0.1", "10.0.0.2"]);
    lane.at(250);
    expect(typesOf(lane.do({ type: "close" }))).toEqual(["abort", "abort", "tcp>closed", "closed"]);
  });
});

describe("connection A.8, retarget", () => {
  it("connection A.8: with the host go list, counters, throttle and backoff", () => {
    const lane = backoffLane();
    lane.do({ type: "throttle", throttleMs: 500 });
    expect(typesOf(lane.do({ type: "retarget", host: "b9.internal", port: 9093 }))).toEqual([
      "backoff>idle",
    ]);
    expect(lane.machine.deadlineMs).toBeUndefined();
    attempt(lane, ["10.0.0.9"]);
    expect(lane.last("resolve").host).toBe("b9.internal");
    expect(lane.last("open")).toMatchObject({ address: "10.0.0.9", port: 9093 });
    refuse(lane);
    expect(lane.told("disconnected")).toMatchObject({
      failedAttempts: 1,
      setupFailures: 1,
      detail: { advertised: { host: "b9.internal", port: 9093 } },
    });
  });
  it("connection A.8: another port is another host", () => {
    const lane = backoffLane();
    expect(typesOf(lane.do({ type: "retarget", host: "b1.internal", port: 9_999 }))).toEqual([
      "backoff>idle",
    ]);
    refuse(attempt(lane, ["10.0.0.1"]));
    expect(lane.last("open").port).toBe(9_999);
    expect(lane.told("disconnected").failedAttempts).toBe(1);
  });
  it("connection A.8: the list of the old host is not used for the new one", () => {
    const lane = refuse(attempt(new Lane(STEADY), ["10.0.0.1", "10.0.0.2"]));
    lane.do({ type: "retarget", host: "b9.internal", port: 9092 });
    attempt(lane, ["10.0.0.9"]);
    expect(dialledOf(lane)).toEqual(["10.0.0.1", "10.0.0.9"]);
  });
  it("connection A.6: another rack or pod changes nothing but what redirectors see", () => {
    const inputs: RedirectInput[] = [];
    const lane = backoffLane({ redirector: (input) => (inputs.push(input), null) });
    lane.do({ type: "throttle", throttleMs: 10 });
    expect(
      lane.do({ type: "retarget", host: "b1.internal", port: 9092, rack: "r2", pod: "p2" }),
    ).toEqual([]);
    expect(lane.state).toBe("backoff");
    expect(lane.machine.deadlineMs).toBe(10);
    lane.at(50);
    lane.do({ type: "connect" });
    expect(inputs.at(-1)).toMatchObject({ rack: "r2", pod: "p2", generation: 1, setupFailures: 1 });
    expect(inputs[0]).toMatchObject({ rack: null, pod: null, generation: 0, setupFailures: 0 });
  });
});

describe("connection C, redirection of a connection", () => {
  it("connection F46: redirection comes before resolution, once per attempt", () => {
    let asked = 0;
    const redirector = () => (asked++, TO("gw.example.com"));
    const lane = attempt(new Lane({ ...STEADY, redirector }), ["10.0.0.1", "10.0.0.2"]);
    expect(resolvesOf(lane)).toEqual(["gw.example.com"]);
    expect(asked).toBe(1);
    refuse(lane);
    expect(asked).toBe(1);
    attempt(lane);
    expect(asked).toBe(2);
  });
  it("connection F47: the resolver never sees a host that is mapped elsewhere", () => {
    const redirector = parseRedirector("b1.internal => gw.example.com");
    const lane = attempt(new Lane({ ...STEADY, redirector }), ["10.0.0.1"]);
    refuse(lane);
    attempt(lane, ["10.0.0.1"]);
    expect(resolvesOf(lane)).toEqual(["gw.example.com", "gw.example.com"]);
  });
  it("connection C1: what the cluster says of the node stays as it is", () => {
    const redirector = parseRedirector("* => 127.0.0.1:19092");
    const lane = refuse(attempt(new Lane({ ...STEADY, redirector, nodeId: 1 })));
    expect(lane.told("disconnected").detail).toMatchObject({
      advertised: { host: "b1.internal", port: 9092 },
      dialled: { host: "127.0.0.1", port: 19_092 },
    });
  });
  it("connection C2: the address stage sees each resolved address, and never the TLS names", () => {
    const redirector = parseRedirector("10.0.0.0/8 & stage:address => 127.0.0.1:+1");
    const lane = attempt(
      new Lane({ ...STEADY, redirector, securityProtocol: "SSL" }),
      ["10.0.0.1"],
    );
    expect(lane.last("open")).toMatchObject({
      host: "b1.internal",
      address: "127.0.0.1",
      port: 9093,
    });
    lane.opened();
    expect(lane.last("secure")).toMatchObject({
      serverName: "b1.internal",
      verifyName: "b1.internal",
    });
  });
  it("connection C2: an address may be dropped; all of them is REDIRECT_REJECTED", () => {
    const redirector = parseRedirector('10.0.0.0/8 & stage:address => reject "inside"');
    const some = attempt(new Lane({ ...STEADY, redirector }), ["10.0.0.1", "11.0.0.1"]);
    expect(dialledOf(some)).toEqual(["11.0.0.1"]);
    const none = attempt(new Lane({ ...STEADY, redirector }), ["10.0.0.1", "10.0.0.2"]);
    expect(dialledOf(none)).toEqual([]);
    expect(none.told("disconnected").reason).toBe("REDIRECT_REJECTED");
  });
  it("connection C2: an advertised address goes through that stage, too", () => {
    const redirector = parseRedirector("10.0.0.0/8 & stage:address => 127.0.0.1");
    const lane = attempt(new Lane({ ...STEADY, redirector, host: "10.0.0.7" }));
    expect(dialledOf(lane)).toEqual(["127.0.0.1"]);
  });
  it("connection C2: the address stage counts from the port of the name stage", () => {
    const rules = "b1.internal => gw:19092; 10.0.0.0/8 & stage:address => 127.0.0.1";
    const kept = attempt(new Lane({ ...STEADY, redirector: parseRedirector(rules) }), ["10.0.0.1"]);
    expect(kept.last("open")).toMatchObject({ address: "127.0.0.1", port: 19_092 });
    const moved = parseRedirector(`${rules}:+1`);
    const lane = attempt(new Lane({ ...STEADY, redirector: moved }), ["10.0.0.1"]);
    expect(lane.last("open")).toMatchObject({ address: "127.0.0.1", port: 19_093 });
  });
  it("connection C3: an exchange of two hosts is no loop", () => {
    const redirector = parseRedirector("b1.internal => b2.internal; b2.internal => b1.internal");
    expect(attempt(new Lane({ redirector }), ["10.0.0.2"]).last("resolve").host).toBe(
      "b2.internal",
    );
    const other = attempt(new Lane({ redirector, host: "b2.internal" }), ["10.0.0.1"]);
    expect(other.last("resolve").host).toBe("b1.internal");
  });
  it("connection C4: the next attempt asks again, and knows of the failures", () => {
    const inputs: RedirectInput[] = [];
    const redirector = (input: RedirectInput) => {
      inputs.push(input);
      return input.setupFailures > 0 ? TO("127.0.0.2") : TO("127.0.0.1");
    };
    const options = { ...STEADY, redirector, nodeId: 4, rack: "r1", pod: "p1" };
    const lane = attempt(new Lane({ ...options, expectClusterId: "c" }));
    attempt(refuse(lane));
    expect(dialledOf(lane)).toEqual(["127.0.0.1", "127.0.0.2"]);
    expect(inputs).toEqual([
      {
        purpose: "broker",
        nodeId: 4,
        host: "b1.internal",
        port: 9092,
        hostKind: "name",
        canonicalHost: "b1.internal",
        rack: "r1",
        pod: "p1",
        clusterId: "c",
        attempt: 1,
        setupFailures: 0,
        generation: 0,
      },
      {
        purpose: "broker",
        nodeId: 4,
        host: "b1.internal",
        port: 9092,
        hostKind: "name",
        canonicalHost: "b1.internal",
        rack: "r1",
        pod: "p1",
        clusterId: "c",
        attempt: 2,
        setupFailures: 1,
        lastFailure: "CONNECT_REFUSED",
        generation: 0,
      },
    ]);
  });
  for (const purpose of ["bootstrap", "broker", "coordinator", "controller"] as const) {
    it(`connection C5: rules are evaluated for ${purpose}`, () => {
      const redirector = parseRedirector(`purpose:${purpose} => 127.0.0.1`);
      expect(dialledOf(attempt(new Lane({ redirector, purpose })))).toEqual(["127.0.0.1"]);
    });
  }
  it("connection C6: the driver is asked with the whole input", () => {
    const lane = new Lane({ redirector: "ask-driver", host: "B1.Internal." });
    expect(bare(lane.do({ type: "connect" }))).toEqual([
      {
        type: "redirect",
        attempt: 1,
        input: {
          purpose: "broker",
          nodeId: null,
          host: "B1.Internal.",
          port: 9092,
          hostKind: "name",
          canonicalHost: "b1.internal",
          rack: null,
          pod: null,
          clusterId: null,
          attempt: 1,
          setupFailures: 0,
          generation: 0,
        },
      },
      { type: "stateChanged", from: "idle", to: "redirecting", cause: expect.any(String) },
    ]);
  });
  const GARBAGE: readonly (readonly [unknown, string])[] = [
    [7, "BAD_DECISION"],
    ["keep", "BAD_DECISION"],
    [{}, "BAD_DECISION"],
    [{ type: "candidates", candidates: [] }, "BAD_DECISION"],
    [{ type: "candidates", candidates: [null] }, "BAD_DECISION"],
    [{ type: "candidates", candidates: Array(17).fill({ port: 1 }) }, "TOO_MANY"],
    [{ type: "to", host: "a b" }, "BAD_HOST"],
    [{ type: "to", host: "010.0.0.1" }, "BAD_IPV4"],
    [{ type: "to", port: 65_536 }, "PORT_RANGE"],
  ];
  for (const [decision, code] of GARBAGE) {
    it(`connection C6: ${JSON.stringify(decision).slice(0, 50)} is ${code}`, () => {
      const lane = laneIn("redirecting");
      const effects = lane.report("redirected", { decision: decision as never });
      expect(bare(effects)[0]).toEqual({
        type: "redirectInvalid",
        attempt: 1,
        code,
        detail: expect.any(String),
      });
      expect(lane.told("disconnected")).toMatchObject({
        reason: "REDIRECT_INVALID",
        phase: "redirect",
        detail: { code },
      });
    });
  }
  it("connection C6: a function that throws is REDIRECT_INVALID with its words", () => {
    const redirector = () => {
      throw new Error("no map today");
    };
    const lane = new Lane({ ...STEADY, redirector });
    expect(bare(lane.do({ type: "connect" }))).toEqual([
      { type: "stateChanged", from: "idle", to: "redirecting", cause: expect.any(String) },
      { type: "redirectInvalid", attempt: 1, code: "THREW", detail: "no map today" },
      { type: "stateChanged", from: "redirecting", to: "backoff", cause: expect.any(String) },
      {
        type: "disconnected",
        reason: "REDIRECT_INVALID",
        phase: "redirect",
        detail: {
          code: "THREW",
          message: expect.stringContaining("no map today"),
          advertised: { host: "b1.internal", port: 9092 },
        },
        failedAttempts: 1,
        setupFailures: 1,
        backoffUntilMs: 50,
        jitterDraw: null,
      },
    ]);
    const asked = laneIn("redirecting");
    asked.report("redirectFailed", { message: "no map today" });
    expect(asked.told("redirectInvalid")).toMatchObject({ code: "THREW", detail: "no map today" });
  });
  it("connection C6: no answer in time is SETUP_TIMEOUT with phase redirect", () => {
    const lane = laneIn("redirecting");
    lane.at(10_000);
    expect(lane.told("disconnected")).toMatchObject({ reason: "SETUP_TIMEOUT", phase: "redirect" });
  });
  it("connection C7: null and undefined keep; a part that is missing is the advertised one", () => {
    for (const decision of [null, undefined]) {
      const lane = laneIn("redirecting");
      lane.report("redirected", { decision });
      expect(lane.told("redirectDecided")).toMatchObject({
        decision: { type: "keep" },
        target: { host: "b1.internal", port: 9092 },
      });
    }
    const host = laneIn("redirecting");
    host.report("redirected", { decision: TO("gw.internal") });
    expect(host.told("redirectDecided").target).toEqual({ host: "gw.internal", port: 9092 });
    const port = laneIn("redirecting");
    port.report("redirected", { decision: { type: "to", port: 1 } });
    expect(port.told("redirectDecided").target).toEqual({ host: "b1.internal", port: 1 });
  });
  it("connection F48: reject yields neither resolve nor open", () => {
    const lane = new Lane({
      ...STEADY,
      redirector: parseRedirector('* => reject "not from here"'),
    });
    expect(bare(lane.do({ type: "connect" }))).toEqual([
      { type: "stateChanged", from: "idle", to: "redirecting", cause: expect.any(String) },
      {
        type: "redirectDecided",
        nodeId: null,
        purpose: "broker",
        from: { host: "b1.internal", port: 9092 },
        decision: { type: "reject", message: "not from here" },
        rule: 0,
        target: null,
        serverName: null,
        verifyName: null,
        candidate: 0,
        attempt: 1,
      },
      { type: "redirectRejected", attempt: 1, message: "not from here" },
      { type: "stateChanged", from: "redirecting", to: "backoff", cause: expect.any(String) },
      {
        type: "disconnected",
        reason: "REDIRECT_REJECTED",
        phase: "redirect",
        detail: {
          message: expect.stringContaining("not from here"),
          advertised: { host: "b1.internal", port: 9092 },
        },
        failedAttempts: 1,
        setupFailures: 1,
        backoffUntilMs: 50,
        jitterDraw: null,
      },
      { type: "hint", kind: "requestMetadata", urgent: false },
    ]);
  });
  it("connection C4: without rules a strange host is passed through", () => {
    for (const host of ["010.0.0.1", "a b", "1.2"]) {
      const lane = attempt(new Lane({ ...STEADY, host }), ["10.0.0.1"]);
      expect(lane.last("open")).toMatchObject({ host, address: "10.0.0.1" });
    }
  });
  it("connection C4: with rules it is REDIRECT_INVALID", () => {
    const lane = new Lane({ host: "010.0.0.1", redirector: parseRedirector("b1.internal => a") });
    lane.do({ type: "connect" });
    expect(lane.told("redirectInvalid").code).toBe("BAD_IPV4");
  });
});

describe("connection C.8, candidates", () => {
  const CANDIDATES: RedirectDecision = {
    type: "candidates",
    candidates: [{ host: "a" }, { host: "b", port: 2 }, { host: "127.0.0.9" }],
  };
  const redirector = () => CANDIDATES;
  it("connection F49: every pair is tried, one per attempt, in turn", () => {
    const lane = new Lane({ ...STEADY, redirector });
    for (let i = 0; i < 6; i++) refuse(attempt(lane, ["10.0.0.1", "10.0.0.2"]));
    expect(lane.allOf("open").map(({ host, address, port }) => [host, address, port])).toEqual([
      ["a", "10.0.0.1", 9092],
      ["a", "10.0.0.2", 9092],
      ["b", "10.0.0.1", 2],
      ["b", "10.0.0.2", 2],
      ["127.0.0.9", "127.0.0.9", 9092],
      ["a", "10.0.0.1", 9092],
    ]);
    const candidates = lane.allOf("redirectDecided").map(({ candidate }) => candidate);
    expect(candidates).toEqual([0, 0, 1, 1, 2, 0]);
  });
  it("connection C.8: DNS_FAILED goes to the next candidate", () => {
    const lane = new Lane({ ...STEADY, redirector });
    lane.do({ type: "connect" });
    lane.report("resolveFailed", { code: "ENOTFOUND" });
    attempt(lane, ["10.0.0.1"]);
    expect(resolvesOf(lane)).toEqual(["a", "b"]);
  });
  it("connection C.8: a ready connection that is lost comes back to its candidate", () => {
    const lane = new Lane({ ...STEADY, redirector });
    refuse(attempt(lane, ["10.0.0.1"]));
    attempt(lane, ["10.0.0.2"]).opened();
    lane.replyVersions();
    lane.send(1);
    lane.take();
    lane.report("peerClosed", {});
    attempt(lane, ["10.0.0.3"]);
    expect(resolvesOf(lane)).toEqual(["a", "b", "b"]);
    expect(dialledOf(lane)).toEqual(["10.0.0.1", "10.0.0.2", "10.0.0.3"]);
  });
  it("connection C.8: a list that differs begins at its first", () => {
    let last = "c";
    const changing = (): RedirectDecision => ({
      type: "candidates",
      candidates: [{ host: "a" }, { host: "b" }, { host: last }],
    });
    const lane = new Lane({ ...STEADY, redirector: changing });
    refuse(attempt(lane, ["10.0.0.1"]));
    last = "d";
    refuse(attempt(lane, ["10.0.0.1"]));
    attempt(lane, ["10.0.0.1"]);
    expect(resolvesOf(lane)).toEqual(["a", "a", "b"]);
  });
  it("connection A.17: CLUSTER_MISMATCH goes to the next candidate", () => {
    const lane = attempt(new Lane({ ...STEADY, redirector }), ["10.0.0.1"]);
    lane.opened();
    lane.replyVersions({}, 129);
    attempt(lane, ["10.0.0.1"]);
    expect(resolvesOf(lane)).toEqual(["a", "b"]);
  });
});

describe("connection C.10, what is told", () => {
  it("connection C.10: redirectDecided, once per attempt, after the state", () => {
    const redirector = parseRedirector("node:1 => {label}.example.com:+10000 tls=target");
    const lane = new Lane({ redirector, nodeId: 1, purpose: "controller" });
    expect(bare(lane.do({ type: "connect" }))).toEqual([
      { type: "resolve", attempt: 1, host: "b1.example.com", family: "any" },
      { type: "stateChanged", from: "idle", to: "resolving", cause: expect.any(String) },
      {
        type: "redirectDecided",
        nodeId: 1,
        purpose: "controller",
        from: { host: "b1.internal", port: 9092 },
        decision: { type: "to", host: "b1.example.com", port: 19_092, tls: "target" },
        rule: 0,
        target: { host: "b1.example.com", port: 19_092 },
        serverName: "b1.example.com",
        verifyName: "b1.example.com",
        candidate: 0,
        attempt: 1,
      },
    ]);
  });
  it("connection C.10: rule is an index, function or none", () => {
    const rules = (text: string) => {
      const lane = new Lane({ redirector: parseRedirector(text) });
      lane.do({ type: "connect" });
      return lane.told("redirectDecided").rule;
    };
    expect(rules("b2.internal => a; b1.internal => b")).toBe(1);
    expect(rules("b2.internal => a")).toBe("none");
    const asked = laneIn("redirecting");
    asked.report("redirected", { decision: null });
    expect(asked.told("redirectDecided").rule).toBe("function");
    const inline = new Lane({ redirector: () => null });
    inline.do({ type: "connect" });
    expect(inline.told("redirectDecided").rule).toBe("function");
  });
  it("connection C.10: without a redirector nothing is told", () => {
    expect(laneIn("resolving").allOf("redirectDecided")).toEqual([]);
  });
  it("connection C9: two nodes may have one target, and keep their names", () => {
    const redirector = parseRedirector("* => 127.0.0.1:9092");
    const told = [1, 2].map((nodeId) => {
      const lane = attempt(new Lane({ redirector, nodeId, host: `b${nodeId}.internal` }));
      const { from, target } = lane.told("redirectDecided");
      return { nodeId: lane.told("redirectDecided").nodeId, from, target };
    });
    const target = { host: "127.0.0.1", port: 9092 };
    expect(told).toEqual([
      { nodeId: 1, from: { host: "b1.internal", port: 9092 }, target },
      { nodeId: 2, from: { host: "b2.internal", port: 9092 }, target },
    ]);
  });
});
