// kafka-wire on Node: what the bundle runs.

import { run } from "kafka-wire/command";
import { nodeIo } from "./node.ts";

process.exitCode = await run(process.argv.slice(2), nodeIo());
