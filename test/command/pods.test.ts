import { describe, expect, it } from "vitest";
import { OPTIONS } from "../../codec/command/options.ts";
import { readWish } from "../../codec/command/read_wish.ts";
import {
  type Answer,
  answersAlone,
  captureOf,
  changed,
  connectionOf,
  logOf,
  type LogRecord,
  named,
  node,
  partition,
  recordedWithPods,
  registered,
  topic,
  topicId,
} from "./pods_files.ts";
import { ascii, example, linesOf, type Ran, ran } from "./run.ts";

const CANARY = "canary-broker";

/** Runs the command on a file `f`. */
function pods(args: string, file: Uint8Array | string): Promise<Ran> {
  const bytes = typeof file === "string" ? new TextEncoder().encode(file) : file;
  return ran(["pods", ...args.split(" ").filter((arg) => arg !== ""), "f"], { f: bytes });
}

const brokers: readonly LogRecord[] = [
  registered(1, "main", "r1"),
  registered(2, "main", "r2"),
  registered(3, CANARY, "r1"),
  registered(4, CANARY, "r2"),
  registered(5, null, null, true),
];
const leaking = logOf(
  ...brokers,
  topic("a", "orders"),
  partition("a", 0, 1, 2),
  partition("a", 1, 2, 3),
  partition("a", 2, 1, 4),
  topic("b", "small"),
  partition("b", 0, 2, 5),
);

describe("the pods of a metadata log", () => {
  it("brokers by pod, racks, leaders and replicas", async () => {
    const { status, out, err } = await pods("", leaking);
    expect([status, err]).toEqual([0, ""]);
    expect(linesOf(out)).toEqual([
      "f: 5 brokers in 2 pods, 2 topics, 4 partitions",
      "",
      "pod            brokers  fenced  racks   leaders  per broker  replicas  per broker",
      "canary-broker  3-4              r1, r2        0                     2  1",
      "main           1-2              r1, r2        4  2                  5  2 to 3",
      "(none)         5        5       (none)        0                     1",
    ]);
  });
  it("and what the audit finds, the worst first", async () => {
    const { status, out } = await pods("--canary-interval 2", leaking);
    expect(status).toBe(0);
    expect(linesOf(out).slice(7)).toEqual([
      "canaries, one partition of 2, in pod canary-broker: 5 findings",
      "",
      "LEAK  error, 1: a canary with replicas outside of its pod",
      "  orders-1  broker 2",
      "",
      "SPILL  error, 1: not a canary, with replicas in the pod of canaries",
      "  orders-2  broker 4",
      "",
      "LEADER_OUTSIDE  warning, 1: a canary led from outside of its pod, though a broker in it is in sync",
      "  orders-1  broker 2",
      "",
      "UNLABELLED  warning, 1: replicas on brokers without a pod: isolation is not complete",
      "  small-0  broker 5",
      "",
      "NO_CANARY  info, 1: too few partitions to have a canary",
      "  small",
      "",
      "--plan prints the moves that clear LEAK and SPILL",
    ]);
  });
  it("and what is to be moved", async () => {
    const { status, out, err } = await pods("--canary-interval 2 --plan", leaking);
    expect([status, err]).toEqual([0, ""]);
    expect(out).toBe(
      '{"version":1,"partitions":[{"topic":"orders","partition":1,"replicas":[3,4]},' +
        '{"topic":"orders","partition":2,"replicas":[1,2]}]}\n',
    );
  });
  it("nothing is found, nothing is to be moved", async () => {
    const good = logOf(...brokers, topic("a", "t"), partition("a", 0, 1), partition("a", 1, 3));
    const { out } = await pods("--canary-interval 2", good);
    expect(linesOf(out).slice(7)).toEqual([
      "canaries, one partition of 2, in pod canary-broker: nothing found",
    ]);
    const plan = await pods("--canary-interval 2 --plan", good);
    expect(plan).toMatchObject({
      out: '{"version":1,"partitions":[]}\n',
      err: "There is nothing to move\n",
    });
    expect(linesOf((await pods("--canary-interval 0", good)).out).length).toBe(6);
  });
  it("canaries may be in another pod, or be everything", async () => {
    const { out } = await pods("--canary-interval 1 --canary-name main", leaking);
    expect(linesOf(out)[7]).toBe("canaries, every partition, in pod main: 3 findings");
    expect(out).toContain("\n  orders-2  broker 4\n");
  });
  it("what cannot be moved is told with pods and partition", async () => {
    const narrow = logOf(
      ...brokers.slice(0, 3),
      topic("a", "orders"),
      ...Array.from({ length: 46 }, (_, i) => partition("a", i, 1, 2)),
    );
    const { out, err } = await pods("--canary-interval 2 --plan", narrow);
    expect(JSON.parse(out).partitions).toEqual([]);
    const lines = linesOf(err);
    expect(lines.length).toBe(22);
    expect(lines[0]).toBe(
      "Warning: orders-1 cannot be moved: too few brokers may hold it instead; it is about pod canary-broker",
    );
    expect(lines.slice(20)).toEqual([
      "Warning: 3 more partitions cannot be moved",
      "There is nothing to move",
    ]);
    const { out: text } = await pods("--canary-interval 2", narrow);
    expect(text).toContain("UNDERSIZED  error, 1");
    expect(text).toContain("\n  canary-broker  broker 3, 2 expected\n");
    expect(text).toContain("LEAK  error, 23:");
    expect(text).toContain("\n  orders-39  brokers 1-2\n  … 3 more; --ndjson has all\n");
  });
  it("as JSON, a line for each pod and each finding", async () => {
    const { out } = await pods("--ndjson --canary-interval 2", leaking);
    const lines = linesOf(out).map((line) => JSON.parse(line));
    expect(lines.map(({ kind, pod, code }) => [kind, pod ?? code])).toEqual([
      ["pod", CANARY],
      ["pod", "main"],
      ["pod", undefined],
      ["finding", "LEAK"],
      ["finding", "LEADER_OUTSIDE"],
      ["finding", "SPILL"],
      ["finding", "NO_CANARY"],
      ["finding", "UNLABELLED"],
    ]);
    expect(lines[3]).toEqual({
      kind: "finding",
      clusterId: null,
      code: "LEAK",
      severity: "error",
      topic: "orders",
      partition: 1,
      brokers: [2],
      pods: [CANARY],
    });
  });
});

