import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  Connection,
  type ConnectionEvent,
  type ConnectionOptions,
  parseRedirector,
  readResponse,
  sendCommand,
  type VersionTable,
} from "../../mod.ts";
import { DescribeCluster } from "../../codec/messages/describe_cluster.ts";
import { Metadata } from "../../codec/messages/metadata.ts";
import { scram } from "../../codec/sasl/mod.ts";
import { type DriverOptions, NodeDriver } from "../../docs/examples/drivers/node.ts";
import { Broker } from "./broker.ts";

const broker = await Broker.start();
const { ports, ca } = broker;
const CLUSTER = "a2Fma2Etd2lyZS10ZXN0MQ";
const PLAIN = {
  mechanism: "PLAIN",
  plain: { username: "alice", password: "alice-secret" },
};

/** A connection under a driver, and its events. */
class Client {
  readonly events: ConnectionEvent[] = [];
  readonly #driver: NodeDriver;
  #wake: () => void = () => {};

  constructor(port: number, options: Partial<ConnectionOptions> = {}, driver?: DriverOptions) {
    const connection = new Connection({
      host: "localhost",
      port,
      seed: 1,
      addressFamily: 4,
      ...options,
    });
    this.#driver = new NodeDriver(connection, (event) => {
      this.events.push(event);
      this.#wake();
    }, driver);
    this.step({ type: "connect" });
  }

  step(...args: Parameters<NodeDriver["step"]>): ReturnType<NodeDriver["step"]> {
    return this.#driver.step(...args);
  }

  /** The next event of a type from now on, or one that has come already. */
  async event<T extends ConnectionEvent["type"]>(
    type: T,
  ): Promise<Extract<ConnectionEvent, { type: T }>> {
    for (;;) {
      const found = this.events.find((event) => event.type === type);
      if (found) return found as Extract<ConnectionEvent, { type: T }>;
      await new Promise<void>((resolve) => this.#wake = resolve);
    }
  }

  async clusterId(id: number): Promise<string> {
    const { versions } = await this.event("ready");
    const message = { includeClusterAuthorizedOperations: false };
    this.step(sendCommand(DescribeCluster, { id, message, versions }));
    const response = await this.event("response");
    return readResponse(DescribeCluster, response).clusterId;
  }

  async close(): Promise<void> {
    this.step({ type: "close" });
    await this.event("closed");
  }
}

const LISTENERS: [
  name: string,
  port: number,
  options: Partial<ConnectionOptions>,
  driver: DriverOptions,
][] = [
  ["PLAINTEXT", broker.port, {}, {}],
  ["SSL", ports.ssl, { securityProtocol: "SSL" }, { ca }],
  ["SASL_PLAINTEXT, PLAIN", ports.saslPlaintext, {
    securityProtocol: "SASL_PLAINTEXT",
    sasl: PLAIN,
  }, {}],
  ["SASL_SSL, PLAIN", ports.saslSsl, { securityProtocol: "SASL_SSL", sasl: PLAIN }, { ca }],
  ...(["SCRAM-SHA-256", "SCRAM-SHA-512"] as const).map((mechanism) =>
    [
      `SASL_SSL, ${mechanism}`,
      ports.saslSsl,
      { securityProtocol: "SASL_SSL", sasl: { mechanism } },
      { ca, authenticator: scramOf(mechanism, "alice-secret") },
    ] as [string, number, Partial<ConnectionOptions>, DriverOptions]
  ),
];

function scramOf(
  mechanism: "SCRAM-SHA-256" | "SCRAM-SHA-512",
  password: string,
): ReturnType<typeof scram> {
  return scram(crypto.subtle, () => crypto.randomUUID(), {
    mechanism,
    username: "alice",
    password,
  });
}

