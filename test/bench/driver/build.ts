// Bundles the comparison for Node; the peers stay what their packages are.

import { build } from "esbuild";

await build({
  entryPoints: {
    bench_driver: "test/bench/driver/run.ts",
    bench_driver_client: "test/bench/driver/measure_client.ts",
  },
  outdir: "build",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external: ["kafkajs", "@platformatic/kafka"],
});
