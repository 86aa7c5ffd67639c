import { describe, expect, it } from "vitest";
import { readText } from "../../codec/capture/text/read_text.ts";
import { hexOf } from "../kit/hex.ts";
import { REQUEST, RESPONSE } from "./text_samples.ts";

// Each as tcpdump 4.99.3 printed it.
const X =
  `22:13:20.000000 IP 10.0.0.1.40000 > 10.0.0.2.9092: Flags [P.], seq 101:147, ack 301, win 8192, length 46
\t0x0000:  4500 0056 0004 4000 4006 269c 0a00 0001  E..V..@.@.&.....
\t0x0010:  0a00 0002 9c40 2384 0000 0065 0000 012d  .....@#....e...-
\t0x0020:  5018 2000 c748 0000 0000 002a 0012 0005  P....H.....*....
\t0x0030:  0000 000d 0001 3100 1261 7061 6368 652d  ......1..apache-
\t0x0040:  6b61 666b 612d 6a61 7661 0634 2e34 2e30  kafka-java.4.4.0
\t0x0050:  00ff ffff ff00                           ......
22:13:20.001000 IP 10.0.0.2.9092 > 10.0.0.1.40000: Flags [P.], seq 1:15, ack 46, win 8192, length 14
\t0x0000:  4500 0036 0005 4000 4006 26bb 0a00 0002  E..6..@.@.&.....
\t0x0010:  0a00 0001 2384 9c40 0000 012d 0000 0093  ....#..@...-....
\t0x0020:  5018 2000 b9fd 0000 0000 000a 0000 000d  P...............
\t0x0030:  0023 0000 0000                           .#....`;
const XX =
  `22:13:20.000000 IP 10.0.0.1.40000 > 10.0.0.2.9092: Flags [P.], seq 101:147, ack 301, win 8192, length 46
\t0x0000:  0200 0000 0002 0200 0000 0001 0800 4500
\t0x0010:  0056 0004 4000 4006 269c 0a00 0001 0a00
\t0x0020:  0002 9c40 2384 0000 0065 0000 012d 5018
\t0x0030:  2000 c748 0000 0000 002a 0012 0005 0000
\t0x0040:  000d 0001 3100 1261 7061 6368 652d 6b61
\t0x0050:  666b 612d 6a61 7661 0634 2e34 2e30 00ff
\t0x0060:  ffff ff00
22:13:20.001000 IP 10.0.0.2.9092 > 10.0.0.1.40000: Flags [P.], seq 1:15, ack 46, win 8192, length 14
\t0x0000:  0200 0000 0001 0200 0000 0002 0800 4500
\t0x0010:  0036 0005 4000 4006 26bb 0a00 0002 0a00
\t0x0020:  0001 2384 9c40 0000 012d 0000 0093 5018
\t0x0030:  2000 b9fd 0000 0000 000a 0000 000d 0023
\t0x0040:  0000 0000`;
const ARP = `22:13:20.000000 ARP, Request who-has 10.0.0.2 tell 10.0.0.1, length 28
\t0x0000:  0001 0800 0604 0001 0200 0000 0001 0a00
\t0x0010:  0001 0000 0000 0000 0a00 0002
22:13:20.001000 IP 10.0.0.1.40000 > 10.0.0.2.9092: Flags [P.], seq 101:147, ack 301, win 8192, length 46
\t0x0000:  4500 0056 0004 4000 4006 269c 0a00 0001
\t0x0010:  0a00 0002 9c40 2384 0000 0065 0000 012d
\t0x0020:  5018 2000 c748 0000 0000 002a 0012 0005
\t0x0030:  0000 000d 0001 3100 1261 7061 6368 652d
\t0x0040:  6b61 666b 612d 6a61 7661 0634 2e34 2e30
\t0x0050:  00ff ffff ff00
22:13:20.002000 IP 10.0.0.2.9092 > 10.0.0.1.40000: Flags [P.], seq 1:15, ack 46, win 8192, length 14
\t0x0000:  4500 0036 0005 4000 4006 26bb 0a00 0002
\t0x0010:  0a00 0001 2384 9c40 0000 012d 0000 0093
\t0x0020:  5018 2000 b9fd 0000 0000 000a 0000 000d
\t0x0030:  0023 0000 0000`;
const COOKED =
  `22:13:20.000000 IP 10.0.0.1.40000 > 10.0.0.2.9092: Flags [P.], seq 101:147, ack 301, win 8192, length 46
\t0x0000:  0000 0001 0006 0200 0000 0001 0000 0800
\t0x0010:  4500 0056 0004 4000 4006 269c 0a00 0001
\t0x0020:  0a00 0002 9c40 2384 0000 0065 0000 012d
\t0x0030:  5018 2000 c748 0000 0000 002a 0012 0005
\t0x0040:  0000 000d 0001 3100 1261 7061 6368 652d
\t0x0050:  6b61 666b 612d 6a61 7661 0634 2e34 2e30
\t0x0060:  00ff ffff ff00
22:13:20.001000 IP 10.0.0.2.9092 > 10.0.0.1.40000: Flags [P.], seq 1:15, ack 46, win 8192, length 14
\t0x0000:  0000 0001 0006 0200 0000 0002 0000 0800
\t0x0010:  4500 0036 0005 4000 4006 26bb 0a00 0002
\t0x0020:  0a00 0001 2384 9c40 0000 012d 0000 0093
\t0x0030:  5018 2000 b9fd 0000 0000 000a 0000 000d
\t0x0040:  0023 0000 0000`;
const COOKED_2 =
  `22:13:20.000000 ifb0  In  ifindex 2 02:00:00:00:00:01 ethertype IPv4 (0x0800), length 106: (tos 0x0, ttl 64, id 4, offset 0, flags [DF], proto TCP (6), length 86)
    10.0.0.1.40000 > 10.0.0.2.9092: Flags [P.], cksum 0xc748 (correct), seq 101:147, ack 301, win 8192, length 46
\t0x0000:  0800 0000 0000 0002 0001 0006 0200 0000  ................
\t0x0010:  0001 0000 4500 0056 0004 4000 4006 269c  ....E..V..@.@.&.
\t0x0020:  0a00 0001 0a00 0002 9c40 2384 0000 0065  .........@#....e
\t0x0030:  0000 012d 5018 2000 c748 0000 0000 002a  ...-P....H.....*
\t0x0040:  0012 0005 0000 000d 0001 3100 1261 7061  ..........1..apa
\t0x0050:  6368 652d 6b61 666b 612d 6a61 7661 0634  che-kafka-java.4
\t0x0060:  2e34 2e30 00ff ffff ff00                 .4.0......
22:13:20.001000 ifb0  In  ifindex 2 02:00:00:00:00:02 ethertype IPv4 (0x0800), length 74: (tos 0x0, ttl 64, id 5, offset 0, flags [DF], proto TCP (6), length 54)
    10.0.0.2.9092 > 10.0.0.1.40000: Flags [P.], cksum 0xb9fd (correct), seq 1:15, ack 46, win 8192, length 14
\t0x0000:  0800 0000 0000 0002 0001 0006 0200 0000  ................
\t0x0010:  0002 0000 4500 0036 0005 4000 4006 26bb  ....E..6..@.@.&.
\t0x0020:  0a00 0002 0a00 0001 2384 9c40 0000 012d  ........#..@...-
\t0x0030:  0000 0093 5018 2000 b9fd 0000 0000 000a  ....P...........
\t0x0040:  0000 000d 0023 0000 0000                 .....#....`;

