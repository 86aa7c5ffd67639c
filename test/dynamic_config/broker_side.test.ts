import { describe, expect, it } from "vitest";
import {
  clientConfigPath,
  ClientConfigStore,
  describedOf,
  describeRequestOf,
  type DynamicConfigEffect,
} from "../../codec/dynamic_config/mod.ts";
import {
  decodeDescribeConfigsRequest,
  decodeDescribeConfigsResponse,
  encodeDescribeConfigsRequest,
  encodeDescribeConfigsResponse,
} from "../../codec/messages/describe_configs.ts";
import {
  applied,
  type Follower,
  GATE_OPENED,
  HEARTBEAT,
  pair,
  reading,
  refused,
  REJOIN,
  SESSION,
} from "./follower.ts";

const SET = 0;
const DELETE = 1;
const APPEND = 2;
const SUBTRACT = 3;

type Change = readonly [name: string, value: string | null, operation?: number];

/** What IncrementalAlterConfigs answers: error and message. */
function alter(
  store: ClientConfigStore,
  resourceName: string,
  changes: readonly Change[],
  asked: { readonly validateOnly?: boolean; readonly authorized?: boolean } = {},
): readonly [number, string | null] {
  const configs = changes.map(([name, value, configOperation = SET]) => ({
    name,
    configOperation,
    value,
  }));
  const { errorCode, errorMessage, ...resource } = store.alter(
    { resourceType: 9, resourceName, configs },
    { validateOnly: false, ...asked },
  );
  expect(resource).toEqual({ resourceType: 9, resourceName });
  return [errorCode, errorMessage];
}

const OK = [0, null];

function describeAll(
  store: ClientConfigStore,
  resourceName: string,
  keys: readonly string[] | null = null,
  includeSynonyms = false,
) {
  return store.describe(
    { resourceType: 9, resourceName, configurationKeys: keys },
    { includeSynonyms },
  );
}

/** What DescribeConfigs tells of an entity: name, value, source. */
function told(...asked: Parameters<typeof describeAll>): unknown[] {
  const { errorCode, errorMessage, configs } = describeAll(...asked);
  expect([errorCode, errorMessage]).toEqual([0, ""]);
  return configs.map(({ name, value, configSource }) => [name, value, configSource]);
}

/** A store with a default and with a client of its own. */
function filled(): ClientConfigStore {
  const store = new ClientConfigStore();
  alter(store, "", [["acks", "0"], [SESSION, "10000"]]);
  alter(store, "shop", [["acks", "all"], [HEARTBEAT, "1000"]]);
  return store;
}

describe("connection D.7, DescribeConfigs", () => {
  it("connection D.7: the default overlaid with the client id's", () => {
    expect(told(filled(), "shop")).toEqual([
      ["acks", "all", 7],
      [SESSION, "10000", 8],
      [HEARTBEAT, "1000", 7],
    ]);
  });
  it("connection D.7: any id, stored or not", () => {
    expect(told(filled(), "other")).toEqual([["acks", "0", 8], [SESSION, "10000", 8]]);
    expect(told(new ClientConfigStore(), "other")).toEqual([]);
    expect(told(filled(), "__proto__")).toHaveLength(2);
  });
  it("connection D.7: the empty name is the default alone", () => {
    expect(told(filled(), "")).toEqual([["acks", "0", 8], [SESSION, "10000", 8]]);
  });
  it("connection D.7: quotas are left out, and quotas leave out the rest", () => {
    const store = filled();
    store.put("shop", "producer_byte_rate", "1024");
    expect(told(store, "shop")).toHaveLength(3);
    expect([...store.quotas("shop")]).toEqual([["producer_byte_rate", "1024"]]);
    expect([...store.quotas("other")]).toEqual([]);
  });
  it("connection D.7: the keys filter is applied", () => {
    expect(told(filled(), "shop", ["acks", "linger.ms"])).toEqual([["acks", "all", 7]]);
    expect(told(filled(), "shop", ["linger.ms"])).toEqual([]);
    expect(told(filled(), "shop", [])).toHaveLength(3);
  });
  it("connection D.7: synonyms are the client id's, then the default's", () => {
    const { configs } = describeAll(filled(), "shop", null, true);
    expect(configs.map(({ synonyms }) => synonyms)).toEqual([
      [{ name: "acks", value: "all", source: 7 }, { name: "acks", value: "0", source: 8 }],
      [{ name: SESSION, value: "10000", source: 8 }],
      [{ name: HEARTBEAT, value: "1000", source: 7 }],
    ]);
    expect(describeAll(filled(), "shop").configs.every(({ synonyms }) => synonyms!.length === 0))
      .toBe(true);
  });
  it("connection D.7: without authorization 31", () => {
    const resource = { resourceType: 9, resourceName: "shop", configurationKeys: null };
    expect(filled().describe(resource, { includeSynonyms: false, authorized: false })).toEqual({
      errorCode: 31,
      errorMessage: "Cluster authorization failed.",
      resourceType: 9,
      resourceName: "shop",
      configs: [],
    });
  });
  it("connection D.2: types are text and numbers, nothing is secret", () => {
    expect(describeAll(filled(), "shop").configs.map(({ configType }) => configType))
      .toEqual([2, 3, 3]);
    const [acks] = describeAll(filled(), "shop").configs;
    expect(acks).toEqual({
      name: "acks",
      value: "all",
      readOnly: false,
      configSource: 7,
      isSensitive: false,
      synonyms: [],
      configType: 2,
      documentation: null,
    });
  });
});

