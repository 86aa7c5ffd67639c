// What `npm run bench` measures, and the bars it holds it to. A group is a set of series that are compared; its
// processes take turns, so that all of them see the same machine.

import { duration, fixed, median } from "./table.mjs";

const S = "Metadata S v12";
const M = "Metadata M v12";
const HUNDRED = "DescribeConfigs x100 v4";

/** The groups, in the order of the table. */
export function plan({ quick, long }) {
  const few = quick ? 1 : 3;
  return [
    withYardstick(M, quick ? 3 : 5),
    withYardstick(S, few),
    decoded("DescribeConfigs x1 v4", few),
    decoded(HUNDRED, few),
    decoded("ApiVersions v3", few),
    ...(quick ? [] : [decoded("Metadata M v9", few), decoded("Metadata M v6", few)]),
    ...(long ? [withYardstick("Metadata L v12", few)] : []),
    pretenuring("fresh process", "plain", quick ? 2 : 6),
    pretenuring("after other messages", "mixed", quick ? 2 : 6),
    encoded(M, few),
    encoded(HUNDRED, few),
    hostile(few),
    retained(M, 5.8, few),
    retained(HUNDRED, 3.5, few),
    segments(quick ? 1 : 3),
    flat(),
    captures("A", quick ? "50" : "200", few),
    captures("B", quick ? "50" : "200", few),
    ...(quick ? [] : [capturesFlat()]),
    connection(few),
    tick(few),
  ];
}

function withYardstick(name, processes) {
  return {
    name: `decode ${name}`,
    processes,
    timed: true,
    series: { wire: ["decode", "wire", name], yardstick: ["decode", "yardstick", name] },
    rows: ({ wire, yardstick }) => [
      { ...timed(wire), ...slowerThan(yardstick, wire, "yardstick", 1.3) },
      { figure: "· yardstick", ...timed(yardstick) },
    ],
  };
}

function decoded(name, processes) {
  return {
    name: `decode ${name}`,
    processes,
    timed: true,
    series: { wire: ["decode", "wire", name] },
    rows: ({ wire }) => [timed(wire)],
  };
}

function encoded(name, processes) {
  return {
    name: `encode ${name}`,
    processes,
    timed: true,
    series: {
      plain: ["encode", "wire", "plain", name],
      naive: ["encode", "naive", "plain", name],
      dirty: ["encode", "wire", "dirty", name],
      dirtyNaive: ["encode", "naive", "dirty", name],
      refused: ["encode", "wire", "refused", name],
    },
    rows: ({ plain, naive, dirty, dirtyNaive, refused }) => [
      { ...timed(plain), ...fasterThan(naive, plain, 5) },
      { figure: "· doubles and ropes", ...timed(dirty), ...fasterThan(dirtyNaive, dirty, 5) },
      { figure: "· after refused values", ...timed(refused), ...fasterThan(naive, refused, 5) },
      { figure: "· naive", ...timed(naive) },
      { figure: "· naive, doubles and ropes", ...timed(dirtyNaive) },
    ],
  };
}

/** The trap is one of V8 11: later versions do not fall into it. */
function pretenuring(title, before, processes) {
  return {
    name: `pretenuring, ${title}`,
    processes,
    runtimes: ["node"],
    series: { all: ["pretenuring", before] },
    rows: ({ all }) => {
      const caught = all.filter((one) => one.caught).length;
      return [{
        result: `${caught} of ${processes} caught`,
        each: all.map(({ v12, v9 }) => fixed(v9 / v12, 2)).join(" "),
        ...barred("<= 1 in 3", 3 * caught <= processes),
      }];
    },
  };
}

function hostile(processes) {
  return {
    name: "hostile",
    processes,
    series: { all: ["hostile"] },
    rows: ({ all }) => {
      const times = all.map(({ bomb }) => bomb);
      const row = { result: duration(median(times)), each: eachOf(times) };
      return [
        {
          figure: "12 bytes announce 3e8 elements",
          ...row,
          ...barred("< 5 ms", median(times) < 5000),
        },
        { figure: "truncations of S refused", ...counted(all.map((one) => one.truncations)) },
        { figure: "frame sizes refused on 4th byte", ...counted(all.map((one) => one.sizes)) },
      ];
    },
  };
}

function retained(name, most, processes) {
  return {
    name: `heap ${name}`,
    processes,
    gc: true,
    series: { all: ["heap", name] },
    rows: ({ all }) => [{
      result: `${fixed(median(all), 2)} B/B`,
      each: all.map((value) => fixed(value, 2)).join(" "),
      ...barred(`<= ${most}`, median(all) <= most),
    }],
  };
}

/** Records of 1 KiB, not compressed: a reader can hardly be faster than the checksum. */
function segments(processes) {
  return {
    name: "segment",
    processes,
    series: { read: ["segment", "read", "256"], crc: ["segment", "crc", "256"] },
    rows: ({ read, crc }) => {
      const [reading, checking] = [read, crc].map((all) => all.map(({ speed }) => speed));
      const share = fixed(100 * median(reading) / median(checking), 0);
      return [
        { ...perSecond(reading), ratio: `${share} % of the checksum` },
        { figure: "· CRC-32C alone", ...perSecond(checking) },
      ];
    },
  };
}

