// Everything that one runtime sees of a broker, through every way in.

import type { BrokerClient, BrokerOptions } from "../../../codec/driver/mod.ts";
import { journey, type Travelled } from "./journey.ts";
import { listenersOf, type Ports } from "./listeners.ts";
import { observe, type Observed } from "./observe.ts";

/** What was seen through one way in. */
export interface Sight extends Observed {
  readonly travelled: Travelled;
}

/** What is seen, by the name of the way in. */
export async function observeAll(
  connect: (options: BrokerOptions) => Promise<BrokerClient>,
  ports: Ports,
  topic: string,
  runtime: string,
): Promise<Readonly<Record<string, Sight>>> {
  const sights: Record<string, Sight> = {};
  for (const { name, options } of listenersOf(ports, "alice-secret")) {
    const client = await connect(options);
    const prefix = `${runtime}-${name.replaceAll(/\W+/g, "-")}`;
    const observed = await observe(client, topic);
    sights[name] = { ...observed, travelled: await journey(client, prefix) };
    await client.close();
  }
  return sights;
}
