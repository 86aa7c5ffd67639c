import { describe, expect, it } from "vitest";
import {
  Connection,
  type ConnectionEffect,
  type ConnectionOptions,
  readResponse,
  sendCommand,
} from "../../codec/connection/mod.ts";
import { encodeRequestFrame } from "../../codec/frame/mod.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import {
  emulate,
  FakeBroker,
  fakeCluster,
  type LaneEffect,
  type NetworkCommand,
  NetworkEmulator,
  type NetworkFaults,
  type NetworkOptions,
  type NetworkPeer,
  type NetworkReport,
  type PeerAction,
} from "../../codec/testing/mod.ts";

const AT_ONCE = { seed: 1, latencies: [0] };
const KEY = { connection: "a", seq: 0 };

/** A peer that answers every chunk with these actions. */
function answering(...actions: PeerAction[]): NetworkPeer {
  return { accept: () => ({ receive: () => actions }) };
}

const ECHO: NetworkPeer = {
  accept: () => ({ receive: (bytes) => [{ type: "send", bytes, afterMs: 0 }] }),
};

/** A network that is driven by hand: one connection, one attempt after the other. */
class Hands {
  readonly network: NetworkEmulator;
  readonly #seen: string[] = [];
  #writes = 0;

  constructor(options: Partial<NetworkOptions> = {}) {
    this.network = new NetworkEmulator({ ...AT_ONCE, peers: { "10.0.0.1": ECHO }, ...options });
  }

  open(nowMs: number, attempt = 1, address = "10.0.0.1", port = 9092): void {
    this.#act({ type: "open", attempt, host: address, address, port }, nowMs);
  }

  write(nowMs: number, text: string, attempt = 1): void {
    const bytes = new TextEncoder().encode(text);
    this.#act({ type: "write", attempt, writeSeq: this.#writes++, bytes }, nowMs);
  }

  close(nowMs: number, attempt = 1): void {
    this.#act({ type: "close", attempt }, nowMs);
  }

  resolve(nowMs: number, host: string): void {
    this.#act({ type: "resolve", attempt: 1, host, family: "any" }, nowMs);
  }

  order(command: NetworkCommand, nowMs: number): void {
    this.#drain(nowMs);
    this.network.handle(command, nowMs);
  }

  #act(action: object, nowMs: number): void {
    this.#drain(nowMs);
    this.network.handle({ ...KEY, ...action } as LaneEffect, nowMs);
  }

  /** What arrives until then, each with its time. `flushed` and `writable` are left out. */
  until(untilMs: number): string[] {
    this.#drain(untilMs);
    return this.#seen.splice(0);
  }

  #drain(untilMs: number): void {
    for (let at; (at = this.network.deadlineMs) !== undefined && at <= untilMs;) {
      this.network.handle({ type: "tick" }, at);
      const report = this.network.poll();
      if (!report || report.type === "flushed" || report.type === "writable") continue;
      this.#seen.push(`${at} ${textOf(report)}`);
    }
    this.network.handle({ type: "tick" }, untilMs);
  }
}

function textOf(report: NetworkReport): string {
  const { type } = report;
  if (type === "received") return new TextDecoder().decode(report.bytes);
  if (type === "resolved") return `resolved ${report.addresses.join()}`;
  return "code" in report && report.code ? `${type} ${report.code}` : type;
}

