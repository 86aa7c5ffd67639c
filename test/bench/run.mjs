// npm run bench: bundles the codecs, runs every series in processes of its own, prints a table.

import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { plan } from "./plan.mjs";
import { tableOf } from "./table.mjs";

const BUNDLE = "build/bench.mjs";

const { values: options } = parseArgs({
  options: {
    quick: { type: "boolean" }, // less of everything, to see where one stands
    long: { type: "boolean" }, // Metadata with 100,000 partitions, too
    only: { type: "string" }, // groups whose name contains this
    runtime: { type: "string" }, // "node" or "deno"
    bundle: { type: "string" }, // measure this file instead of the sources
  },
});
const effort = JSON.stringify(
  options.quick ? { warm: 300, batches: 7 } : { warm: 500, batches: 15 },
);
const file = options.bundle ?? BUNDLE;

process.chdir(fileURLToPath(new URL("../..", import.meta.url)));
await main();

async function main() {
  const started = performance.now();
  if (!options.bundle) await bundle();
  const runtimes = runtimesHere();
  runSeries(runtimes[0], ["prepare"]);
  const rows = groupsWanted().flatMap((group) =>
    runtimes.filter(({ kind }) => group.runtimes?.includes(kind) ?? true)
      .flatMap((runtime) => rowsOf(group, runtime))
  );
  console.log(tableOf(rows));
  console.log(`\n${summary(rows)}; ${machine()}; ${secondsSince(started)} s`);
  if (rows.some((row) => row.wrong)) process.exitCode = 1;
}

function bundle() {
  return build({
    entryPoints: ["test/bench/bench.ts"],
    outfile: BUNDLE,
    bundle: true,
    format: "esm",
    platform: "neutral",
    external: ["node:*"],
    target: "es2022",
    logLevel: "warning",
  });
}

function runtimesHere() {
  const deno = ["node_modules/deno/deno", "node_modules/deno/deno.exe"].find((f) => existsSync(f));
  const all = [
    { kind: "node", command: [process.execPath], gc: "--expose-gc" },
    deno && {
      kind: "deno",
      command: [deno, "run", "--no-config", "--allow-read=build", "--allow-write=build"],
      gc: "--v8-flags=--expose-gc",
    },
  ].filter(Boolean);
  const wanted = all.filter(({ kind }) => kind === (options.runtime ?? kind));
  if (wanted.length === 0) throw new Error(`Cannot find the runtime ${options.runtime}`);
  return wanted;
}

function groupsWanted() {
  return plan(options).filter(({ name }) => name.includes(options.only ?? ""));
}

/** Runs the processes of a group in turns and makes rows of what they say. */
function rowsOf(group, runtime) {
  const labels = Object.keys(group.series);
  const results = Object.fromEntries(labels.map((label) => [label, []]));
  if (group.before) runSeries(runtime, group.before);
  for (let i = 0; i < group.processes; i++) {
    for (const label of labels) {
      progress(`${group.name} on ${runtime.kind}: ${label} ${i + 1}/${group.processes}`);
      const args = group.series[label];
      results[label].push(runSeries(runtime, group.timed ? [...args, effort] : args, group.gc));
    }
  }
  progress("");
  return group.rows(results)
    .map((row) => ({ figure: group.name, runtime: runtime.kind, ...row }));
}

/** One process; whatever is wrong with data or results ends the run. */
function runSeries({ command: [command, ...before], gc }, args, wantsGc) {
  const flags = wantsGc ? [gc] : [];
  const { status, stdout, stderr } = spawnSync(command, [...before, ...flags, file, ...args], {
    encoding: "utf8",
  });
  if (status === 0) return JSON.parse(stdout);
  console.error(`\nCannot measure ${args.join(" ")}:\n${stderr}`);
  process.exit(1);
}

function progress(text) {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

function summary(rows) {
  const count = (verdict) => rows.filter((row) => row.verdict === verdict).length;
  return `${count("met")} bars met, ${count("MISSED")} missed`;
}

function machine() {
  return `Node ${process.version}, ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`;
}

function secondsSince(start) {
  return Math.round((performance.now() - start) / 1000);
}
