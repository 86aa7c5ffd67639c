// What differs between a frame before and after the proxy, found by spans and not by the proxy's own comparison.

import { apis } from "../../codec/frame/mod.ts";
import { type Span, traceResponseFrame } from "../../codec/inspect/mod.ts";
import { registry } from "../../codec/messages/registry.ts";
import { type Api, formatPath } from "../../codec/wire/mod.ts";
import { hexOf } from "../kit/hex.ts";

/** Paths of the parts that differ, in order. The lengths around a host that is longer now are no difference. */
export function differingParts(
  apiName: string,
  version: number,
  before: Uint8Array,
  after: Uint8Array,
): string[] {
  const [old, now] = [leaves(apiName, version, before), leaves(apiName, version, after)];
  if (old.length !== now.length) return [`${old.length} parts became ${now.length}`];
  const paths = old.flatMap((span, i) => {
    const other = now[i]!;
    const place = placeOf(span);
    if (place !== placeOf(other)) return [`${place} became ${placeOf(other)}`];
    return isLengthOfMore(span) || bytesOf(before, span) === bytesOf(after, other) ? [] : [place];
  });
  return [...new Set(paths)];
}

function leaves(apiName: string, version: number, frame: Uint8Array): Span[] {
  const { spans, error } = traceResponseFrame(apiOf(apiName), frame, version);
  if (error) throw error;
  const parents = new Set(spans.map(({ parent }) => parent));
  return spans.filter((_, i) => !parents.has(i));
}

function apiOf(apiName: string): Api<never, object> {
  const info = apis.find(({ name }) => name === apiName)!;
  const { response } = registry.api(info.key)!;
  const encodeRequest = () => new Uint8Array();
  return { ...info, encodeRequest, decodeResponse: response.decode };
}

/** The size of a frame or of a tagged field, which says how long the things in it are. */
function isLengthOfMore({ part, role }: Span): boolean {
  return part === "frame" || role === "size";
}

function placeOf({ part, path }: Span): string {
  return path.length > 0 ? formatPath(path) : part;
}

function bytesOf(frame: Uint8Array, { start, end }: Span): string {
  return hexOf(frame.subarray(start, end));
}