describe("a connection to a real broker", () => {
  for (const [name, port, options, driver] of LISTENERS) {
    it(`${name}: ready, a call, closed`, async () => {
      const client = new Client(port, options, driver);
      expect(await client.clusterId(1)).toBe(CLUSTER);
      await client.close();
      expect(client.events.filter(({ type }) => type === "disconnected")).toEqual([]);
    });
  }
  it("connection A.11: the broker confirms cluster and node, or refuses another", async () => {
    const right = new Client(broker.port, { expectClusterId: CLUSTER, expectNodeId: 1 });
    expect((await right.event("ready")).identity).toEqual({
      nodeId: 1,
      clusterId: CLUSTER,
      verified: true,
    });
    await right.close();
    const wrong = new Client(broker.port, { expectClusterId: CLUSTER, expectNodeId: 2 });
    expect(await wrong.event("disconnected")).toMatchObject({
      reason: "CLUSTER_MISMATCH",
      phase: "negotiating",
    });
    await wrong.close();
  });
  it("connection A.17: wrong password, mechanism, certificate name, port", async () => {
    const plain = { ...PLAIN, plain: { username: "alice", password: "other" } };
    const cases: [number, Partial<ConnectionOptions>, DriverOptions, string, string][] = [
      [
        ports.saslPlaintext,
        { securityProtocol: "SASL_PLAINTEXT", sasl: plain },
        {},
        "AUTH_FAILED",
        "ERROR_58",
      ],
      [
        ports.saslPlaintext,
        { securityProtocol: "SASL_PLAINTEXT", sasl: { mechanism: "SCRAM-SHA-256" } },
        { authenticator: scramOf("SCRAM-SHA-256", "other") },
        "AUTH_FAILED",
        "ERROR_58",
      ],
      [
        ports.saslPlaintext,
        { securityProtocol: "SASL_PLAINTEXT", sasl: { mechanism: "GSSAPI" } },
        {},
        "SASL_UNSUPPORTED",
        "ERROR_33",
      ],
      [ports.ssl, {}, {}, "PROTOCOL_ERROR", "PEER_SPEAKS_TLS"],
    ];
    for (const [port, options, driver, reason, code] of cases) {
      const client = new Client(port, options, driver);
      const failed = await client.event("disconnected");
      expect([failed.reason, failed.detail.code]).toEqual([reason, code]);
      expect(JSON.stringify(client.events)).not.toMatch(/other|alice-secret/);
      await client.close();
    }
  });
  it("connection C14: the certificate is checked against the advertised name, not the dialled one", async () => {
    const redirector = parseRedirector(`elsewhere.example.com => localhost:${ports.ssl}`);
    const options = { host: "elsewhere.example.com", securityProtocol: "SSL", redirector } as const;
    const client = new Client(9092, options, { ca });
    const failed = await client.event("disconnected");
    expect([failed.reason, failed.detail.code]).toEqual([
      "TLS_IDENTITY",
      "ERR_TLS_CERT_ALTNAME_INVALID",
    ]);
    await client.close();
    const target = parseRedirector(`elsewhere.example.com => localhost:${ports.ssl} tls=target`);
    const trusting = new Client(9092, { ...options, redirector: target }, { ca });
    expect(await trusting.clusterId(1)).toBe(CLUSTER);
    await trusting.close();
  });
  it("connection A.9: requests in flight are answered in order", async () => {
    const client = new Client(broker.port, { writeGate: "buffered" });
    const { versions } = await client.event("ready");
    for (let id = 1; id <= 5; id++) send(client, id, versions);
    while (client.events.filter(({ type }) => type === "response").length < 5) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    const answered = client.events.filter((event) => event.type === "response").map(({ id }) => id);
    expect(answered).toEqual([1, 2, 3, 4, 5]);
    client.step({ type: "drain" });
    await client.event("drained");
  });
});

function send(client: Client, id: number, versions: VersionTable): void {
  const answer = client.step(sendCommand(Metadata, { id, message: { topics: null }, versions }));
  expect(answer.ok).toBe(true);
}

it("the broker stops", async () => {
  await broker.stop();
  expect(existsSync(broker.state)).toBe(false);
});
