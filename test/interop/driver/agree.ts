// Whether the versions of an answer say the same of what they have in common.

import type { Answers } from "./observe.ts";

/** Fields that need not be the same in two answers. */
const OWN = new Set([
  "throttleTimeMs",
  "supportedFeatures", // ApiVersions 3 leaves out features that begin at 0 (KIP-1022)
]);

/** Where two versions contradict each other: places as texts. */
export function contradictions(answers: Answers): string[] {
  const versions = Object.keys(answers).map(Number);
  return versions.slice(1).flatMap((version, i) =>
    differences(answers[versions[i]!], answers[version], `${versions[i]} and ${version}: `)
  );
}

function differences(a: unknown, b: unknown, place: string): string[] {
  if (Array.isArray(a) && Array.isArray(b)) return elementDifferences(sorted(a), sorted(b), place);
  if (isObject(a) && isObject(b)) {
    return Object.keys(a).filter((key) => key in b && !OWN.has(key)).flatMap((key) =>
      differences(a[key], b[key], `${place}.${key}`)
    );
  }
  return a === b ? [] : [`${place}: ${a} and ${b}`];
}

function elementDifferences(a: unknown[], b: unknown[], place: string): string[] {
  if (a.length !== b.length) return [`${place}: ${a.length} and ${b.length} elements`];
  return a.flatMap((element, i) => differences(element, b[i], `${place}[${i}]`));
}

/** The order of what is named or numbered says nothing. */
function sorted(list: unknown[]): unknown[] {
  return list.toSorted((a, b) => keyOf(a) < keyOf(b) ? -1 : 1);
}

function keyOf(element: unknown): string {
  if (!isObject(element)) return JSON.stringify(element);
  const { name, nodeId, brokerId, apiKey, partitionIndex, resourceName } = element;
  return JSON.stringify(name ?? resourceName ?? nodeId ?? brokerId ?? apiKey ?? partitionIndex);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
