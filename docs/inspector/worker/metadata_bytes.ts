// Metadata with names of topics and nothing else, by hand: the page has no encoders, which would be 2 kB more.

/** The version of these bodies. */
export const METADATA_VERSION = 12;

/** The body of a request for all topics. */
export const ALL_TOPICS: Uint8Array = Uint8Array.of(0, 1, 0, 0);

/** The body of a response that names topics by their ids. */
export function topicNamesBody(
  names: Iterable<readonly [topicId: string, name: string]>,
): Uint8Array {
  const topics = [...names];
  const [throttleTimeMs, brokers, clusterId, controllerId] = [[0, 0, 0, 0], [1], [0], NONE];
  const bytes = [throttleTimeMs, brokers, clusterId, controllerId, uvarint(topics.length + 1)];
  for (const [topicId, name] of topics) {
    const text = [...new TextEncoder().encode(name)];
    const [errorCode, isInternal, partitions, operations, tags] = [[0, 0], [0], [1], LEAST, [0]];
    bytes.push(errorCode, uvarint(text.length + 1), text, uuid(topicId));
    bytes.push(isInternal, partitions, operations, tags);
  }
  return new Uint8Array([...bytes, [0]].flat());
}

const NONE = [255, 255, 255, 255]; // −1
const LEAST = [128, 0, 0, 0]; // the least int32: operations were not asked for

function uvarint(n: number): number[] {
  return n < 128 ? [n] : [n & 127 | 128, ...uvarint(n >>> 7)];
}

/** The bytes of a uuid, which Kafka writes in base64url. */
function uuid(text: string): number[] {
  const bytes = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Array.from(bytes, (byte) => byte.charCodeAt(0));
}