describe("NetworkEmulator carries", () => {
  it("what is said both ways, with its time, to whom it belongs", () => {
    const { network } = new Hands({ latencies: [7] });
    const open = { ...KEY, type: "open", host: "h", address: "10.0.0.1", port: 1 } as const;
    network.handle({ ...open, attempt: 1 }, 100);
    network.handle({ ...open, connection: "b", attempt: 1 }, 101);
    expect([network.deadlineMs, network.poll()]).toEqual([107, undefined]);
    network.handle({ type: "tick" }, 106);
    expect(network.poll()).toBe(undefined);
    network.handle({ type: "tick" }, 107);
    const opened = { type: "opened", attempt: 1, remote: "10.0.0.1" };
    expect([network.poll(), network.poll()]).toEqual([{ ...opened, connection: "a" }, undefined]);
    const bytes = Uint8Array.of(1, 2);
    network.handle({ ...KEY, type: "write", attempt: 1, writeSeq: 5, bytes }, 107);
    const seen = [];
    for (let at; (at = network.deadlineMs);) {
      network.handle({ type: "tick" }, at);
      for (let report; (report = network.poll());) seen.push([at, report]);
    }
    expect(seen).toEqual([
      [107, { type: "flushed", connection: "a", attempt: 1, writeSeq: 5 }],
      [108, { ...opened, connection: "b" }],
      [121, { type: "received", connection: "a", attempt: 1, bytes }],
    ]);
    expect([network.deadlineMs, network.performed]).toEqual([undefined, 3]);
  });
  it("bytes in order, whatever each of them takes", () => {
    const hands = new Hands({ seed: 3, latencies: [0, 10, 200, 1_000] });
    hands.open(0);
    const letters = [..."abcdefghij"];
    for (const [i, letter] of letters.entries()) hands.write(i, letter);
    const seen = hands.until(100_000);
    expect(seen.map((line) => line.split(" ")[1])).toEqual(["opened", ...letters]);
  });
  it("what peers do in its time, although the client stands still and looks later", () => {
    const hands = new Hands({ latencies: [10] });
    hands.open(0);
    hands.until(10);
    hands.write(20, "a");
    const { network } = hands;
    network.handle({ type: "tick" }, 5_000);
    const all = [network.poll(), network.poll(), network.poll()].map((report) => report?.type);
    expect(all).toEqual(["flushed", "received", undefined]);
  });
  it("TLS with the opening, and after it", () => {
    const hands = new Hands();
    const tls = { serverName: null, verifyName: "h", alpn: [] };
    const open = { ...KEY, type: "open", host: "h", address: "10.0.0.1", port: 1 } as const;
    hands.network.handle({ ...open, attempt: 1, tls }, 0);
    expect(hands.network.poll()).toMatchObject({ type: "opened", secured: true });
    hands.network.handle({ ...KEY, type: "secure", attempt: 1, ...tls }, 0);
    expect(hands.network.poll()).toEqual({ type: "secured", connection: "a", attempt: 1 });
  });
  it("one answer after the other, as a peer is slow", () => {
    const bytes = new TextEncoder().encode("x");
    const slow = answering({ type: "send", bytes, afterMs: 100 });
    const hands = new Hands({ peers: { "10.0.0.1": slow } });
    hands.open(0);
    for (const now of [1, 2, 3]) hands.write(now, "?");
    expect(hands.until(1_000)).toEqual(["0 opened", "101 x", "201 x", "301 x"]);
  });
  for (
    const [type, told] of [
      ["halfClose", "halfClosed"],
      ["close", "peerClosed"],
      ["reset", "peerClosed ECONNRESET"],
    ] as const
  ) {
    it(`the end that a peer makes: ${type}`, () => {
      const hands = new Hands({ peers: { "10.0.0.1": answering({ type, afterMs: 5 }) } });
      hands.open(0);
      hands.write(1, "?");
      hands.write(2, "?");
      expect(hands.until(1_000)).toEqual(["0 opened", `6 ${told}`]);
    });
  }
  it("nothing about a transport that was given up, and what was said to the peer all the same", () => {
    const heard: number[] = [];
    let ends = 0;
    const peer: NetworkPeer = {
      accept: () => ({
        receive(bytes) {
          heard.push(bytes.length);
          return [{ type: "send", bytes, afterMs: 0 }];
        },
        end: () => void ends++,
      }),
    };
    const hands = new Hands({ peers: { "10.0.0.1": peer }, latencies: [10] });
    hands.open(0);
    hands.until(10);
    hands.write(20, "four");
    hands.close(21);
    expect(ends).toBe(0);
    expect(hands.until(1_000)).toEqual([]);
    expect([heard, ends]).toEqual([[4], 1]);
  });
  it("the same for the same seed, and something else for another", () => {
    const run = (seed: number) => {
      const hands = new Hands({
        seed,
        latencies: [0, 1, 5, 50],
        faults: { splits: 50, joins: 50 },
      });
      hands.open(0);
      for (let now = 0; now < 20; now++) hands.write(now, "some bytes");
      return hands.until(10_000).join();
    };
    expect(run(1)).toBe(run(1));
    expect(run(1)).not.toBe(run(2));
  });
  it("nothing while there is only an event, and time never backwards", () => {
    const { network } = new Hands();
    network.handle({ ...KEY, type: "available" }, 50);
    network.handle({ ...KEY, type: "resolve", attempt: 1, host: "10.0.0.1", family: 4 }, 20);
    expect([network.performed, network.deadlineMs]).toEqual([1, 50]);
  });
});

