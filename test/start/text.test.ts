import { describe, expect, it } from "vitest";
import { parseFollow } from "../../docs/start/follow.ts";
import { lines } from "../../docs/start/layout.ts";
import { grouped, printable } from "../../docs/start/printable.ts";
import { type Tree, treeOf } from "../../docs/start/tree.ts";
import { masked } from "../../docs/start/masked.ts";
import { decodePair, request, response } from "./captures.ts";

describe("lines()", () => {
  it("puts on one line what fits on one", () => {
    const tree: Tree = [leaf("a", "1"), { name: "b", items: [[leaf("c", "2")]], total: 1 }];
    expect(lines(tree, 4)).toEqual(["    a=1 b=[{c=2}]"]);
  });

  it("makes a table of structs with the same fields", () => {
    const rows = ["one", "two", "three"].map((
      name,
      i,
    ) => [leaf("id", `${i}`), leaf("name", name.repeat(6))]);
    expect(lines([branch("rows", rows)], 2)).toEqual([
      "  rows (id name): 0 oneoneoneoneoneone, 1 twotwotwotwotwotwo, 2 threethreethreethreethreethree",
    ]);
  });

  it("cuts a table that is too long with a count", () => {
    const rows = Array.from({ length: 12 }, (_, i) => [leaf("id", `${1_000_000_000 + i}`)]);
    expect(lines([branch("rows", rows, 60)], 0)).toEqual([
      "rows (id): 1000000000, 1000000001, 1000000002, 1000000003, 1000000004, 1000000005, 1000000006 … 53 more",
    ]);
  });

  it("cuts a list of large structs to two lines with a count", () => {
    const item = (
      name: string,
    ) => [leaf("name", name), leaf("text", "x".repeat(70)), leaf("more", "y".repeat(40))];
    const items = ["a", "b", "c", "d"].map(item);
    const [first, second, count] = lines([branch("items", items)], 0);
    expect(first).toBe(`items[0]  name=a text=${"x".repeat(70)} …`);
    expect(second).toBe(`items[1]  name=b text=${"x".repeat(70)} …`);
    expect(count).toBe("items … 2 more");
  });

  it("shows up to three structs whole, one below the other", () => {
    const item = [leaf("text", "x".repeat(70)), branch("parts", [[leaf("part", "y".repeat(60))]])];
    expect(lines([branch("items", [item, item, item])], 0)).toEqual(
      [0, 1, 2].flatMap((i) => [
        `items[${i}]  text=${"x".repeat(70)}`,
        `  parts[0]  part=${"y".repeat(60)}`,
      ]),
    );
  });

  it("keeps the place of a struct that has nothing to say, or only structs", () => {
    const inner = branch("parts", [[leaf("a", "x".repeat(80))], [leaf("b", "y".repeat(80))]]);
    expect(lines([branch("items", [[], [inner]])], 0)).toEqual([
      "items[0]",
      "items[1]",
      `  parts[0]  a=${"x".repeat(80)}`,
      `  parts[1]  b=${"y".repeat(80)}`,
    ]);
  });

  it("wraps many words", () => {
    const words = Array.from({ length: 12 }, (_, i) => leaf(`field${i}`, "value"));
    const wrapped = lines(words, 2);
    expect(wrapped.map((line) => line.length <= 110)).toEqual([true, true]);
    expect(wrapped[1]).toMatch(/^ {4}field\d+=value/);
  });
});

