// Packets of a capture file, whatever it is read from.

import type { ByteSource } from "../../records/mod.ts";
import { chunksOf } from "../../records/mod.ts";
import type { CaptureOptions } from "../options.ts";
import type { CaptureNote, CaptureProblem, Packet } from "../packet.ts";
import { PacketReader } from "./packet_reader.ts";

/**
 * The packets of a pcap or pcapng file, packed with gzip or not, and what else the file says.
 *
 * It holds the chunk it reads, or the parts of a packet that goes over several. Data of packets are views.
 *
 * @throws {UnknownFormatError} While iterating, if the source is no such file. Bad bytes are told as problems.
 * @throws {Error} While iterating, what the source throws.
 */
export async function* openCapture(
  source: ByteSource,
  options: Pick<CaptureOptions, "limits"> = {},
): AsyncGenerator<Packet | CaptureNote | CaptureProblem, void, undefined> {
  const reader = new PacketReader(options);
  for await (const chunk of chunksOf(source)) {
    reader.push(chunk);
    for (let item = reader.next(); item; item = reader.next()) yield item;
  }
  reader.end();
  for (let item = reader.next(); item; item = reader.next()) yield item;
}