describe("connection D.7, IncrementalAlterConfigs", () => {
  it("connection D.7: a valid SET is stored, and seen by the next describe", () => {
    const store = new ClientConfigStore();
    expect(alter(store, "shop", [["acks", "-1"]])).toEqual(OK);
    expect(told(store, "shop")).toEqual([["acks", "-1", 7]]);
    expect(alter(store, "shop", [["acks", "1"]])).toEqual(OK);
    expect(told(store, "shop")).toEqual([["acks", "1", 7]]);
  });
  const VALUES:
    readonly (readonly [key: string, good: readonly string[], bad: readonly string[]])[] = [
      ["acks", ["all", "-1", "0", "1"], ["2", "ALL", " all", "", "+1"]],
      [SESSION, ["6000", "1800000", "+6000"], ["5999", "1800001", "0", "-1", "6000.0", "", "x"]],
      [HEARTBEAT, ["3000", "0", "-1", "2147483647"], ["2147483648", "1e3", "", "0x10"]],
    ];
  for (const [key, good, bad] of VALUES) {
    it(`connection D.2: ${key} is looked at by the broker`, () => {
      for (const value of good) {
        expect(alter(new ClientConfigStore(), "", [[key, value]])).toEqual(OK);
      }
      const expected: Record<string, string> = {
        acks: "all, -1, 0, 1",
        [SESSION]: "6000 to 1800000",
        [HEARTBEAT]: "a number",
      };
      for (const value of bad) {
        const store = new ClientConfigStore();
        expect(alter(store, "", [[key, value]]))
          .toEqual([42, `Expected ${expected[key]} for ${key}`]);
        expect(told(store, "")).toEqual([]);
      }
    });
  }
  it("connection D.2: the limits of sessions are the broker's", () => {
    const store = new ClientConfigStore({ minSessionTimeoutMs: 10, maxSessionTimeoutMs: 20 });
    expect(alter(store, "", [[SESSION, "10"]])).toEqual(OK);
    expect(alter(store, "", [[SESSION, "20"]])).toEqual(OK);
    expect(alter(store, "", [[SESSION, "9"]])[0]).toBe(42);
    expect(alter(store, "", [[SESSION, "21"]])[0]).toBe(42);
  });
  const REFUSED: readonly (readonly [what: string, changes: readonly Change[], message: string])[] =
    [
      [
        "an unknown key",
        [["linger.ms", "5"]],
        "Expected a configuration of clients, found linger.ms",
      ],
      [
        "a quota",
        [["producer_byte_rate", "5"]],
        "Expected a configuration of clients, found producer_byte_rate",
      ],
      [
        "DELETE of an unknown key",
        [["x", null, DELETE]],
        "Expected a configuration of clients, found x",
      ],
      ["null with SET", [["acks", null]], "Expected a value for acks, found null"],
      ["the same key twice", [["acks", "0"], ["acks", "0"]], "Expected each configuration once"],
      [
        "SET and DELETE of one key",
        [["acks", "0"], ["acks", null, DELETE]],
        "Expected each configuration once",
      ],
      ["APPEND", [["acks", "0", APPEND]], "Expected operation 0 or 1 for acks, found 2"],
      ["SUBTRACT", [["acks", "0", SUBTRACT]], "Expected operation 0 or 1 for acks, found 3"],
      [
        "an operation that is none",
        [["acks", "0", 9]],
        "Expected operation 0 or 1 for acks, found 9",
      ],
    ];
  for (const [what, changes, message] of REFUSED) {
    it(`connection D.7: ${what} is 42, and nothing of the resource is stored`, () => {
      const store = filled();
      const before = told(store, "shop");
      expect(alter(store, "shop", [[HEARTBEAT, "2000"], ...changes])).toEqual([42, message]);
      expect(told(store, "shop")).toEqual(before);
    });
  }
  it("connection D.7: DELETE takes away; of an absent key it does nothing", () => {
    const store = filled();
    expect(alter(store, "shop", [["acks", null, DELETE]])).toEqual(OK);
    expect(told(store, "shop", ["acks"])).toEqual([["acks", "0", 8]]);
    expect(alter(store, "shop", [["acks", null, DELETE]])).toEqual(OK);
    expect(alter(store, "nobody", [["acks", "x", DELETE]])).toEqual(OK);
    expect(told(store, "nobody")).toHaveLength(2);
  });
  it("connection D.7: validate-only stores nothing", () => {
    const store = filled();
    const before = told(store, "shop");
    expect(alter(store, "shop", [["acks", "1"]], { validateOnly: true })).toEqual(OK);
    expect(alter(store, "shop", [["acks", "2"]], { validateOnly: true })[0]).toBe(42);
    expect(told(store, "shop")).toEqual(before);
  });
  it("connection D.7: without authorization 31, whatever is asked", () => {
    const store = filled();
    const before = told(store, "shop");
    expect(alter(store, "shop", [["acks", "1"]], { authorized: false }))
      .toEqual([31, "Cluster authorization failed."]);
    expect(told(store, "shop")).toEqual(before);
  });
  it("connection D.7: a heartbeat that is not within the session is stored", () => {
    const store = new ClientConfigStore();
    expect(alter(store, "", [[SESSION, "6000"]])).toEqual(OK);
    expect(alter(store, "", [[HEARTBEAT, "9000"]])).toEqual(OK);
    expect(told(store, "")).toEqual([[SESSION, "6000", 8], [HEARTBEAT, "9000", 8]]);
  });
});