describe("a recorded log whose brokers the project gave pods", () => {
  const SNAPSHOT = "__cluster_metadata-0/00000000000000000441-0000000001.checkpoint";
  it("shows them; as it was recorded it has none", async () => {
    const log = await recordedWithPods(SNAPSHOT, { 1: "main", 2: "main", 3: CANARY });
    const { out } = await pods("--canary-interval 3", log);
    const lines = linesOf(out);
    expect(lines.slice(0, 5)).toEqual([
      "f: 3 brokers in 2 pods, 10 topics, 20 partitions",
      "",
      "pod            brokers  racks   leaders  per broker  replicas  per broker",
      "canary-broker  3        r3            9  9                 16  16",
      "main           1-2      r1, r2       11  4 to 7            33  14 to 19",
    ]);
    expect(out).toContain("\n  __consumer_offsets-2   brokers 1-2\n");
    expect(out).toContain("\n  canary-broker  broker 3; the others have 2 racks\n");
    expect(out).toContain("\n  main           brokers 1-2, 3 expected\n");
    const bare = await pods("--canary-interval 3", await recordedWithPods(SNAPSHOT, {}));
    expect(linesOf(bare.out)[0]).toBe("f: 3 brokers in no pod, 10 topics, 20 partitions");
    expect(bare.out).toContain("POD_UNKNOWN  warning, 1");
    expect(bare.out).toContain("DEAD_RULE  error, 1");
  });
});

