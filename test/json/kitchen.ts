// The two schemas of protocol 8.2 and 8.3 as shapes, with the value that 8.2 calls A.
import type { Shape } from "../../codec/json/mod.ts";

export const kitchen: Shape = {
  name: "Kitchen",
  minVersion: 0,
  maxVersion: 2,
  fields: [
    { name: "flag", type: "bool", versions: [0, 32767] },
    { name: "i8", type: "int8", versions: [0, 32767] },
    { name: "i16", type: "int16", versions: [0, 32767] },
    { name: "u16", type: "uint16", versions: [0, 32767] },
    { name: "i32", type: "int32", versions: [0, 32767] },
    { name: "u32", type: "uint32", versions: [0, 32767] },
    { name: "i64", type: "int64", versions: [0, 32767] },
    { name: "f64", type: "float64", versions: [0, 32767] },
    { name: "id", type: "uuid", versions: [0, 32767] },
    { name: "s", type: "string", versions: [0, 32767] },
    { name: "nS", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "oldS", type: "string", versions: [0, 32767], nullable: [0, 32767] },
    { name: "b", type: "bytes", versions: [0, 32767] },
    { name: "nB", type: "bytes", versions: [0, 32767], nullable: [0, 32767] },
    { name: "aI", type: "int32", array: true, versions: [0, 32767] },
    { name: "nAS", type: "string", array: true, versions: [0, 32767], nullable: [0, 32767] },
    {
      name: "st",
      type: "struct",
      versions: [0, 32767],
      struct: { fields: [{ name: "x", type: "int16", versions: [0, 32767] }] },
    },
    {
      name: "nSt",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      struct: { fields: [{ name: "y", type: "int16", versions: [0, 32767] }] },
    },
    { name: "late", type: "int32", versions: [2, 32767], default: 7 },
    { name: "lateIgn", type: "int32", versions: [2, 32767], default: 8, ignorable: true },
  ],
};

export const valueA = {
  flag: true,
  i8: -2,
  i16: -300,
  u16: 65535,
  i32: -2,
  u32: 4000000000,
  i64: -5n,
  f64: 12.34,
  id: "EBESExQVFhcYGRobHB0eHw",
  s: "aé",
  nS: null,
  oldS: "ab",
  b: Uint8Array.of(1, 2, 3),
  nB: null,
  aI: [1, -1],
  nAS: ["a", ""],
  st: { x: 258 },
  nSt: null,
  late: 7,
  lateIgn: 8,
};

export const jsonA =
  '{"flag":true,"i8":-2,"i16":-300,"u16":65535,"i32":-2,"u32":4000000000,"i64":-5,"f64":12.34,' +
  '"id":"EBESExQVFhcYGRobHB0eHw","s":"aé","nS":null,"oldS":"ab","b":"AQID","nB":null,' +
  '"aI":[1,-1],"nAS":["a",""],"st":{"x":258},"nSt":null}';

const x = { fields: [{ name: "x", type: "int16", versions: [0, 32767] }] } as const;

export const tags: Shape = {
  name: "Tags",
  minVersion: 0,
  maxVersion: 1,
  fields: [
    { name: "a", type: "int8", versions: [0, 32767] },
    {
      name: "t0",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
    },
    { name: "t1", type: "int32", versions: [0, 32767], tagged: [0, 32767], default: -1 },
    { name: "t2", type: "int32", array: true, versions: [1, 32767], tagged: [1, 32767] },
    {
      name: "t3",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      default: null,
      struct: x,
    },
    { name: "t4", type: "struct", versions: [0, 32767], tagged: [0, 32767], struct: x },
    {
      name: "t5",
      type: "string",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
    },
    { name: "t6", type: "bool", versions: [0, 32767], tagged: [0, 32767], default: true },
    {
      name: "t7",
      type: "struct",
      versions: [0, 32767],
      nullable: [0, 32767],
      tagged: [0, 32767],
      struct: x,
    },
    { name: "t8", type: "float64", versions: [0, 32767], tagged: [0, 32767] },
    { name: "t9", type: "bytes", versions: [0, 32767], nullable: [0, 32767], tagged: [0, 32767] },
    { name: "t10", type: "uuid", versions: [0, 32767], tagged: [0, 32767] },
  ],
};

export const defaultTags = {
  a: 0,
  t0: null,
  t1: -1,
  t2: [],
  t3: null,
  t4: { x: 0 },
  t5: "",
  t6: true,
  t7: { x: 0 },
  t8: 0,
  t9: new Uint8Array(0),
  t10: "AAAAAAAAAAAAAAAAAAAAAA",
};

/** Record batches, arrays of everything, structs in structs. */
export const fetched: Shape = {
  name: "Fetched",
  minVersion: 2,
  maxVersion: 5,
  fields: [
    {
      name: "topics",
      type: "struct",
      array: true,
      versions: [0, 32767],
      struct: {
        fields: [
          { name: "name", type: "string", versions: [0, 32767] },
          {
            name: "partitions",
            type: "struct",
            array: true,
            versions: [0, 32767],
            struct: {
              fields: [
                { name: "offset", type: "int64", versions: [0, 32767], default: -1n },
                { name: "records", type: "records", versions: [0, 32767], nullable: [0, 4] },
              ],
            },
          },
        ],
      },
    },
    { name: "old", type: "bytes", array: true, versions: [0, 2] },
    { name: "only", type: "bool", versions: [3, 3], nullable: [0, 1] },
  ],
};

/** The message of what `run` throws, with the class that threw it. */
export function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof Error) return `${error.name}: ${error.message}`;
  }
  return "nothing thrown";
}