describe("NetworkEmulator: names and addresses", () => {
  it("peers by address, with or without port, and the names that are given", () => {
    const hands = new Hands({
      peers: { "10.0.0.1": ECHO, "10.0.0.2:9092": ECHO, "[fd00::1]:9092": ECHO, "fd00::2": ECHO },
      names: { "b1": ["10.0.0.1", "fd00::2"] },
    });
    for (const host of ["b1", "B1.", "10.0.0.9", "fd00::1", "b2"]) hands.resolve(0, host);
    expect(hands.until(0)).toEqual([
      "0 resolved 10.0.0.1,fd00::2",
      "0 resolved 10.0.0.1,fd00::2",
      "0 resolved 10.0.0.9",
      "0 resolved fd00::1",
      "0 resolveFailed ENOTFOUND",
    ]);
    const tried = [
      ["10.0.0.1", 1, "opened"],
      ["10.0.0.2", 9092, "opened"],
      ["10.0.0.2", 9093, "openFailed ECONNREFUSED"],
      ["10.0.0.3", 9092, undefined],
      ["fd00::1", 9092, "opened"],
      ["fd00::1", 1, "openFailed ECONNREFUSED"],
      ["fd00::2", 1, "opened"],
    ] as const;
    for (const [i, [address, port, told]] of tried.entries()) {
      hands.open(i, i + 2, address, port);
      expect(hands.until(i)).toEqual(told ? [`${i} ${told}`] : []);
    }
  });
  it("a name that is dialled without having been resolved", () => {
    const hands = new Hands({ names: { b1: ["10.0.0.1"] } });
    const open = { ...KEY, type: "open", attempt: 1, address: null, port: 1 } as const;
    hands.network.handle({ ...open, host: "b1" }, 0);
    expect(hands.network.poll()).toMatchObject({ type: "opened", remote: "10.0.0.1" });
    hands.network.handle({ ...open, attempt: 2, host: "b2" }, 0);
    expect(hands.until(1_000)).toEqual([]);
  });
  it("fake brokers are where they say, also when they have moved", () => {
    const kafka = fakeCluster({ brokers: 2 });
    const hands = new Hands({ peers: kafka.brokers, names: { "broker-2": ["10.1.1.1"] } });
    for (const host of ["broker-1", "broker-2", "broker-3"]) hands.resolve(0, host);
    expect(hands.until(0)).toEqual([
      "0 resolved 10.0.0.1",
      "0 resolved 10.1.1.1",
      "0 resolveFailed ENOTFOUND",
    ]);
    kafka.move(1, { host: "elsewhere", port: 9999 });
    hands.resolve(1, "broker-1");
    hands.resolve(1, "elsewhere");
    hands.open(1, 2, "10.0.0.1");
    hands.open(1, 3, "10.0.0.2", 9092);
    hands.open(1, 4, "10.0.0.2", 9999);
    expect(hands.until(2)).toEqual([
      "1 resolved 10.0.0.1",
      "1 resolved 10.0.0.2",
      "1 openFailed ECONNREFUSED",
      "1 opened",
    ]);
  });
  it("name: other addresses, none, late or never; calm brings the old ones back", () => {
    const hands = new Hands({ names: { b1: ["10.0.0.1"] } });
    hands.order({ type: "name", host: "b1", addresses: ["10.0.0.2"], delayMs: 20_000 }, 0);
    hands.order({ type: "name", host: "b2", addresses: ["10.0.0.3"], delayMs: Infinity }, 0);
    for (const host of ["B1.", "b2"]) hands.resolve(0, host);
    expect(hands.until(100_000)).toEqual(["20000 resolved 10.0.0.2"]);
    hands.order({ type: "name", host: "b1", addresses: null }, 100_000);
    hands.resolve(100_000, "b1");
    hands.order({ type: "calm" }, 100_000);
    hands.resolve(100_000, "b1");
    expect(hands.until(100_000)).toEqual([
      "100000 resolveFailed ENOTFOUND",
      "100000 resolved 10.0.0.1",
    ]);
  });
  it("swap: two peers change places, by address or name, and again", () => {
    const says = (text: string) =>
      answering({ type: "send", bytes: new TextEncoder().encode(text), afterMs: 0 });
    const peers = { "10.0.0.1": says("one"), "10.0.0.2": says("two"), "10.0.0.3": says("three") };
    const hands = new Hands({ peers, names: { b1: ["10.0.0.1"], b2: ["10.0.0.2"] } });
    let attempt = 0;
    const who = () =>
      [1, 2, 3].map((n) => {
        hands.open(0, ++attempt, `10.0.0.${n}`);
        hands.write(0, "?", attempt);
        return hands.until(0).at(-1);
      });
    hands.order({ type: "swap", one: "b1", other: "10.0.0.2" }, 0);
    expect(who()).toEqual(["0 two", "0 one", "0 three"]);
    hands.order({ type: "swap", one: "b2", other: "10.0.0.3" }, 0);
    expect(who()).toEqual(["0 two", "0 three", "0 one"]);
    hands.order({ type: "calm" }, 0);
    expect(who()).toEqual(["0 one", "0 two", "0 three"]);
  });
});

