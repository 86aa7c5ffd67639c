// npm start: the command; without arguments it decodes a recording of Kafka 4.4.0, see example.md.

import { run } from "kafka-wire/command";
import { denoIo } from "./deno.ts";

const example = new URL("example.pcap", import.meta.url);
const args = Deno.args.length > 0 ? Deno.args : ["decode", "example.pcap"];
const io = denoIo();
const embedded = async () => ({ source: await Deno.readFile(example) });

Deno.exitCode = await run(args, Deno.args.length > 0 ? io : { ...io, open: embedded });
