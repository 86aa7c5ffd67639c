// kafka-wire on Deno: deno run --allow-read docs/command/main_deno.ts decode FILE

import { run } from "kafka-wire/command";
import { denoIo } from "./deno.ts";

Deno.exitCode = await run(Deno.args, denoIo());
