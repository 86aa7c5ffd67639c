import { describe, expect, it } from "vitest";
import {
  type BrokerClient,
  type ConfigFollower,
  connectBroker,
  followConfig,
  type FollowOptions,
} from "../../codec/driver/mod.ts";
import type { ClientConfigStore, DynamicConfigEvent } from "../../codec/dynamic_config/mod.ts";
import { IncrementalAlterConfigs } from "../../codec/messages/incremental_alter_configs.ts";
import {
  FakeBroker,
  keepClientConfigs,
  memoryDial,
  VirtualClock,
} from "../../codec/testing/mod.ts";
import { STATIC_CONFIG } from "./kit.ts";

const MAX_AGE_MS = 300_000;

/** A client that follows its configuration, the broker that keeps it, and what was told. */
class Scene {
  readonly clock = new VirtualClock();
  readonly broker: FakeBroker;
  readonly store: ClientConfigStore | undefined;
  readonly told: string[] = [];
  client!: BrokerClient;
  follower!: ConfigFollower;

  constructor(broker = new FakeBroker(), isKept = true) {
    this.broker = broker;
    if (isKept) this.store = keepClientConfigs(broker);
  }

  async begin(role: "producer" | "consumer", options: Partial<FollowOptions> = {}): Promise<this> {
    const { clock } = this;
    const dial = memoryDial(this.broker, { clock });
    this.client = await connectBroker(dial, { host: "localhost", port: 9092, clock });
    const config = { seed: 1, clientId: "shop", role, config: STATIC_CONFIG, clock, ...options };
    this.follower = followConfig(this.client, config);
    void this.#listen(this.follower.events());
    await clock.advance(0);
    return this;
  }

  async end(): Promise<void> {
    this.follower.stop();
    await this.clock.run(this.client.close());
    expect(this.clock.pending).toBe(0);
  }

  /** The next periodic read, at the latest. */
  async read(): Promise<void> {
    await this.clock.advance(1.1 * MAX_AGE_MS + 1);
  }

  get reads(): number {
    return this.broker.requests.filter(({ apiName }) => apiName === "DescribeConfigs").length;
  }

  async #listen(events: AsyncIterable<DynamicConfigEvent>): Promise<void> {
    for await (const event of events) this.told.push(event.type);
  }
}

