import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Progress } from "../kit/progress.ts";
import { equivalent } from "../mutants/equivalent.ts";
import { type Mutant, mutantsOf } from "../mutants/mutant.ts";
import { namedMutants } from "../mutants/named.ts";
import { noticed, type Suite, suiteOf } from "../mutants/suite.ts";

const EXPLORER: Suite = {
  name: "explorer",
  files: ["test/explore/explore.test.ts", "test/explore/explore.node.test.ts"],
  mostSeconds: 240,
};

const CONNECTION = suiteOf("connection", 60, "test/connection", "test/machine");

const CLUSTER = suiteOf("cluster", 120, "test/cluster");

/** Which tests are asked about the faults of a room, the cheapest first. */
const rooms: Readonly<Record<string, readonly Suite[]>> = {
  machine: [suiteOf("machine", 15, "test/machine"), CONNECTION, EXPLORER],
  redirect: [suiteOf("redirect", 20, "test/redirect"), CONNECTION],
  connection: [CONNECTION, EXPLORER, CLUSTER],
  cluster: [CLUSTER],
};

mkdirSync("build/mutants", { recursive: true });

function read(file: string): string {
  return readFileSync(file, "utf8");
}

function mutantsIn(folder: string): Mutant[] {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  return files.toSorted().flatMap((name) =>
    mutantsOf(`${folder}/${name}`, read(`${folder}/${name}`))
  );
}

const LANES = 2;

/** Those that no suite notices. */
async function survivors(what: string, mutants: readonly Mutant[]): Promise<string[]> {
  const progress = new Progress(`J.7 ${what}`);
  const killers = new Map<string, number>();
  const alive: string[] = [];
  const waiting = mutants.values();
  const lane = async (_: unknown, n: number) => {
    for (const mutant of waiting) {
      const killer = await killerOf(mutant, `build/mutants/${what}_${n}.mjs`);
      if (killer) killers.set(killer, (killers.get(killer) ?? 0) + 1);
      else alive.push(mutant.name);
      progress.at([...killers.values()].reduce((a, b) => a + b, alive.length));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  const by = [...killers].map(([name, n]) => `${n} by ${name}`).join(", ");
  progress.end(`of ${mutants.length} mutants killed: ${by};`);
  return alive;
}

async function killerOf(mutant: Mutant, outfile: string): Promise<string | undefined> {
  const room = mutant.file.split("/")[1]!;
  for (const suite of rooms[room]!) {
    if (await noticed(mutant, suite, outfile)) return suite.name;
  }
  return undefined;
}

function isEquivalent({ name }: Mutant): boolean {
  return Object.keys(equivalent).some((end) => name.endsWith(end));
}

describe("connection J.7, deep: mutants", () => {
  it("connection J.7: without a mutant, the suites notice nothing", async () => {
    for (const suite of new Set([...Object.values(rooms).flat()])) {
      expect(await noticed(undefined, suite, "build/mutants/none.mjs")).toBeUndefined();
    }
  });
  it("connection J.7: mutants with names are killed", async () => {
    expect(await survivors("named", namedMutants(read))).toEqual([]);
  });
  for (const room of Object.keys(rooms)) {
    it(`connection J.7: a comparison flipped or a timer dropped in ${room}`, async () => {
      const mutants = mutantsIn(`codec/${room}`);
      expect(await survivors(room, mutants.filter((one) => !isEquivalent(one)))).toEqual([]);
    });
  }
  it("connection J.7: those that change nothing are still there", () => {
    const names = Object.keys(rooms).flatMap((room) => mutantsIn(`codec/${room}`))
      .map(({ name }) => name);
    const gone = Object.keys(equivalent).filter((end) => !names.some((name) => name.endsWith(end)));
    expect(gone).toEqual([]);
  });
});
