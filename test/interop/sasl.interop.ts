import { describe, expect, it } from "vitest";
import { Metadata } from "../../codec/messages/metadata.ts";
import {
  SaslAuthenticate,
  type SaslAuthenticateResponse,
} from "../../codec/messages/sasl_authenticate.ts";
import { SaslHandshake } from "../../codec/messages/sasl_handshake.ts";
import { type SaslAuthenticator, scram, type ScramCredentials } from "../../codec/sasl/mod.ts";
import { Broker } from "./broker.ts";
import { Client } from "./client.ts";

const LIFETIME_MS = 60_000;

process.env.KAFKA_EXTRA = `connections.max.reauth.ms=${LIFETIME_MS}`; // else a broker refuses to authenticate again
const broker = await Broker.start();

for (const mechanism of ["SCRAM-SHA-256", "SCRAM-SHA-512"] as const) {
  describe(`connection A.12: a broker and ${mechanism}`, () => {
    it("know each other by the password, and again on the same connection (KIP-368)", async () => {
      const client = await Client.connect(broker.ports.saslPlaintext);
      const authenticator = authenticatorOf({
        mechanism,
        username: "alice",
        password: "alice-secret",
      });
      for (let i = 0; i < 2; i++) {
        const { errorCode, sessionLifetimeMs } = await authenticate(client, authenticator);
        expect([errorCode, sessionLifetimeMs]).toEqual([0, BigInt(LIFETIME_MS)]);
        const { brokers } = await client.ask(Metadata, { topics: [] }, 12);
        expect(brokers.length).toBe(1);
      }
      client.close();
    });
    it("do not with another password", async () => {
      const client = await Client.connect(broker.ports.saslPlaintext);
      const authenticator = authenticatorOf({ mechanism, username: "alice", password: "wrong" });
      const { errorCode } = await authenticate(client, authenticator);
      expect(errorCode).toBe(58);
      client.close();
    });
  });
}

function authenticatorOf(credentials: ScramCredentials): SaslAuthenticator {
  return scram(crypto.subtle, () => crypto.randomUUID(), credentials);
}

/** Handshake and rounds; the last response. */
async function authenticate(
  client: Client,
  authenticator: SaslAuthenticator,
): Promise<SaslAuthenticateResponse> {
  await client.ask(SaslHandshake, { mechanism: authenticator.mechanism }, 1);
  let response: SaslAuthenticateResponse | undefined;
  for (let round = 0;; round++) {
    const { token, done } = await authenticator.answer(round, response?.authBytes ?? null);
    if (done) return response!;
    response = await client.ask(SaslAuthenticate, { authBytes: token }, 2);
    if (response.errorCode !== 0) return response;
  }
}

it("the broker stops", async () => {
  await broker.stop();
  await expect(Client.connect(broker.port)).rejects.toThrow("ECONNREFUSED");
});