describe("treeOf()", () => {
  it("leaves out what is as everyone expects, but no number", () => {
    const broker = { nodeId: 0, host: "b", port: 9092, rack: null, pod: null };
    const shown = masked("MetadataResponse", {
      throttleTimeMs: 0,
      brokers: [broker],
      clusterId: null,
      controllerId: -1,
      topics: [],
      clusterAuthorizedOperations: -2147483648,
      errorCode: 0,
    }, 13);
    expect(lines(treeOf(shown), 0)).toEqual(["brokers=[{nodeId=0 host=b port=9092}] topics=[]"]);
  });

  it("tells no list from an empty one", () => {
    const asked = [null, []].map((topics) =>
      lines(treeOf(masked("MetadataRequest", { topics, allowAutoTopicCreation: true }, 9)), 0)
    );
    expect(asked).toEqual([["topics=null"], ["topics=[]"]]);
  });

  it("calls error codes by name, and keeps the number of one that has none", () => {
    const named = [41, 9_999].map((errorCode) =>
      lines(
        treeOf(
          masked(
            "BrokerRegistrationResponse",
            { throttleTimeMs: 5, errorCode, brokerEpoch: -1n },
            4,
          ),
        ),
        0,
      )
    );
    expect(named).toEqual([
      ["throttleTimeMs=5 errorCode=NOT_CONTROLLER"],
      ["throttleTimeMs=5 errorCode=9999"],
    ]);
  });

  it("cuts long lists of words and long strings", () => {
    const topics = Array.from({ length: 20 }, (_, i) => `topic-${i}`);
    const shown = masked(
      "DeleteTopicsRequest",
      { topics: [], topicNames: topics, timeoutMs: 1 },
      5,
    );
    expect(lines(treeOf(shown), 0)).toEqual([
      "topicNames=[topic-0,topic-1,topic-2,topic-3,topic-4,topic-5 … 14 more] timeoutMs=1",
    ]);
    const handshake = masked("SaslHandshakeRequest", { mechanism: "M ".repeat(200) }, 1);
    expect(lines(treeOf(handshake), 0)).toEqual([`mechanism="${"M ".repeat(20)}"…`]);
  });
});

describe("text from the wire", () => {
  it("cannot steer a terminal, in text or JSON", () => {
    const evil = "a\u001b[2Jb\u009bc\u202ed\u200be\r\nf";
    const asked = request(17, 1, 1, { mechanism: evil }, evil);
    const answer = response(17, 1, 1, { mechanisms: [evil] });
    const printed = [false, true].map((json) => decodePair(asked, answer, json).lines.join("\n"));
    expect(printed.filter((text) => /\p{Cf}|(?!\n)\p{Cc}/u.test(text))).toEqual([]);
    expect(JSON.parse(printed[1]!).clientId).toBe(evil);
  });

  it("printable() escapes each UTF-16 unit", () => {
    expect(printable("a\u007f\u{e0001}ä")).toBe("a\\u007f\\udb40\\udc01ä");
  });

  it("grouped() puts a comma before each three digits", () => {
    expect([0, 999, 1_000, 110_911, 1_301_039].map(grouped)).toEqual([
      "0",
      "999",
      "1,000",
      "110,911",
      "1,301,039",
    ]);
  });
});

describe("parseFollow()", () => {
  const rule = "=".repeat(67);

  it("reads both sides, whatever the line ends and the case of digits", () => {
    const text =
      `\r\n${rule}\r\nFollow: tcp,raw\r\nFilter: tcp.stream eq 0\r\nNode 0: a:1\r\nNode 1: b:2\r\n00Ff\r\n\t01\r\n02\r\n${rule}\r\n`;
    expect(parseFollow("f", text)).toEqual([
      { name: "a:1", bytes: Uint8Array.of(0, 255, 2) },
      { name: "b:2", bytes: Uint8Array.of(1) },
    ]);
  });

  it("reads the bare lines that a window of Wireshark gives", () => {
    expect(parseFollow("f", "0001\n\t02")).toEqual([
      { name: "node 0", bytes: Uint8Array.of(0, 1) },
      { name: "node 1", bytes: Uint8Array.of(2) },
    ]);
  });

  it("passes over what tshark warns of before", () => {
    expect(parseFollow("f", `Running as user "root".\n\n${rule}\n00\n${rule}\n`)[0].bytes).toEqual(
      Uint8Array.of(0),
    );
  });

  it("names the line that is none", () => {
    const bad = ["zz", "0", "00 01", "Follow: tcp,ascii"].map((line) => thrown(`00\n${line}\n`));
    const sentence = "Cannot read f, line 2: expected two hexadecimal digits for each byte, as " +
      "tshark -q -z follow,tcp,raw,N prints them, found something else";
    expect(bad).toEqual(bad.map(() => sentence));
  });

  it("says that a stream of that number may not exist", () => {
    expect(
      thrown(
        `${rule}\nFollow: tcp,raw\nFilter: tcp.stream eq 900\nNode 0: :0\nNode 1: :0\n${rule}\n`,
      ),
    )
      .toBe("Cannot read f: no line holds bytes. Has the capture a TCP stream of that number?");
  });
});

function thrown(text: string): string {
  try {
    parseFollow("f", text);
  } catch (error) {
    return (error as Error).message;
  }
  return "nothing thrown";
}

function leaf(name: string, text: string): { name: string; text: string } {
  return { name, text };
}

function branch(name: string, items: Tree[], total: number = items.length): Tree[number] {
  return { name, items, total };
}