describe("NetworkEmulator: what a test orders", () => {
  it("partition: nothing gets through, and what was on its way arrives in order when it heals", () => {
    const hands = new Hands({ latencies: [10] });
    hands.open(0);
    hands.write(0, "a");
    expect(hands.until(15)).toEqual(["10 opened"]);
    hands.order({ type: "partition", to: ["10.0.0.1"] }, 15);
    hands.write(16, "b");
    hands.open(17, 2);
    expect(hands.until(5_000)).toEqual([]);
    hands.write(5_000, "c");
    hands.order({ type: "heal", to: ["10.0.0.1"] }, 5_000);
    hands.write(5_001, "d");
    expect(hands.until(9_000)).toEqual(["5000 a", "5010 opened", "5010 b", "5020 c", "5021 d"]);
  });
  it("partition: a knock whose client has gone is not answered, and others have their own", () => {
    const accepted: number[] = [];
    const peer: NetworkPeer = {
      accept() {
        accepted.push(1);
        return ECHO.accept();
      },
    };
    const hands = new Hands({ peers: { "10.0.0.1": peer } });
    hands.order({ type: "partition", connections: ["a"] }, 0);
    hands.open(0);
    hands.order({ type: "partition", to: ["10.0.0.1:1"] }, 0);
    hands.close(1);
    hands.order({ type: "heal", connections: ["a"] }, 2);
    expect([hands.until(2), accepted]).toEqual([[], []]);
    hands.open(3, 2, "10.0.0.1", 2);
    expect(hands.until(3)).toEqual(["3 opened"]);
    hands.open(4, 3, "10.0.0.1", 1);
    expect(hands.until(4)).toEqual([]);
    hands.order({ type: "heal" }, 5);
    expect(hands.until(5)).toEqual(["5 opened"]);
  });
  it("refuse: what is open stays, nothing else opens", () => {
    const hands = new Hands({ names: { b1: ["10.0.0.1"] } });
    hands.open(0);
    hands.order({ type: "refuse", to: ["b1:9092"] }, 0);
    hands.open(1, 2);
    hands.open(1, 3, "10.0.0.1", 9093);
    hands.write(1, "a");
    expect(hands.until(1)).toEqual(["0 opened", "1 openFailed ECONNREFUSED", "1 opened", "1 a"]);
  });
  it("delay: what sets out takes longer, each way, as often as it is said", () => {
    const hands = new Hands();
    hands.open(0);
    hands.order({ type: "delay", delayMs: 30 }, 0);
    hands.order({ type: "delay", delayMs: 5, connections: ["a"] }, 0);
    hands.order({ type: "delay", delayMs: 1_000, connections: ["b"] }, 0);
    hands.write(0, "a");
    expect(hands.until(100)).toEqual(["0 opened", "70 a"]);
    hands.order({ type: "heal" }, 100);
    hands.write(100, "b");
    expect(hands.until(200)).toEqual(["100 b"]);
  });
  it("stall: nothing is lost, everything comes so much later", () => {
    const hands = new Hands({ latencies: [10] });
    hands.open(0);
    hands.write(0, "a");
    hands.until(15);
    hands.order({ type: "stall", forMs: 1_000 }, 15);
    hands.write(16, "b");
    expect(hands.until(10_000)).toEqual(["1020 a", "1025 b"]);
  });
  for (
    const [how, told] of [
      ["close", ["1 peerClosed"]],
      ["reset", ["1 peerClosed ECONNRESET"]],
      ["halfOpen", []],
    ] as const
  ) {
    it(`lose: ${how}`, () => {
      let ends = 0;
      const peer: NetworkPeer = { accept: () => ({ receive: () => [], end: () => void ends++ }) };
      const hands = new Hands({ peers: { "10.0.0.1": peer } });
      hands.open(0);
      hands.until(0);
      hands.order({ type: "lose", how, to: ["10.0.0.2"] }, 0);
      hands.order({ type: "lose", how, connections: ["a"] }, 1);
      hands.write(1, "a");
      expect(hands.until(1_000)).toEqual(told);
      expect(ends).toBe(told.length);
    });
  }
  it("lose: a reset in the middle of what comes next", () => {
    const hands = new Hands();
    hands.open(0);
    hands.until(0);
    hands.order({ type: "lose", how: "resetMidFrame" }, 0);
    hands.write(1, "abcdefghijklmnop");
    const [part, end, ...more] = hands.until(1_000);
    expect(part).toMatch(/^1 [a-o]*$/);
    expect([end, more]).toEqual(["1 peerClosed ECONNRESET", []]);
  });
  it("dropIdle: who is silent for too long is forgotten, and not told", () => {
    const hands = new Hands();
    hands.order({ type: "dropIdle", afterMs: 240_000 }, 0);
    hands.open(0);
    hands.write(240_000, "a");
    hands.write(480_000, "b");
    expect(hands.until(480_000)).toEqual(["0 opened", "240000 a", "480000 b"]);
    hands.write(720_001, "c");
    hands.order({ type: "dropIdle", afterMs: null }, 720_002);
    hands.write(720_002, "d");
    expect(hands.until(1_000_000)).toEqual([]);
    hands.open(1_000_000, 2);
    hands.write(9_000_000, "e", 2);
    expect(hands.until(9_000_000)).toEqual(["1000000 opened", "9000000 e"]);
  });
  it("silence: nothing ever happens again", () => {
    const hands = new Hands({ latencies: [10] });
    hands.open(0);
    hands.order({ type: "silence" }, 0);
    hands.open(1, 2);
    expect([hands.until(1_000), hands.network.deadlineMs]).toEqual([[], undefined]);
  });
  it("faults: other rates from now on; calm: none", () => {
    const hands = new Hands({ faults: { refuses: 100 } });
    const outcome = (attempt: number) => {
      hands.open(attempt, attempt);
      return hands.until(attempt + 0.5).map((line) => line.split(" ")[1])[0];
    };
    expect(["openFailed", "peerClosed"]).toContain(outcome(1));
    hands.order({ type: "faults", faults: { blackHole: 100 } }, 2);
    expect(["openFailed", "peerClosed"]).toContain(outcome(2));
    hands.order({ type: "faults", faults: { refuses: 0 } }, 3);
    expect(outcome(3)).toBe(undefined);
    hands.order({ type: "calm" }, 4);
    expect(outcome(4)).toBe("opened");
  });
});

