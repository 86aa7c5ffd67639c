// Bundles the comparison for Node; the peers stay what their packages are.

import { build } from "esbuild";

await build({
  entryPoints: {
    bench_cluster: "test/bench/cluster/run.ts",
    bench_cluster_client: "test/bench/cluster/write_on.ts",
  },
  outdir: "build",
  outExtension: { ".js": ".mjs" },
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external: ["kafkajs", "@platformatic/kafka"],
});
