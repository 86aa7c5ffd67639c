// What Kafka's tools print, as data.

/** A line of `cluster list-endpoints`. */
export interface Endpoint {
  readonly id: number;
  readonly host: string;
  readonly port: number;
  readonly rack: string | null;
  readonly state: string;
}

/** A topic of `topics --describe`. */
export interface Topic {
  readonly name: string;
  readonly topicId: string;
  readonly partitions: readonly Partition[];
}

/** A partition of `topics --describe`. */
export interface Partition {
  readonly partition: number;
  readonly leader: number;
  readonly replicas: readonly number[];
  readonly isr: readonly number[];
}

/** The lines of `configs --describe --all`, in order of name. */
export function configLinesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.startsWith("  ")).map((line) => line.trim()).sort();
}

/** The lines of `cluster list-endpoints --include-fenced-brokers`. */
export function endpointsOf(text: string): Endpoint[] {
  return text.trim().split("\n").slice(1).map((line) => {
    const [id, host, port, rack, state] = line.trim().split(/\s+/);
    return { id: Number(id), host: host!, port: Number(port), rack: rack!, state: state! };
  });
}

/** The topics of `topics --describe`, in order of name. */
export function topicsOf(text: string): Topic[] {
  const topics = new Map<string, Topic & { partitions: Partition[] }>();
  for (const line of text.split("\n").filter((line) => line.includes("Topic: "))) {
    const fact = (name: string) => new RegExp(`\\b${name}: (\\S*)`).exec(line)?.[1] ?? "";
    const name = fact("Topic");
    if (!line.startsWith("\t")) {
      topics.set(name, { name, topicId: fact("TopicId"), partitions: [] });
    } else topics.get(name)!.partitions.push(partitionOf(fact));
  }
  return [...topics.values()].sort((a, b) => a.name < b.name ? -1 : 1);
}

function partitionOf(fact: (name: string) => string): Partition {
  const ids = (name: string) => fact(name).split(",").map(Number);
  return {
    partition: Number(fact("Partition")),
    leader: Number(fact("Leader")),
    replicas: ids("Replicas"),
    isr: ids("Isr"),
  };
}