/** What a log of 100 MiB and one of 1 GiB take of the memory. */
function flat() {
  return {
    name: "segment, memory",
    processes: 1,
    gc: true,
    series: { small: ["segment", "read", "100"], large: ["segment", "read", "1024"] },
    rows: ({ small: [small], large: [large] }) => {
      const more = large.memory - small.memory;
      return [{
        result: `${fixed(large.memory, 1)} MiB at 1 GiB`,
        ratio: `${fixed(more, 1)} MiB more than at 100 MiB`,
        ...barred("<= 20 MiB", more <= 20),
      }];
    },
  };
}

/** The goals of capture.md 5.7, MB of the capture a second; and tshark, where it is installed. */
function captures(kind, megabytes, processes) {
  const goals = kind === "A"
    ? { objects: 25, ndjson: 10, headers: 80 }
    : { objects: 35, ndjson: 10 };
  const works = Object.keys(goals);
  const forms = ["filter", "json"];
  return {
    name: `capture ${kind}`,
    processes,
    runtimes: ["node"],
    before: ["writeCapture", kind, megabytes],
    series: Object.fromEntries([
      ...works.map((work) => [work, ["capture", kind, work]]),
      ...forms.map((form) => [form, ["tshark", kind, form]]),
    ]),
    rows: (all) => [
      ...works.map((work) => captureRow(kind, work, all, goals[work])),
      ...forms.filter((form) => all[form][0] > 0)
        .map((form) => ({ figure: `· tshark, ${form}`, ...perSecond(all[form], 1) })),
    ],
  };
}

function captureRow(kind, work, all, goal) {
  const speeds = all[work].map(({ speed }) => speed);
  const times = median(speeds) / median(all.json);
  const tshark = Number.isFinite(times) ? `, ${fixed(times, 0)} × tshark` : "";
  const ratio = work === "ndjson" ? `output ${fixed(all[work][0].output, 1)} × input${tshark}` : "";
  const bar = barred(`>= ${goal} MB/s`, median(speeds) >= goal);
  return { figure: `capture ${kind}, ${work}`, ...perSecond(speeds), ratio, ...bar };
}

const INPUTS = 3; // of one operation: a response, a request, a flush

/** Five requests in flight all the time. The loop alone makes the same inputs and hands them to nobody. */
function connection(processes) {
  return {
    name: "connection, 5 in flight",
    processes,
    timed: true,
    series: { machine: ["machine", "connection"], loop: ["machine", "nothing"] },
    rows: ({ machine, loop }) => {
      const each = machine.map((one) => INPUTS / one.median);
      return [{
        result: `${fixed(median(each), 2)} M inputs/s`,
        ratio: `${fixed(ratioOf(machine, loop), 0)} × the loop alone`,
        each: each.map((speed) => fixed(speed, 2)).join(" "),
        ...barred(">= 1 M/s", median(each) >= 1),
      }];
    },
  };
}

/** A tick that comes early. */
function tick(processes) {
  return {
    name: "connection, early tick",
    processes,
    gc: true,
    series: { heap: ["tickHeap"], time: ["machine", "tick", TICK_EFFORT] },
    rows: ({ heap, time }) => [{
      result: duration(median(time.map((one) => one.median))),
      ratio: `${fixed(median(heap), 3)} B each`,
      ...barred("allocates nothing", median(heap) < 0.05),
    }],
  };
}

const TICK_EFFORT = JSON.stringify({ warm: 300, batches: 7 });

/** Resident memory while 1 GB is read. */
function capturesFlat() {
  return {
    name: "capture, memory",
    processes: 1,
    runtimes: ["node"],
    before: ["writeCapture", "A", "1000"],
    series: { all: ["capture", "A", "objects"] },
    rows: ({ all: [{ resident, residentEarly }] }) => [{
      result: `${fixed(resident, 0)} MB at 1 GB`,
      ratio: `${fixed(residentEarly, 0)} MB at 200 MB`,
      ...barred("<= 150 MB", resident <= 150),
    }],
  };
}

function perSecond(speeds, digits = 0) {
  return {
    result: `${fixed(median(speeds), digits)} MB/s`,
    each: speeds.map((speed) => fixed(speed, digits)).join(" "),
  };
}

function timed(timings) {
  const medians = timings.map((one) => one.median);
  return {
    result: duration(median(medians)),
    min: duration(Math.min(...timings.map((one) => one.min))),
    each: eachOf(medians),
  };
}

/** All of them, in the unit of their median. */
function eachOf(times) {
  const unit = duration(median(times)).split(" ")[1];
  return times.map((time) => duration(time, unit).split(" ")[0]).join(" ");
}

function slowerThan(reference, subject, name, most) {
  const ratio = ratioOf(subject, reference);
  return { ratio: `${fixed(ratio, 2)} × ${name}`, ...barred(`<= ${most}`, ratio <= most) };
}

function fasterThan(reference, subject, least) {
  const ratio = ratioOf(reference, subject);
  return { ratio: `naive / ${fixed(ratio, 1)}`, ...barred(`>= ${least}`, ratio >= least) };
}

/** Neighbours are compared, since the machine may be slower later. */
function ratioOf(above, below) {
  return median(above.map((one, i) => one.median / below[i].median));
}

function counted(texts) {
  const complete = texts.every((text) => text.split(" of ")[0] === text.split(" of ")[1]);
  return { result: texts[0], ...barred("all", complete), wrong: !complete };
}

function barred(bar, met) {
  return { bar, verdict: met ? "met" : "MISSED" };
}
