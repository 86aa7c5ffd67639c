// What --help prints.

import { filterFacts, type FilterWord, filterWords } from "../capture/mod.ts";
import { type Option, OPTIONS } from "./options.ts";
import { KAFKA, VERSION } from "./version.ts";
import type { CommandName } from "./wish.ts";

/** What `--version` prints. */
export function versionText(): string {
  return `kafka-wire ${VERSION}, with the messages of Apache Kafka ${KAFKA}\n`;
}

/** Help about a command, or about all of them. */
export function helpText(about: CommandName | undefined): string {
  if (about === undefined) return OVERVIEW;
  const options = OPTIONS[about].map(optionLines);
  return [HEADS[about], "", "Options", ...options.flat(), ...ends(about)].join("\n") + "\n";
}

const OVERVIEW = `Reads Kafka's traffic and logs.

  kafka-wire decode FILE           what is in a packet capture, a byte stream, a text or a log
  kafka-wire registrations LOG...  the brokers of a cluster, by its metadata log
  kafka-wire versions FILE         which versions the clients of a capture use, and which of them
                                   Kafka 4 has removed
  kafka-wire pods FILE             the brokers of a cluster by pod, what is wrong with where
                                   canaries lie, and what to move

  kafka-wire decode --help         more about it, as for the other commands
  kafka-wire --version

A FILE of - is the standard input. Nothing is sent anywhere.

Status: 0 if the file was read, whatever it holds; 1 if it cannot be read or is of no known format;
2 if the arguments are wrong.
`;

const HEADS: Readonly<Record<CommandName, string>> = {
  decode:
    `Decodes the Kafka traffic in a file: a line for each request, answer and event beside them.

  kafka-wire decode FILE
  kafka-wire decode REQUESTS RESPONSES

FILE is a packet capture, pcap or pcapng, packed with gzip or not; the bytes of one direction of a
connection; text that shows bytes, as tshark, tcpdump and xxd print it; a log segment or a snapshot
of a broker. Its first bytes decide which, not its name. Two files are the bytes of each direction.
A file of - is the standard input.

  tcpdump -i any -U -w - 'tcp port 9092' | kafka-wire decode -
  kafka-wire decode --filter 'api==Metadata && error' kafka.pcap
  kafka-wire decode --ndjson kafka.pcap | jq 'select(.apiName == "Produce")'`,
  registrations:
    `Tells who registered with a cluster, with which pod, rack, listeners and features, and what became
of it.

  kafka-wire registrations LOG...

A LOG is a segment or a snapshot of __cluster_metadata-0: a .log or a .checkpoint file. Records of
aborted metadata transactions do not count. A log that ends inside a batch ends there.`,
  versions:
    `Tells, for each client of a capture, its software and which versions of which APIs it uses, beside
what the broker offers and what Kafka 4 has removed.

  kafka-wire versions FILE

FILE is what kafka-wire decode reads.`,
  pods:
    `Tells what there is in each pod of a cluster (KIP-1095): brokers, racks, leaders and replicas; with
an interval of canaries also what is wrong with where they lie, or what is to be moved.

  kafka-wire pods FILE
  kafka-wire pods --canary-interval 5 FILE
  kafka-wire pods --canary-interval 5 --plan FILE > plan.json

FILE is a segment or a snapshot of __cluster_metadata-0, or anything else that kafka-wire decode
reads, with answers to Metadata or DescribeCluster in it; or such answers as JSON, also in the lines
of kafka-wire decode --ndjson. A segment that is not the first one does not know all of the cluster:
a snapshot does.`,
};

const WIDEST = 19; // of an option, its value included; a longer one has a line of its own

function optionLines({ name, value, about }: Option): string[] {
  const head = `  ${value === undefined ? name : `${name} ${value}`}`;
  const below = " ".repeat(WIDEST + 2);
  if (head.length > WIDEST) return [head, ...about.map((line) => below + line)];
  return about.map((line, i) => (i === 0 ? head.padEnd(WIDEST + 2) : below) + line);
}

function ends(about: CommandName): string[] {
  if (about !== "decode") return [];
  const facts = wrapped(filterFacts).map((line) => `  ${line}`);
  return ["", FILTER, "", "Words", ...filterWords.map(wordLine), "", "Facts", ...facts, "", TEXT];
}

const FILTER = `Filter
  Tests are joined by &&, || and !, and grouped by parentheses. A test is a word with ==, !=, <, <=,
  >, >= or ~ (contains) and a value; a path into the message, as in message.brokers.port==9092; or
  one of these alone: the name of an API, a fact, or a word, which asks whether the event has it.
  Names ignore case.

  'api==Metadata && version>=12 && error!=0 && client~"etl"'
  'DescribeConfigs || error || latency>100'
  'gap || undecodable || not-kafka'`;

const WIDTH = 96;

/** Words in lines. */
function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function wordLine({ word, about }: FilterWord): string {
  return `  ${word.padEnd(13)}${about}`;
}

const TEXT = `Text
  A line begins with the number of the event, seconds since the first one, the connection, and → for
  what a client sends or ← for what a broker does. Left out are fields that are at their default.
  Lists are cut with a count. Warnings, marked !, are also written to the standard error.`;
