// What one process of `npm run bench` does: one series, named by its arguments. It prints one line of JSON.
// Bundled to build/bench.mjs, so that every runtime measures the same file.

import process from "node:process";
import { prepare } from "./bodies.ts";
import { capture, type CaptureWork, tsharkSpeed, writeCapture } from "./capture.ts";
import { heap } from "./heap.ts";
import { hostile } from "./hostile.ts";
import { machine, tickHeap, type Who } from "./machine.ts";
import { pretenuring } from "./pretenuring.ts";
import { segment } from "./segment.ts";
import { decode, encode } from "./speed.ts";

const all: Record<string, (...args: string[]) => unknown> = {
  prepare,
  decode,
  encode,
  pretenuring,
  hostile,
  heap,
  machine: (who, effort) => machine(who as Who, effort!),
  tickHeap,
  capture: (kind, work) => capture(kind as "A" | "B", work as CaptureWork),
  tshark: (kind, form) => tsharkSpeed(kind as "A" | "B", form as "filter" | "json"),
  writeCapture: (kind, megabytes) => writeCapture(kind as "A" | "B", megabytes!),
  segment: (how, megabytes) => segment(how as "read" | "crc", megabytes!),
};

const [series = "", ...args] = process.argv.slice(2);
console.log(JSON.stringify(await all[series]!(...args)));
