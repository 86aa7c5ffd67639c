// What leaves the page: frames and connections as files, a frame as a link. All of it masked unless asked otherwise.

import { exportConnection, exportFrame } from "kafka-wire/capture";
import type { Exported, ExportForm } from "../protocol.ts";
import type { Connections } from "./connections.ts";
import { type EventIndex, KINDS } from "./index_events.ts";
import { titleOf } from "./rows.ts";
import type { Replay } from "./replay.ts";

/** Saves a frame, or the connection it is on. */
export function exported(
  index: EventIndex,
  connections: Connections,
  replay: Replay,
  row: number,
  form: ExportForm,
): Promise<Exported> {
  return form === "pcapng"
    ? exportedConnection(index, connections, replay, row)
    : exportedFrame(index, replay, row, form);
}

const FORMS = { hex: "hex", c: "c", ts: "typescript" } as const;
const ENDINGS = { hex: "hex.txt", c: "c", ts: "ts" } as const;

async function exportedFrame(
  index: EventIndex,
  replay: Replay,
  row: number,
  form: keyof typeof FORMS,
): Promise<Exported> {
  const frame = await replay.frame(row);
  if (!frame) throw new Error("Cannot export: this event has no frame");
  const data = exportFrame(frame.bytes, FORMS[form], frame.event);
  return { name: `${fileName(index, row)}.${ENDINGS[form]}`, type: "text/plain", data };
}

function fileName(index: EventIndex, row: number): string {
  return `${titleOf(index, row)}-${index.columns.id.get(row)}`.replace(/[^\w.-]+/g, "-");
}

// A file of this size is made in memory.
const MOST_BYTES = 67_108_864;

async function exportedConnection(
  index: EventIndex,
  connections: Connections,
  replay: Replay,
  row: number,
): Promise<Exported> {
  const { columns } = index;
  const wanted = columns.connection.get(row);
  if (wanted === 0) throw new Error("Cannot export: this event is on no connection");
  const chunks: Parameters<typeof exportConnection>[0] extends Iterable<infer C> ? C[] : never = [];
  let size = 0;
  for (let at = 0; at < index.length; at++) {
    if (columns.connection.get(at) !== wanted || !isInStream(index, at)) continue;
    size += columns.size.get(at);
    if (size > MOST_BYTES) {
      throw new Error("Cannot export: the connection has more than 64 MiB; use editcap or tshark");
    }
    const bytes = await bytesOf(index, replay, at);
    const nanoseconds = columns.nanoseconds.get(at);
    chunks.push({
      direction: columns.direction.get(at) === 2 ? "response" : "request",
      ...(nanoseconds > 0 && {
        time: { seconds: columns.seconds.get(at), nanoseconds: nanoseconds - 1 },
      }),
      bytes,
      missing: Math.max(0, columns.size.get(at) - bytes.length),
    });
  }
  const data = exportConnection(chunks, connections.ends(wanted - 1));
  return { name: `connection-${wanted - 1}.pcapng`, type: "application/octet-stream", data };
}

/** Frames that are in others are in their bytes already. */
function isInStream({ columns }: EventIndex, row: number): boolean {
  const kind = KINDS[columns.kind.get(row)];
  if (kind === "gap" || kind === "sasl") return true;
  return (kind === "message" || kind === "undecodable") && columns.outer.get(row) === 0;
}

/** Of what is no frame nothing is known: where secrets are masked it is left out, like what was not captured. */
async function bytesOf(index: EventIndex, replay: Replay, row: number): Promise<Uint8Array> {
  if (index.small.has(row)) {
    return replay.redact ? new Uint8Array(0) : await replay.bytes(row);
  }
  return (await replay.frame(row))?.bytes ?? new Uint8Array(0);
}

// What browsers and mail programs still take for a link.
const MOST_LINKED = 12_000;

/**
 * The end of a link that shows a frame and its other half: "#q=…&a=…".
 *
 * @param replay One that masks.
 */
export async function linkOf(index: EventIndex, replay: Replay, row: number): Promise<string> {
  const { columns } = index;
  const other = columns.pair.get(row) - 1;
  const isRequest = columns.direction.get(row) === 1;
  const [asked, told] = isRequest ? [row, other] : [other, row];
  const parts: string[] = [];
  let size = 0;
  for (const [name, at] of [["q", asked], ["a", told]] as const) {
    const frame = at < 0 ? undefined : await replay.frame(at);
    if (!frame) continue;
    size += frame.bytes.length;
    parts.push(`${name}=${base64url(frame.bytes)}`);
  }
  if (parts.length === 0) throw new Error("Cannot make a link: this event has no frame");
  if (size > MOST_LINKED) {
    throw new Error(
      "Cannot make a link: the frames have more than 12,000 bytes, save them instead",
    );
  }
  return `#${parts.join("&")}`;
}

function base64url(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}