describe("a metadata log is folded:", () => {
  const rows: readonly [
    title: string,
    records: readonly LogRecord[],
    head: string,
    row?: string,
  ][] = [
    [
      "a partition changes its replicas, leader and nothing else",
      [
        ...brokers.slice(0, 3),
        topic("a", "t"),
        partition("a", 0, 1, 2),
        changed("a", 0, { replicas: [3, 1], leader: 3 }),
        changed("a", 0, { isr: [3] }),
      ],
      "3 brokers in 2 pods, 1 topic, 1 partition",
      "canary-broker  3        r1            1  1                  1  1",
    ],
    [
      "replicas that a reassignment removes do not count",
      [
        ...brokers.slice(0, 3),
        topic("a", "t"),
        partition("a", 0, 1, 2),
        changed("a", 0, { replicas: [3, 1, 2], removingReplicas: [1, 2], addingReplicas: [3] }),
      ],
      "3 brokers in 2 pods, 1 topic, 1 partition",
      "main           1-2      r1, r2        1  0 to 1             0",
    ],
    ["a topic is removed", [
      ...brokers.slice(0, 3),
      topic("a", "t"),
      partition("a", 0, 1),
      [9, 0, { topicId: topicId("a") }],
    ], "3 brokers in 2 pods, 0 topics, 0 partitions"],
    ["a broker leaves, another registers anew with another pod", [
      ...brokers.slice(0, 2),
      [1, 0, { brokerId: 1, brokerEpoch: 1n }],
      registered(2, "other"),
    ], "1 broker in 1 pod, 0 topics, 0 partitions"],
    [
      "a broker is fenced and comes back",
      [
        ...brokers.slice(0, 2),
        [17, 0, { brokerId: 1, brokerEpoch: 1n, fenced: 1 }],
        [17, 0, { brokerId: 2, brokerEpoch: 2n, fenced: 1 }],
        [17, 0, { brokerId: 2, brokerEpoch: 2n, fenced: -1 }],
      ],
      "2 brokers in 1 pod, 0 topics, 0 partitions",
      "main  1-2      1       r1, r2        0         0",
    ],
    ["what a transaction has aborted does not count, nor what it has not ended", [
      registered(1, "main"),
      [23, 0, { name: "a" }],
      topic("a", "t"),
      partition("a", 0, 1),
      [25, 0, { reason: "b" }],
      [23, 0, { name: "c" }],
      topic("b", "u"),
    ], "1 broker in 1 pod, 0 topics, 0 partitions"],
    ["a topic is older than the log: it goes by its id, as far as it is known", [
      registered(1, "main"),
      partition("a", 0, 1),
      changed("b", 3, { leader: 1 }),
      changed("c", 3, { replicas: [1], leader: 1 }),
    ], "1 broker in 1 pod, 2 topics, 2 partitions"],
  ];
  for (const [title, records, head, row] of rows) {
    it(title, async () => {
      const { status, out, err } = await pods("", logOf(...records));
      expect([status, err, linesOf(out)[0]]).toEqual([0, "", `f: ${head}`]);
      if (row !== undefined) expect(linesOf(out)).toContain(row);
    });
  }
});

const metadata = {
  clusterId: "c1",
  brokers: [node(1, "main", "r1"), node(2, "main", "r2"), node(3, CANARY, "r1")],
  topics: [named("orders", [1, 2], [3, 1])],
};
const expected = [
  "f: 3 brokers in 2 pods, 1 topic, 2 partitions",
  "",
  "pod            brokers  racks   leaders  per broker  replicas  per broker",
  "canary-broker  3        r1            1  1                  1  1",
  "main           1-2      r1, r2        1  0 to 1             3  1 to 2",
];

function answer(server: number, message: object, version = 13): Answer {
  return { server, apiKey: 3, version, message };
}