describe("NetworkEmulator: what goes wrong by chance", () => {
  /** What comes of opening and ten writes with one fault at 100 %, in several seeds. */
  function kinds(fault: keyof NetworkFaults): string[] {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 40; seed++) {
      const names = { b1: ["10.0.0.1"], b2: ["10.0.0.2"] };
      const hands = new Hands({ seed, names, latencies: [5], faults: { [fault]: 100 } });
      hands.resolve(0, "b1");
      hands.open(0);
      const tls = { serverName: null, verifyName: "h", alpn: [] };
      hands.network.handle({ ...KEY, type: "secure", attempt: 1, ...tls }, 0);
      for (let now = 1; now <= 10; now++) hands.write(now, "abcd");
      for (const line of hands.until(10_000_000)) seen.add(line.split(" ")[1]!);
    }
    return [...seen].sort();
  }
  const SOUND = ["abcd", "opened", "resolved", "secured"];

  it("every fault does what it says", () => {
    expect(kinds("dnsFails")).toEqual([...SOUND, "resolveFailed"].sort());
    expect(kinds("refuses")).toEqual(["openFailed", "peerClosed", "resolved", "secured"]);
    expect(kinds("blackHole")).toEqual(["resolved", "secured"]);
    expect(kinds("tlsFails")).toContain("secureFailed");
    expect(kinds("halfOpen")).toEqual(SOUND);
    expect(kinds("resets")).toEqual(["", "a", "ab", "abc", ...SOUND, "peerClosed"].sort());
    expect(kinds("loses")).toEqual([...SOUND, "peerClosed"].sort());
    expect(kinds("splits")).toContain("abc");
    expect(kinds("joins")).toContain("abcd".repeat(10));
    expect(kinds("nonsense").length).toBeGreaterThan(SOUND.length);
  });
  it("slow names, slow openings and stalls come late, or never", () => {
    const last = (fault: keyof NetworkFaults) => {
      const lines = [1, 2, 3, 4, 5].flatMap((seed) => {
        const hands = new Hands({ seed, faults: { [fault]: 100 } });
        hands.resolve(0, "10.0.0.1");
        hands.open(0);
        for (let now = 1; now <= 50; now++) hands.write(now, "a");
        return hands.until(10_000_000);
      });
      return Math.max(...lines.map((line) => Number.parseInt(line)));
    };
    expect(last("dnsSlow")).toBeGreaterThan(1_000);
    expect(last("slowOpen")).toBeGreaterThan(1_000);
    expect(last("stalls")).toBeGreaterThan(20_000);
  });
  it("late: reports of a transport that was given up; stale: reports once more", () => {
    const hands = new Hands({ faults: { late: 100 }, latencies: [5] });
    hands.open(0);
    hands.close(1);
    expect(hands.until(5)).toEqual(["5 opened"]);
    expect(hands.until(10_000).map((line) => line.split(" ")[1])).toEqual(["opened"]);
    const again = new Hands({ faults: { stale: 100 } });
    again.open(0);
    again.until(0);
    again.close(1);
    for (let attempt = 2; attempt < 9; attempt++) again.open(attempt, attempt);
    expect(again.until(1_000).length).toBeGreaterThan(7);
  });
  it("unanswered: the redirector and the mechanism that a driver asks", () => {
    const input = {} as never;
    const asked = (faults: Partial<NetworkFaults>, seed: number) => {
      const decide = () => ({ type: "keep" }) as const;
      const hands = new Hands({ seed, faults, decide, rounds: 2 });
      hands.network.handle({ ...KEY, type: "redirect", attempt: 1, input }, 0);
      const round = { ...KEY, type: "answerSasl", attempt: 1, mechanism: "X", challenge: null };
      hands.network.handle({ ...round, round: 1 } as LaneEffect, 0);
      hands.network.handle({ ...round, round: 2 } as LaneEffect, 0);
      return hands.until(0);
    };
    const good = ["0 redirected", "0 saslAnswered", "0 saslAnswered"];
    expect(asked({}, 1)).toEqual(good);
    const wrong = new Set([1, 2, 3, 4, 5, 6].flatMap((seed) => asked({ unanswered: 100 }, seed)));
    expect([...wrong].sort()).toEqual(["0 redirectFailed", "0 saslFailed"]);
  });
  for (
    const [how, told] of [
      ["fails", "peerClosed EPIPE"],
      ["closes", "halfClosed"],
      ["stalls", undefined],
    ] as const
  ) {
    it(`strike: the third action ${how}`, () => {
      const hands = new Hands({ strike: { at: 3, how } });
      hands.open(0);
      hands.write(1, "a");
      hands.write(2, "b");
      hands.write(3, "c");
      expect(hands.until(100)).toEqual(["0 opened", "1 a", ...told ? [`3 ${told}`] : []]);
    });
  }
});

