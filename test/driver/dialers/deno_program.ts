// Run by a test: dials the peers with Deno and prints what came of it, as JSON. Ends by itself.

import { denoDialer } from "../../../codec/driver/deno_dialer.ts";
import { Journey, LOCALHOST, type Ports } from "./journey.ts";

const [ports, ca] = JSON.parse(Deno.args[0]!) as [Ports, string];
const journey = new Journey(denoDialer(Deno, { caCerts: [ca] }), ports);
const untrusting = new Journey(denoDialer(Deno), ports);
const tls = { securityProtocol: "SSL" } as const;

const told: Record<string, unknown> = {};
const cases: Record<string, () => Promise<unknown>> = {
  opens: () => journey.opens(),
  refused: () => journey.refused(),
  unresolvable: () => journey.unresolvable(),
  encryptsName: () => journey.encrypts(LOCALHOST),
  encryptsAddress: () => journey.encrypts({ serverName: null, verifyName: "127.0.0.1", alpn: [] }),
  twoNames: () => journey.refusesPeer("tls", { ...LOCALHOST, serverName: "router.example" }),
  wrongName: () =>
    journey.refusesPeer("tls", {
      ...LOCALHOST,
      serverName: "other.example",
      verifyName: "other.example",
    }),
  untrusted: () => untrusting.refusesPeer("tls"),
  expired: () => journey.refusesPeer("expired"),
  greeting: () => journey.refusesPeer("greeting"),
  hangup: () => journey.refusesPeer("hangup"),
  reset: () => journey.refusesPeer("reset"),
  abortedBefore: () => journey.abortedBefore(),
  abortedOpening: () => journey.abortedOpening(),
  abortedSecuring: () => journey.abortedSecuring(),
  abortedLater: () => journey.abortedLater(),
  leftAfterGivingUp: () => journey.left(),
  peerEnds: () => journey.peerEnds(),
  peerResets: () => journey.peerResets(),
  writesMuch: () => journey.writesMuch(),
  readsMuch: () => journey.readsMuch(),
  closesDuringWrite: () => journey.closesDuringWrite(),
  closesInOrder: () => journey.closesInOrder(),
  cannotConnect: async () => [
    await journey.cannotConnect("closed"),
    await journey.cannotConnect("closed", { host: "no-such-host.invalid" }),
    await untrusting.cannotConnect("tls", tls),
    await journey.cannotConnect("tls", { ...tls, ...journey.elsewhere("tls") }),
    await journey.cannotConnect("greeting", tls),
  ],
  leftAtLast: () => journey.left(),
};
for (const [name, run] of Object.entries(cases)) told[name] = await run();
console.log(JSON.stringify(told));
