// kafka-wire versions

import type { CaptureOptions, CaptureSummary } from "../capture/mod.ts";
import type { CommandIo } from "./io.ts";
import { jsonLine } from "./json_line.ts";
import { nameText } from "./inputs.ts";
import { Session } from "./session.ts";
import { versionLines } from "./version_lines.ts";
import type { VersionsWish } from "./wish.ts";

const API_VERSIONS = 18;

/** Writes which versions of which APIs the clients of a capture use. */
export async function versions(wish: VersionsWish, io: CommandIo): Promise<void> {
  const session = await Session.open(wish.files, io);
  const reading = await session.events(optionsOf(wish), (event) => {
    if (event.kind === "warning") session.warn(event);
    return [];
  });
  const summary = reading.summary();
  const [name] = wish.files;
  await session.output.all(
    wish.ndjson ? jsonLines(summary) : versionLines(nameText(name!), summary),
  );
  await session.output.flush();
}

/** Who a client is, and what a broker offers, stands in ApiVersions; of all else the header is enough. */
function optionsOf({ ports, servers }: VersionsWish): CaptureOptions {
  const decode = ({ apiKey }: { readonly apiKey?: number }) => apiKey === API_VERSIONS;
  return { ports, servers, decode, orphans: "header", records: "batches" };
}

function jsonLines({ clients, otherClients }: CaptureSummary): string[] {
  return [...clients, ...otherClients ? [otherClients] : []].map(jsonLine);
}