// ---- with the real machine, and fake brokers --------------------------------------------------------

const B1 = { host: "broker-1", port: 9092, seed: 1 };

/** A connection over a network. */
class Run {
  readonly connection: Connection;
  readonly events: ConnectionEffect[] = [];
  nowMs = 0;

  readonly network: NetworkEmulator;

  constructor(network: NetworkEmulator, options: Partial<ConnectionOptions> = {}) {
    this.network = network;
    this.connection = new Connection({ ...B1, ...options });
    this.connection.handle({ type: "connect" }, 0);
  }

  until(isOver: (effect: ConnectionEffect) => boolean, withinMs = 100_000): ConnectionEffect {
    let last: ConnectionEffect | undefined;
    this.nowMs = emulate(this.connection, this.network, {
      fromMs: this.nowMs,
      untilMs: this.nowMs + withinMs,
      see: (effect) => {
        this.events.push(effect);
        if (isOver(effect)) last = effect;
        return last !== undefined;
      },
    });
    if (!last) throw new Error(`expected something within ${withinMs} ms`);
    return last;
  }

  ask(id: number): void {
    const ready = this.events.findLast(({ type }) => type === "ready");
    if (ready?.type !== "ready") throw new Error("expected a ready connection");
    const { versions } = ready;
    const command = sendCommand(Metadata, { id, message: { topics: [] }, versions });
    if (!this.connection.handle(command, this.nowMs).ok) throw new Error("expected to send");
  }