describe("followConfig()", () => {
  it("connection D.8: a producer follows the default, its own id, and comes back", async () => {
    const scene = new Scene();
    scene.store!.put("", "acks", "0");
    await scene.begin("producer");
    await scene.follower.gate; // a producer does not wait
    expect(scene.follower.values).toEqual({
      acks: 0,
      sessionTimeoutMs: 45_000,
      heartbeatIntervalMs: 3_000,
    });
    scene.store!.put("shop", "acks", "all");
    await scene.read();
    expect(scene.follower.values.acks).toBe(-1);
    scene.store!.put("shop", "acks", null);
    scene.store!.put("", "acks", null);
    await scene.read();
    expect(scene.follower.values.acks).toBe(1);
    expect(scene.told.filter((type) => type === "applied").length).toBe(3);
    await scene.end();
  });
  it("connection D.5, D.6: a consumer waits for its gate, and joins again", async () => {
    const scene = new Scene();
    scene.store!.put("shop", "session.timeout.ms", "10000");
    await scene.begin("consumer");
    await scene.clock.run(scene.follower.gate);
    expect(scene.clock.nowMs()).toBe(0);
    expect(scene.follower.values.sessionTimeoutMs).toBe(10_000);
    expect(scene.told).toEqual(["applied", "rejoin", "gateOpened"]);
    scene.follower.joinRejected(26);
    expect(scene.follower.values.sessionTimeoutMs).toBe(45_000);
    await scene.end();
  });
  it("connection D.5: a broker that is silent opens the gate late, and is asked again", async () => {
    const scene = new Scene();
    scene.broker.fault({ kind: "silence", api: "DescribeConfigs" });
    await scene.begin("consumer", { gateMs: 2_000 });
    await scene.clock.run(scene.follower.gate);
    expect(scene.clock.nowMs()).toBe(2_000);
    scene.store!.put("", "heartbeat.interval.ms", "5000");
    await scene.clock.advance(60_000);
    expect(scene.follower.values.heartbeatIntervalMs).toBe(5_000);
    await scene.end();
  });
  it("connection D.5, broker facts 4: error 42 of Kafka 4.4 turns it off, and quietly", async () => {
    const scene = await new Scene(new FakeBroker(), false).begin("consumer");
    await scene.clock.run(scene.follower.gate);
    expect(scene.told).toEqual(["disabled", "gateOpened"]);
    await scene.read();
    expect(scene.reads).toBe(1);
    scene.follower.rebootstrapped();
    await scene.clock.advance(0);
    expect(scene.reads).toBe(2);
    await scene.end();
  });
  it("connection D.5: a broker that does not offer DescribeConfigs turns it off, too", async () => {
    const scene = new Scene(new FakeBroker({ versions: { DescribeConfigs: null } }), false);
    await scene.begin("producer", { enabled: true });
    expect(scene.told).toEqual(["warning", "disabled"]);
    await scene.end();
  });
  it("connection D14: turned off, what the user configured holds", async () => {
    const scene = new Scene();
    scene.store!.put("", "acks", "all");
    await scene.begin("producer");
    expect(scene.follower.values.acks).toBe(-1);
    scene.follower.enable(false);
    expect(scene.follower.values.acks).toBe(1);
    await scene.end();
  });
  it("connection D.7: what a client alters, another one follows", async () => {
    const scene = await new Scene().begin("producer");
    const alter = (value: string) =>
      scene.client.call(IncrementalAlterConfigs, {
        resources: [{
          resourceType: 9,
          resourceName: "shop",
          configs: [{ name: "acks", configOperation: 0, value }],
        }],
        validateOnly: false,
      });
    expect((await alter("2")).responses).toMatchObject([{ errorCode: 42, resourceType: 9 }]);
    expect((await alter("all")).responses).toMatchObject([{ errorCode: 0, resourceName: "shop" }]);
    await scene.read();
    expect(scene.follower.values.acks).toBe(-1);
    await scene.end();
  });
  it("stopped, or closed under it, leaves nothing", async () => {
    const scene = await new Scene().begin("consumer");
    await scene.clock.run(scene.client.close());
    await scene.read();
    expect(scene.follower.values.acks).toBe(1);
    await scene.end();
  });
  it("tells the first one who asks what happened at the start", async () => {
    const client = { call: () => new Promise<never>(() => {}) };
    const clock = new VirtualClock();
    const options = { clientIdGenerated: true, clientId: "made-up", seed: undefined } as const;
    const follower = followConfig(client, {
      ...options as object,
      clientId: "made-up",
      role: "producer",
      config: STATIC_CONFIG,
      clock,
    });
    const first = await follower.events().next();
    expect(first.value).toMatchObject({ type: "warning", seq: 0 });
    follower.stop();
    expect(clock.pending).toBe(0);
  });

  it("throws if there is no client, or an option that nobody knows", () => {
    const call = () => Promise.reject(new Error("not asked"));
    const options = { clientId: "shop", role: "producer", config: STATIC_CONFIG } as const;
    for (
      const [client, given, expected] of [
        [Promise.resolve({ call }), options, "expected a client, found Promise"],
        [undefined, options, "expected a client, found undefined"],
        [
          { call },
          { ...options, clientID: "shop" },
          "expected the name of an option, found clientID",
        ],
        [{ call }, null, "expected options as an object, found null"],
      ] as const
    ) {
      expect(() => followConfig(client as never, given as never))
        .toThrow(new TypeError(`Cannot follow a configuration: ${expected}`));
    }
  });

  it("throws what the machine throws", () => {
    const client = { call: () => Promise.reject(new Error("Cannot call")) };
    const config = { ...STATIC_CONFIG, heartbeatIntervalMs: 45_000 };
    expect(() => followConfig(client, { clientId: "shop", role: "consumer", config }))
      .toThrow(RangeError);
    expect(() =>
      followConfig(client, {
        clientId: "shop",
        role: "consumer",
        config: STATIC_CONFIG,
        resourceType: 2,
      })
    ).toThrow("Cannot use dynamic.config.resource.type");
  });
});
