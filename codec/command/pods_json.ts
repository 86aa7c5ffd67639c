// Decoded answers as JSON: a message as Kafka's converters print it, or a line of `decode --ndjson` or `--request-log`.

import { InputError } from "./input_error.ts";
import { nameText } from "./inputs.ts";
import type { Clusters, DescribeClusterAnswer, MetadataAnswer } from "./pods_clusters.ts";

/** Whether bytes begin as an object or a list of JSON does. */
export function looksLikeJson(first: Uint8Array): boolean {
  return /^\uFEFF?\s*[{[]/.test(new TextDecoder().decode(first.slice(0, HEAD)));
}

const HEAD = 64;

/**
 * Takes the answers in a text of JSON: values of a line each, or one of many lines. Values that are something else are
 * passed over.
 *
 * @throws {InputError} Rejects, if it is no JSON, or a member of an answer is of another type.
 */
export async function readJson(
  chunks: AsyncIterable<Uint8Array>,
  name: string,
  clusters: Clusters,
): Promise<void> {
  const left: string[] = []; // from the first line on that is no value by itself
  for await (const line of linesOf(chunks)) {
    const value = left.length === 0 ? parsed(line) : undefined;
    if (value !== undefined) take(value, name, clusters);
    else if (line.trim() !== "") left.push(line);
  }
  if (left.length === 0) return;
  const value = parsed(left.join("\n"));
  if (value === undefined) throw wrong(name, "JSON");
  take(value, name, clusters);
}

async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const chunk of chunks) {
    const lines = (rest + decoder.decode(chunk.slice(), { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
  yield rest + decoder.decode();
}

/** A value of JSON; undefined if the text is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

type JsonObject = { readonly [member: string]: unknown };

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function take(value: unknown, name: string, clusters: Clusters): void {
  for (const one of Array.isArray(value) ? value : [value]) {
    if (isObject(one)) takeOne(one, name, clusters);
  }
}

function takeOne(one: JsonObject, name: string, clusters: Clusters): void {
  const { connection, time, response, message } = one;
  const responder = typeof connection === "number" ? connection : 0;
  const nowMs = typeof time === "string" ? Number(time) * 1_000 || 0 : 0;
  const answer = isObject(response) ? response : isObject(message) ? message : one;
  if (!Array.isArray(answer["brokers"])) return;
  const members = new Members(answer, name);
  const [broker] = answer["brokers"];
  if (!isObject(broker)) return;
  if ("nodeId" in broker) clusters.metadata(metadataOf(members), { responder, nowMs });
  else if ("brokerId" in broker) clusters.describe(describeOf(members), { responder, nowMs });
}

/** What the command needs of the message. */
function metadataOf(members: Members): MetadataAnswer {
  return {
    clusterId: members.textOrNull("clusterId"),
    brokers: members.list("brokers").map((broker) => ({
      nodeId: broker.int("nodeId"),
      rack: broker.textOrNull("rack"),
      pod: broker.textOrNull("pod"),
    })),
    topics: members.list("topics").map((topic) => ({
      name: topic.textOrNull("name"),
      errorCode: topic.int("errorCode", 0),
      partitions: topic.list("partitions").map((partition) => ({
        partitionIndex: partition.int("partitionIndex"),
        leaderId: partition.int("leaderId"),
        replicaNodes: partition.ints("replicaNodes"),
        isrNodes: partition.ints("isrNodes"),
      })),
    })),
  };
}

function describeOf(members: Members): DescribeClusterAnswer {
  return {
    clusterId: members.textOrNull("clusterId"),
    errorCode: members.int("errorCode", 0),
    endpointType: members.int("endpointType", 1),
    brokers: members.list("brokers").map((broker) => ({
      brokerId: broker.int("brokerId"),
      rack: broker.textOrNull("rack"),
      pod: broker.textOrNull("pod"),
      isFenced: broker.value("isFenced") === true,
    })),
  };
}

/** The members of an object, with the types that they should have. */
class Members {
  readonly #object: JsonObject;
  readonly #file: string;
  readonly #path: string;

  constructor(object: JsonObject, file: string, path = "") {
    this.#object = object;
    this.#file = file;
    this.#path = path;
  }

  value(member: string): unknown {
    return this.#object[member];
  }

  int(member: string, byDefault?: number): number {
    const value = this.value(member) ?? byDefault;
    return isInt(value) ? value : this.#refuse("an int32", member);
  }

  ints(member: string): readonly number[] {
    const value = this.value(member);
    return Array.isArray(value) && value.every(isInt)
      ? value
      : this.#refuse("a list of int32", member);
  }

  textOrNull(member: string): string | null {
    const value = this.value(member) ?? null;
    return value === null || typeof value === "string"
      ? value
      : this.#refuse("text or null", member);
  }

  /** Objects; none if the member is absent. */
  list(member: string): readonly Members[] {
    const value = this.value(member) ?? [];
    if (!Array.isArray(value) || !value.every(isObject)) {
      return this.#refuse("a list of objects", member);
    }
    return value.map((one, i) => new Members(one, this.#file, `${this.#path}${member}[${i}].`));
  }

  #refuse(expected: string, member: string): never {
    throw wrong(this.#file, `${expected} as ${this.#path}${member}`);
  }
}

function isInt(value: unknown): value is number {
  return typeof value === "number" && (value | 0) === value;
}

function wrong(file: string, expected: string): InputError {
  return new InputError(
    `Cannot read ${nameText(file)}: expected ${expected}, found something else`,
  );
}
