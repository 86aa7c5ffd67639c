// kafka-wire decode

import { type CaptureOptions, parseFilter } from "../capture/mod.ts";
import { errorName, formOf } from "./forms.ts";
import type { CommandIo } from "./io.ts";
import { Session } from "./session.ts";
import type { DecodeWish } from "./wish.ts";

/**
 * Writes the events of a file, or of the two directions of a connection.
 *
 * @throws {FilterError} Rejects, if the filter is none.
 */
export async function decode(wish: DecodeWish, io: CommandIo): Promise<void> {
  const isWanted = parseFilter(wish.filter ?? "", { errorName });
  const session = await Session.open(wish.files, io);
  const form = formOf(wish, io.terminals.output ? io.columns : undefined);
  const isSeen = wish.form === "text" && io.terminals.output && io.terminals.error;
  const reading = await session.events(optionsOf(wish), (event) => {
    const wanted = isWanted(event);
    // On one screen, once is enough.
    if (event.kind === "warning" && !(isSeen && wanted)) session.warn(event);
    return form.lines(event, wanted);
  });
  await session.output.all(form.end(reading));
  await session.output.flush();
}

function optionsOf({ files, ports, servers, headers, redact }: DecodeWish): CaptureOptions {
  const topic = files.length === 1 ? topicOf(files[0]!) : undefined;
  const decode = headers ? "headers" : "all";
  return { ports, servers, redact, decode, ...(topic !== undefined && { topic }) };
}

/** What a log is of: a partition's directory is named after its topic, and snapshots are of the metadata log. */
function topicOf(name: string): string | undefined {
  if (name.endsWith(".checkpoint")) return "__cluster_metadata";
  return /([^\\/]+)-\d+[\\/]\d{20}\.log$/.exec(name)?.[1];
}
