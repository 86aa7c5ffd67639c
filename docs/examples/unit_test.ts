// A unit test of code that talks to a broker, in memory and in no time: deno test docs/examples/unit_test.ts

import assert from "node:assert/strict";
import { test } from "node:test";
import { type BrokerClient, connectBroker, DriverError } from "kafka-wire/driver";
import { Metadata } from "kafka-wire/messages/metadata";
import { FakeBroker, memoryDial, VirtualClock } from "kafka-wire/testing";

/** The code to be tested: how many partitions a topic has, asked for twice if need be. */
async function countPartitions(client: BrokerClient, name: string): Promise<number> {
  const ask = () => client.call(Metadata, { topics: [{ name }] }, { timeoutMs: 5_000 });
  const { topics } = await ask().catch((error) => {
    if (error instanceof DriverError && error.reason === "REQUEST_TIMEOUT") return ask();
    throw error;
  });
  return topics[0]!.partitions.length;
}

test("partitions are counted", async () => {
  const broker = new FakeBroker({ topics: [{ name: "orders", partitions: 3 }] });
  const client = await connectBroker(memoryDial(broker), { host: "localhost", port: 9092 });
  assert.equal(await countPartitions(client, "orders"), 3);
  await client.close();
});

test("a broker that is silent once is asked again, five seconds later", async () => {
  const broker = new FakeBroker({ topics: [{ name: "orders", partitions: 3 }] });
  const clock = new VirtualClock();
  const dial = memoryDial(broker, { clock });
  const client = await connectBroker(dial, { host: "localhost", port: 9092, clock });
  broker.fault({ kind: "silence", api: "Metadata" });
  assert.equal(await clock.run(countPartitions(client, "orders")), 3);
  assert.ok(clock.nowMs() >= 5_000);
  assert.equal(broker.requests.filter(({ apiName }) => apiName === "Metadata").length, 2);
  await clock.run(client.close());
});