describe("the pods of a capture", () => {
  it("by its answers to Metadata", async () => {
    const { status, out, err } = await pods("", captureOf(answer(1, metadata)));
    expect([status, err]).toEqual([0, ""]);
    expect(linesOf(out)).toEqual(expected);
  });
  it("need requests: what an answer alone is, nobody knows", async () => {
    const { status, out } = await pods("", answersAlone(answer(1, metadata), answer(1, metadata)));
    expect([status, out]).toEqual([0, "f: no answer that lists brokers\n"]);
  });
  it("with what DescribeCluster says of fenced brokers", async () => {
    const described = {
      clusterId: "c1",
      endpointType: 1,
      brokers: [
        { brokerId: 1, host: "a", port: 1, rack: "r1", pod: "main", isFenced: false },
        { brokerId: 2, host: "a", port: 1, rack: "r2", pod: "main", isFenced: true },
        { brokerId: 3, host: "a", port: 1, rack: "r1", pod: CANARY, isFenced: false },
      ],
    };
    const file = captureOf(answer(1, metadata), {
      server: 1,
      apiKey: 60,
      version: 2,
      message: described,
    });
    expect(linesOf((await pods("", file)).out)[4])
      .toBe("main           1-2      2       r1, r2        1  1                  3  2");
    const controllers = {
      ...described,
      endpointType: 2,
      brokers: [{ brokerId: 9, host: "a", port: 1 }],
    };
    const both = captureOf(answer(1, metadata), {
      server: 1,
      apiKey: 60,
      version: 2,
      message: controllers,
    });
    expect(linesOf((await pods("", both)).out)).toEqual(expected);
  });
  it("connection B.10: an old broker answers last; what others told is kept, and findings are provisional", async () => {
    const file = captureOf(answer(1, metadata), answer(2, metadata, 10));
    const { out } = await pods("--canary-interval 2", file);
    expect(linesOf(out).slice(0, 5)).toEqual(expected);
    expect(out).toContain("POD_UNKNOWN  warning, 1: pods that are not known for sure");
    expect(out).toContain("\n  brokers 1-3\n");
  });
  it("a broker that is no longer listed is out of service, and keeps its pod", async () => {
    const without = { ...metadata, brokers: metadata.brokers.slice(0, 2) };
    const { out } = await pods("", captureOf(answer(1, metadata), answer(1, without)));
    expect(linesOf(out)[3])
      .toBe("canary-broker  3        3       r1            1                     1");
  });
  it("topics come together, the newest answer of each counts, and unknown ones go", async () => {
    const more = {
      ...metadata,
      topics: [named("orders", [2]), named("more", [1]), named("gone", [1])],
    };
    const gone = {
      ...metadata,
      topics: [{ name: "gone", errorCode: 3 }, { name: "more", errorCode: 5 }],
    };
    const file = captureOf(answer(1, metadata), answer(1, more), answer(1, gone));
    expect(linesOf((await pods("", file)).out)[0])
      .toBe("f: 3 brokers in 2 pods, 2 topics, 2 partitions");
  });
  it("of two clusters are told one after the other, and are not planned", async () => {
    const other = { ...metadata, clusterId: "c2", brokers: [node(7, null)], topics: [] };
    const file = captureOf(answer(1, metadata), answer(2, other));
    expect(linesOf((await pods("", file)).out)).toEqual([
      "f: cluster c1, 3 brokers in 2 pods, 1 topic, 2 partitions",
      ...expected.slice(1),
      "",
      "f: cluster c2, 1 broker in no pod, 0 topics, 0 partitions",
      "",
      "pod     brokers  racks   leaders  replicas",
      "(none)  7        (none)        0         0",
    ]);
    expect(await pods("--canary-interval 2 --plan", file)).toMatchObject({
      status: 1,
      out: "",
      err: "Cannot plan: expected one cluster in f, found 2\n",
    });
  });
  it("an answer without the id of its cluster is of the one that its connection told", async () => {
    const { clusterId: _, ...nameless } = metadata;
    const told = {
      clusterId: "c1",
      endpointType: 1,
      brokers: [{ brokerId: 1, host: "a", port: 1 }],
    };
    const one = connectionOf(
      { server: 1, apiKey: 60, version: 0, message: told },
      answer(1, nameless, 1),
    );
    expect(linesOf((await pods("", one)).out)[0])
      .toBe("f: 3 brokers in no pod, 1 topic, 2 partitions");
    const two = captureOf(
      { server: 1, apiKey: 60, version: 0, message: told },
      answer(1, nameless, 1),
    );
    expect(linesOf((await pods("", two)).out).filter((line) => line.startsWith("f:"))).toEqual([
      "f: cluster c1, 1 broker in no pod, 0 topics, 0 partitions",
      "f: cluster unknown, 3 brokers in no pod, 1 topic, 2 partitions",
    ]);
  });
  it("without an answer that lists brokers are none", async () => {
    const { status, out, err } = await pods("", await example());
    expect([status, err]).toEqual([0, ""]);
    expect(linesOf(out)[0]).toMatch(/^f: (no answer that lists brokers|\d+ brokers? in no pod)/);
    const none = captureOf(answer(1, { brokers: [], topics: [] }));
    expect((await pods("", none)).out).toBe("f: no answer that lists brokers\n");
    expect((await pods("--ndjson", none)).out).toBe("");
  });
  it("do not run away with ids, names and lists that no broker gives", async () => {
    const odd = {
      clusterId: "c1",
      brokers: [node(-1, "x"), node(4, "a\u001b[2J"), node(4, "a\u001b[2J"), node(5, "")],
      topics: [named("t\u202e", [4, 4, -9, 7], [])],
    };
    const { status, out, err } = await pods("--canary-interval 2", captureOf(answer(1, odd)));
    expect([status, err]).toEqual([0, ""]);
    expect(["\u001b", "\u202e"].filter((unsafe) => out.includes(unsafe))).toEqual([]);
    expect(linesOf(out)[0]).toBe("f: 2 brokers in 2 pods, 1 topic, 2 partitions");
    expect(out).toContain('""');
    const plan = await pods("--canary-interval 2 --plan", captureOf(answer(1, odd)));
    expect([plan.status, plan.out]).toEqual([0, '{"version":1,"partitions":[]}\n']);
  });
});

