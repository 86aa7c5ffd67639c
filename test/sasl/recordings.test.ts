// What Kafka's Java client, kafka-python and a Kafka 4.4.0 broker said to each other.

import { describe, expect, it } from "vitest";
import { type CaptureEvent, decodeCapture } from "../../codec/capture/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import { type SaslAuthenticator, SaslError, scram } from "../../codec/sasl/mod.ts";
import { bytesOf } from "../kit/read_file.ts";

const recordings: [name: string, client: string, whole: number][] = [
  ["sasl.pcap", "the Java client", 4],
  ["sasl-v0.pcap", "kafka-python", 2],
];

for (const [name, client, whole] of recordings) {
  describe(`connection A.12: SCRAM as recorded in ${name}`, () => {
    it(`says what ${client} says, and knows the broker by its signature`, async () => {
      const exchanges = (await exchangesIn(name)).filter((tokens) => tokens.length === 4);
      expect(exchanges.length).toBe(whole);
      for (const [clientFirst, serverFirst, clientFinal, serverFinal] of exchanges) {
        const authenticator = clientOf(clientFirst!, "alice-secret");
        expect(await told(authenticator, 0)).toBe(clientFirst);
        expect(await told(authenticator, 1, serverFirst)).toBe(clientFinal);
        const answer = await authenticator.answer(2, utf8(serverFinal!));
        expect(answer).toEqual({ token: new Uint8Array(), done: true });
      }
    });
    it("does not know the broker by it if the password is another", async () => {
      const [clientFirst, serverFirst, , serverFinal] = (await exchangesIn(name))[0]!;
      const authenticator = clientOf(clientFirst!, "wrong");
      await authenticator.answer(0, null);
      await authenticator.answer(1, utf8(serverFirst!));
      const error = await authenticator.answer(2, utf8(serverFinal!)).catch((error) => error);
      expect(error).toBeInstanceOf(SaslError);
      expect(error.reason).toBe("signature");
    });
  });
}

it("connection A.12: says what kafka-python says with a wrong password, and the broker ends it", async () => {
  const cut = (await exchangesIn("sasl-v0.pcap")).filter((tokens) => tokens.length === 3);
  expect(cut.length).toBe(2);
  for (const [clientFirst, serverFirst, clientFinal] of cut) {
    const authenticator = clientOf(clientFirst!, "wrong");
    expect(await told(authenticator, 0)).toBe(clientFirst);
    expect(await told(authenticator, 1, serverFirst)).toBe(clientFinal);
  }
});

/** The tokens of each connection that speaks SCRAM, in the order in which they were said. */
async function exchangesIn(name: string): Promise<string[][]> {
  const blob = new Blob([await bytesOf(`test/captures/broker-4.4/${name}`)]);
  const connections = new Map<number, string[]>();
  for await (const event of decodeCapture(blob, registry, { redact: false })) {
    const token = tokenOf(event);
    if (token === undefined) continue;
    const [connection, text] = token;
    connections.set(connection, [...connections.get(connection) ?? [], text]);
  }
  return [...connections.values()].filter(([first]) => first!.startsWith("n,,"));
}

function tokenOf(event: CaptureEvent): [connection: number, text: string] | undefined {
  const bytes = event.kind === "sasl"
    ? event.bytes
    : event.kind === "message" && event.apiName === "SaslAuthenticate"
    ? (event.message as { authBytes: Uint8Array }).authBytes
    : "";
  if (typeof bytes === "string" || !("connection" in event)) return undefined;
  return [event.connection!, new TextDecoder().decode(bytes)];
}

function clientOf(clientFirst: string, password: string): SaslAuthenticator {
  const nonce = clientFirst.split(",r=")[1]!;
  const credentials = { mechanism: "SCRAM-SHA-256", username: "alice", password } as const;
  return scram(globalThis.crypto.subtle, () => nonce, credentials);
}

async function told(
  authenticator: SaslAuthenticator,
  round: number,
  challenge?: string,
): Promise<string> {
  const { token } = await authenticator.answer(round, challenge ? utf8(challenge) : null);
  return new TextDecoder().decode(token);
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
