// What differs between two messages.

import { type Difference, differenceOf, walkDifferences } from "./diff_walk.ts";

export {
  type CaptureDiff,
  type CountDifference,
  diffCaptures,
  type FieldDifference,
  type MessageDifferences,
} from "./diff_captures.ts";
export { formatDiff } from "./diff_text.ts";
export type { Difference } from "./diff_walk.ts";

/**
 * What differs between two messages, in the order of their fields.
 *
 * Structs in lists are matched by the field that names them (`name`, `partitionIndex`, `nodeId` and the like) if it is
 * there and different in each, else by their index. Masks are compared as they stand: equal ones say that the secrets
 * are of one length. Versions may differ; a decoded message has the fields of all of them.
 *
 * @param options `limit` is the number of differences after which to stop, 1 or more. Default 1,000.
 * @example
 * ```ts
 * import { diffMessages } from "kafka-wire/capture";
 * const [first] = diffMessages({ brokers: [{ nodeId: 1, port: 1 }] }, { brokers: [{ nodeId: 1, port: 2 }] });
 * if (first?.place !== "brokers[nodeId=1].port") throw new Error("Cannot match the difference");
 * ```
 */
export function diffMessages(
  a: object,
  b: object,
  { limit = 1_000 }: { readonly limit?: number } = {},
): readonly Difference[] {
  const differences: Difference[] = [];
  walkDifferences(a, b, (found) => {
    differences.push(differenceOf(found));
    return differences.length < limit;
  });
  return differences;
}
