// What Deno sees: ports, topic and certificate come as JSON, and what is seen goes as JSON.

import { connectBroker, denoDialer } from "../../../codec/driver/mod.ts";
import { observeAll } from "./observe_all.ts";

const { ports, topic, ca } = JSON.parse(Deno.args[0]!);
const dialer = denoDialer(Deno, { caCerts: [ca] });
const sights = await observeAll((options) => connectBroker(dialer, options), ports, topic, "deno");
console.log(JSON.stringify(sights));