describe("the pods of decoded answers", () => {
  const response = {
    brokers: [
      { nodeId: 1, host: "a", port: 9092, rack: "r1", pod: "main" },
      { nodeId: 2, host: "b", port: 9092, rack: "r2", pod: "main" },
      { nodeId: 3, host: "c", port: 9092, rack: "r1", pod: CANARY },
    ],
    clusterId: "c1",
    topics: [{
      errorCode: 0,
      name: "orders",
      partitions: [
        { errorCode: 0, partitionIndex: 0, leaderId: 1, replicaNodes: [1, 2], isrNodes: [1, 2] },
        { errorCode: 0, partitionIndex: 1, leaderId: 3, replicaNodes: [3, 1], isrNodes: [3] },
      ],
    }],
  };
  const forms: readonly [title: string, text: string][] = [
    ["one line", JSON.stringify(response)],
    ["many lines", JSON.stringify(response, null, 2)],
    ["a list", JSON.stringify([7, null, response])],
    ["behind a byte order mark and blank lines", `\uFEFF\n\n${JSON.stringify(response)}\n\n`],
    ["beside lines of something else", `{"a":1}\n${JSON.stringify(response)}\n[1]\n"b"\n`],
    [
      "of DescribeCluster, topics from Metadata",
      [
        { ...response, brokers: response.brokers.slice(0, 1) },
        {
          clusterId: "c1",
          endpointType: 1,
          brokers: response.brokers.map(({ nodeId, ...rest }) => ({ brokerId: nodeId, ...rest })),
        },
      ].map((one) => JSON.stringify(one)).join("\n"),
    ],
  ];
  for (const [title, text] of forms) {
    it(title, async () => {
      const { status, out, err } = await pods("", text);
      expect([status, err]).toEqual([0, ""]);
      expect(linesOf(out)).toEqual(expected);
    });
  }
  it("as `decode --ndjson` and `decode --request-log` write them", async () => {
    const capture = captureOf(answer(1, metadata));
    for (const form of ["--ndjson", "--request-log"]) {
      const { out: lines } = await ran(["decode", form, "f"], { f: capture });
      expect(linesOf((await pods("", lines)).out)).toEqual(expected);
    }
  });
  it("in small chunks", async () => {
    const bytes = new TextEncoder().encode(
      JSON.stringify(response, null, 2).replace("main", "mäin"),
    );
    const source = async function* () {
      for (let i = 0; i < bytes.length; i += 7) yield bytes.slice(i, i + 7);
    };
    const { out } = await ran(["pods", "-"], { "-": { source: source() } });
    expect(linesOf(out)[0]).toBe("the standard input: 3 brokers in 3 pods, 1 topic, 2 partitions");
  });
  const wrong: readonly [text: string, expected: string][] = [
    ["{", "JSON"],
    [`${JSON.stringify(response)}\n{"a":`, "JSON"],
    ['{"brokers":[{"nodeId":"1"}]}', "an int32 as brokers[0].nodeId"],
    ['{"brokers":[{"nodeId":1.5}]}', "an int32 as brokers[0].nodeId"],
    ['{"brokers":[{"nodeId":1},7]}', "a list of objects as brokers"],
    ['{"brokers":[{"nodeId":1,"pod":7}]}', "text or null as brokers[0].pod"],
    ['{"brokers":[{"brokerId":1,"rack":[]}]}', "text or null as brokers[0].rack"],
    [
      '{"brokers":[{"nodeId":1}],"topics":[{"name":"t","partitions":[{"partitionIndex":0,"leaderId":1,' +
      '"replicaNodes":[1,"2"],"isrNodes":[]}]}]}',
      "a list of int32 as topics[0].partitions[0].replicaNodes",
    ],
  ];
  for (const [text, expected] of wrong) {
    it(`are refused without ${expected}`, async () => {
      expect(await pods("", text)).toMatchObject({
        status: 1,
        out: "",
        err: `Cannot read f: expected ${expected}, found something else\n`,
      });
    });
  }
});