  /** The time at which something of this type comes. */
  to(type: ConnectionEffect["type"]): [ConnectionEffect, number] {
    return [this.until((effect) => effect.type === type), this.nowMs];
  }
}

describe("NetworkEmulator with a Connection and fake brokers", () => {
  const network = (broker: FakeBroker) => new NetworkEmulator({ ...AT_ONCE, peers: [broker] });

  it("a call is answered, through a name and an address", () => {
    const broker = new FakeBroker({ host: "broker-1" });
    const run = new Run(network(broker));
    const [ready] = run.to("ready");
    expect(ready).toMatchObject({ remote: "10.0.0.1" });
    run.ask(1);
    const [response] = run.to("response");
    if (response.type !== "response") throw new Error("expected a response");
    expect(readResponse(Metadata, response).brokers[0]!.host).toBe("broker-1");
    expect(broker.openTransports).toBe(1);
    run.connection.handle({ type: "drain" }, run.nowMs);
    run.to("closed");
    run.network.handle({ type: "tick" }, run.nowMs);
    expect([run.network.poll(), broker.openTransports]).toEqual([undefined, 0]);
  });
  for (
    const [kind, reason, atMs] of [
      ["refuse", "CONNECT_REFUSED", 0],
      ["blackHole", "CONNECT_TIMEOUT", 5_000],
      ["hangUp", "PEER_CLOSED", 0],
    ] as const
  ) {
    it(`the broker's fault ${kind}: ${reason}`, () => {
      const broker = new FakeBroker({ host: "broker-1" });
      broker.fault({ kind });
      const run = new Run(network(broker));
      const [lost, at] = run.to("disconnected");
      expect(lost).toMatchObject({ reason });
      expect(at).toBe(atMs);
      expect(broker.openTransports).toBe(0);
    });
  }
  for (const [how, reason] of [["close", "PEER_CLOSED"], ["reset", "PEER_RESET"]] as const) {
    it(`a broker that is stopped (${how}) says nothing that it was about to say`, () => {
      const kafka = fakeCluster({ brokers: 1 });
      const broker = kafka.broker(1);
      const run = new Run(network(broker));
      run.to("ready");
      broker.fault({ kind: "slow", delayMs: 100 });
      run.ask(1);
      run.until(({ type }) => type === "write");
      run.nowMs = emulate(run.connection, run.network, { fromMs: 0, untilMs: 50 });
      kafka.stop(1, how);
      const [failed, at] = run.to("requestFailed");
      expect([failed, at]).toMatchObject([{ reason }, 50]);
      expect(broker.openTransports).toBe(0);
      run.connection.handle({ type: "connect", asap: true }, run.nowMs);
      expect(run.to("disconnected")[0]).toMatchObject({ reason: "CONNECT_REFUSED" });
    });
  }
  it("a broker that is frozen says and hears nothing; started again it resets what was there", () => {
    const kafka = fakeCluster({ brokers: 1 });
    const broker = kafka.broker(1);
    const run = new Run(network(broker));
    run.to("ready");
    kafka.freeze(1);
    const { length } = broker.requests;
    run.ask(1);
    run.nowMs = emulate(run.connection, run.network, { fromMs: 0, untilMs: 20_000 });
    expect([broker.requests.length, broker.openTransports]).toEqual([length, 1]);
    kafka.start(1);
    const [failed, at] = run.to("requestFailed");
    expect([failed, at]).toMatchObject([{ reason: "PEER_RESET", sent: "maybe" }, 20_000]);
    expect(broker.openTransports).toBe(0);
  });
  it("connection R-29: a load balancer that forgets; the probe finds out", () => {
    const broker = new FakeBroker({ host: "broker-1" });
    const run = new Run(network(broker), { idleProbeAfterMs: 60_000 });
    run.network.handle({ type: "dropIdle", afterMs: 240_000 }, 0);
    run.to("ready");
    run.nowMs = emulate(run.connection, run.network, { fromMs: 0, untilMs: 300_000 });
    run.ask(1);
    const [failed, at] = run.to("requestFailed");
    expect([failed, at]).toMatchObject([{ sent: "no" }, 305_000]);
    expect(broker.requests.map(({ apiName }) => apiName)).toEqual(["ApiVersions"]);
  });
  it("connection F17: bytes in pieces and in lumps change nothing", () => {
    const run = (faults: Partial<NetworkFaults>) => {
      const broker = new FakeBroker({ host: "broker-1" });
      const one = new Run(new NetworkEmulator({ ...AT_ONCE, peers: [broker], faults }));
      one.to("ready");
      for (let id = 1; id < 20; id++) {
        one.ask(id);
        one.to("response");
      }
      return one.events.map((effect) => effect.type).join();
    };
    expect(run({ splits: 70, joins: 70 })).toBe(run({}));
  });
  it("a handler that is at fault is reported where the test sees it", () => {
    const broker = new FakeBroker({ host: "broker-1" });
    broker.fault({ kind: "slow", delayMs: 1 });
    const hands = new Hands({ peers: [broker] });
    hands.open(0);
    const mistake = encodeRequestFrame(Metadata, { correlationId: 1 }, { topics: [] }, 12);
    broker.node.host = 7 as never;
    hands.network.handle({ ...KEY, type: "write", attempt: 1, writeSeq: 1, bytes: mistake }, 0);
    expect(() => hands.until(10)).toThrow("Cannot answer Metadata 12");
  });
});

describe("emulate()", () => {
  it("lets several machines share peers, each over a network of its own", () => {
    const broker = new FakeBroker({ host: "broker-1" });
    const networks = [1, 2].map((seed) => new NetworkEmulator({ seed, peers: [broker] }));
    for (const network of networks) new Run(network).to("ready");
    expect(broker.openTransports).toBe(2);
    networks[0]!.handle({ type: "lose", how: "close" }, 1_000);
    expect(broker.openTransports).toBe(1);
  });
  it("ends when the time is over, although nothing happens", () => {
    const { network } = new Hands();
    const connection = new Connection(B1);
    expect(emulate(connection, network, { fromMs: 5, untilMs: 70 })).toBe(70);
  });
  it("does not go on for ever in one moment", () => {
    const { network } = new Hands();
    const stuck = { handle() {}, poll: () => undefined, deadlineMs: 3 };
    expect(() => emulate(stuck, network, { fromMs: 5, untilMs: 70 })).toThrow(
      new Error("Cannot emulate: more than 100000 things happen at 5 ms"),
    );
  });
});