describe("connection D.7, the rest", () => {
  it("connection D.7: AlterConfigs of clients is always 42", () => {
    expect(filled().alterAll({ resourceType: 9, resourceName: "shop" })).toEqual({
      errorCode: 42,
      errorMessage: "Expected IncrementalAlterConfigs for the configurations of clients",
      resourceType: 9,
      resourceName: "shop",
    });
  });
  it("connection D.7: where brokers would keep it", () => {
    const paths: readonly (readonly [string, string])[] = [
      ["", "config/clients/<default>"],
      ["shop", "config/clients/shop"],
      ["<default>", "config/clients/%3Cdefault%3E"],
      ["my shop", "config/clients/my%20shop"],
      ["a*b", "config/clients/a%2Ab"],
      ["a/b+c", "config/clients/a%2Fb%2Bc"],
      ["!'()~", "config/clients/%21%27%28%29%7E"],
      ["-._", "config/clients/-._"],
      ["é", "config/clients/%C3%A9"],
    ];
    for (const [name, path] of paths) expect(clientConfigPath(name)).toBe(path);
  });
});

/** A machine and a store with only bytes between them. */
class Pair {
  readonly follower: Follower;
  readonly store: ClientConfigStore = new ClientConfigStore();
  authorized = true;

  constructor(role: "producer" | "consumer") {
    this.follower = reading(role);
  }

  /** Answers the read that was asked for. */
  answer(): object[] {
    const describe = this.follower.told("describe").at(-1)!;
    return this.follower.do(describedOf(this.#response(describe)));
  }

  /** Reads when it is time. */
  next(): object[] {
    const [, ...rest] = this.follower.wake();
    return [...rest, ...this.answer()];
  }

  #response(describe: Extract<DynamicConfigEffect, { type: "describe" }>) {
    const body = encodeDescribeConfigsRequest(describeRequestOf(describe), 4);
    const { resources, includeSynonyms } = decodeDescribeConfigsRequest(body, 4);
    const results = resources.map((resource) =>
      this.store.describe(resource, { includeSynonyms, authorized: this.authorized })
    );
    return decodeDescribeConfigsResponse(
      encodeDescribeConfigsResponse({ throttleTimeMs: 0, results }, 4),
      4,
    );
  }
}

describe("the machine and the broker's side", () => {
  it("connection D.7: a full cycle of a consumer, byte by byte", () => {
    const pair2 = new Pair("consumer");
    const { store, follower } = pair2;
    expect(pair2.answer()).toEqual([GATE_OPENED]);
    alter(store, "", [[SESSION, "10000"]]);
    expect(pair2.next()).toEqual([applied([SESSION, 45_000, 10_000, "default"]), REJOIN]);
    alter(store, "shop", [[SESSION, "20000"], [HEARTBEAT, "5000"]]);
    expect(pair2.next()).toEqual([
      applied([SESSION, 10_000, 20_000, "client"], [HEARTBEAT, 3_000, 5_000, "client"]),
      REJOIN,
    ]);
    alter(store, "shop", [[HEARTBEAT, "20000"]]);
    expect(pair2.next()).toEqual([refused("heartbeat-not-below-session", 20_000, 20_000)]);
    expect(pair2.next()).toEqual([]);
    pair2.authorized = false;
    expect(pair2.next()).toMatchObject([{ type: "warning", code: "DESCRIBE_ERROR" }]);
    expect(pair2.next()).toEqual([]);
    pair2.authorized = true;
    alter(store, "shop", [[SESSION, null, DELETE], [HEARTBEAT, null, DELETE]]);
    expect(pair2.next()).toEqual([
      applied([SESSION, 20_000, 10_000, "default"], [HEARTBEAT, 5_000, 3_000, "static"]),
      REJOIN,
    ]);
    alter(store, "", [[SESSION, null, DELETE]]);
    expect(pair2.next()).toEqual([applied([SESSION, 10_000, 45_000, "static"]), REJOIN]);
    expect(follower.effective).toEqual(pair(45_000, 3_000));
  });
  it("connection D.7: what the broker's side takes the client can read", () => {
    for (const acks of ["all", "-1", "0", "1"]) {
      const one = new Pair("producer");
      alter(one.store, "", [["acks", acks]]);
      one.answer();
      expect(one.follower.effective).toEqual({ acks: acks === "all" ? -1 : Number(acks) });
    }
  });
});