describe("a file of which there are no pods", () => {
  it("is empty, missing, of no known format, or broken", async () => {
    expect((await pods("", new Uint8Array(0))).err).toBe("Cannot read f: it is empty\n");
    const { err } = await ran(["pods", "g"]);
    expect(err).toBe("Cannot read g: there is no such file\n");
    const { status, err: unknown } = await pods("", ascii("nothing at all"));
    expect([status, unknown.startsWith("Cannot read f: ")]).toEqual([1, true]);
    const broken = leaking.slice();
    broken[200]! ^= 1;
    expect((await pods("", broken)).err).toMatch(/^Cannot read f: Cannot decode Batch\.crc/);
  });
});

describe("the arguments of pods", () => {
  it("are read", () => {
    const hints = { ports: [], servers: [] };
    const files = ["f"];
    const bare = {
      command: "pods",
      files,
      interval: undefined,
      pod: undefined,
      plan: false,
      ndjson: false,
    };
    expect(readWish(["pods", "f"])).toEqual({ ...bare, ...hints });
    const args = [
      "pods",
      "--canary-interval",
      "5",
      "--canary-name=c",
      "--plan",
      "--port",
      "1",
      "f",
    ];
    expect(readWish(args))
      .toEqual({ ...bare, interval: 5, pod: "c", plan: true, ports: [1], servers: [] });
  });
  const rows: readonly [args: string, sentence: string][] = [
    ["", "one file, found none"],
    ["a b", "one file, found 2"],
    ["a --canary-interval x", "0 to 2147483647 after --canary-interval, found x"],
    ["a --canary-interval -1", "0 to 2147483647 after --canary-interval, found -1"],
    ["a --canary-interval 2147483648", "0 to 2147483647 after --canary-interval, found 2147483648"],
    ["a --canary-interval=", '0 to 2147483647 after --canary-interval, found ""'],
    ["a --canary-interval 1 --canary-name=", "a name after --canary-name, found an empty one"],
    ["a --canary-name c", "--canary-interval beside --canary-name, found none"],
    ["a --plan", "--canary-interval beside --plan, found none"],
    ["a --plan --canary-interval 2 --ndjson", "--plan alone, found it with --ndjson"],
  ];
  for (const [args, sentence] of rows) {
    it(`are wrong: ${args === "" ? "nothing" : args}`, async () => {
      const { status, out, err } = await ran(["pods", ...args.split(" ").filter(Boolean)]);
      expect([status, out]).toEqual([2, ""]);
      expect(err).toContain(`expected ${sentence}. See kafka-wire pods --help\n`);
    });
  }
  it("are in the help, which fits a terminal", async () => {
    const { out: overview } = await ran(["--help"]);
    expect(overview).toContain("kafka-wire pods FILE");
    const { out } = await ran(["pods", "--help"]);
    expect((await ran(["help", "pods"])).out).toBe(out);
    expect(OPTIONS.pods.filter(({ name }) => !out.includes(`\n  ${name}`))).toEqual([]);
    expect(linesOf(overview + out).filter((line) => line.length > 100)).toEqual([]);
  });
});