describe("readText() of tcpdump", () => {
  it("-X gives packets that begin with IP", () => {
    const { form, what, packets, layer, notes } = readText(X);
    expect([form, what, packets, layer, notes]).toEqual(["tcpdump", "tcpdump -x", true, "ip", []]);
    expect(payloads(X, 40)).toEqual([hexOf(REQUEST), hexOf(RESPONSE)]);
    expect(payloads(X, 0)[1]!.slice(0, 40)).toBe("4500003600054000400626bb0a0000020a000001");
  });
  it("-x gives the same without its text", () => {
    expect(readText(X.replace(/(\t.{49}).*/g, "$1"))).toEqual(readText(X));
  });
  it("-xx gives packets that begin with Ethernet", () => {
    const { what, packets, layer } = readText(XX);
    expect([what, packets, layer]).toEqual(["tcpdump -xx", true, "ethernet"]);
    expect(payloads(XX, 54)).toEqual([hexOf(REQUEST), hexOf(RESPONSE)]);
  });
  it("-xx of -i any gives packets without the cooked header, which is noted", () => {
    for (const [text, size] of [[COOKED, 16], [COOKED_2, 20]] as const) {
      expect(readText(text)).toMatchObject({
        layer: "ip",
        notes: [`Passed over before each IP header: ${size} bytes of the link layer`],
      });
      expect(payloads(text, 40)).toEqual([hexOf(REQUEST), hexOf(RESPONSE)]);
    }
  });
  it("-xx of a loopback of BSD gives packets without its header", () => {
    expect(payloads(
      XX.replace(/0200 0000 000[12] 0200 0000 000[12] 0800 4500/g, "0200 0000 4500")
        .replace(
          /0x00([1-6]0)/g,
          (_, low) => `0x00${(Number.parseInt(low, 16) - 10).toString(16).padStart(2, "0")}`,
        ),
      40,
    ))
      .toEqual([hexOf(REQUEST), hexOf(RESPONSE)]);
  });
  it("packets without an IP header are passed over, and counted", () => {
    expect(payloads(ARP, 40)).toEqual([hexOf(REQUEST), hexOf(RESPONSE)]);
    expect(readText(ARP).notes).toEqual(["Passed over because they are no IP packets: 1"]);
  });
  it("IPv6 and VLAN tags are known", () => {
    const six = "6000 0000 0004 0640 " + "0000 ".repeat(16) + "0102 0304";
    expect(readText(`\t0x0000:  ${six}`)).toMatchObject({ form: "tcpdump", layer: "ip" });
    const tagged = XX.replace(/0800 4500/g, "8100 0005 0800 4500").replace(
      /0x00([1-6]0)/g,
      (_, low) => `0x00${(Number.parseInt(low, 16) + 4).toString(16)}`,
    );
    expect(readText(tagged)).toMatchObject({ packets: true, layer: "ethernet" });
  });
  it("a packet of which a line is missing is refused", () => {
    expect(() => readText(X.replace(/.*0x0010.*\n/, ""))).toThrow(
      "Cannot read the text as a hex dump, line 3, column 1: " +
        "expected the offset that follows from the lines before, found something else",
    );
  });
  it("bytes that are no packets are a dump", () => {
    expect(readText("0x0000: 00 00 00 0a")).toMatchObject({ form: "xxd", pieces: [{ side: 0 }] });
  });
});

function payloads(text: string, headers: number): readonly string[] {
  return readText(text).pieces.map(({ bytes }) => hexOf(bytes.subarray(headers)));
}
