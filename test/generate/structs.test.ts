import { describe, expect, it } from "vitest";
import { dataText, messageText, parse, refusal } from "./schema_text.ts";

/** A message, versions 0-3, whose common structs stand on lines 2, 3, … and whose fields follow. */
function withCommon(structs: string[], fields: string[] = []): string {
  const keys = '"type": "data", "validVersions": "0-3", "flexibleVersions": "none"';
  return messageText(`${keys}, "commonStructs": [\n${structs.join(",\n")}]`, fields);
}

const struct = (name: string, fields = "", versions = "0+") =>
  `{ "name": "${name}", "versions": "${versions}", "fields": [${fields}] }`;
const field = (name: string, type: string, more = "", versions = "0+") =>
  `{ "name": "${name}", "type": "${type}", "versions": "${versions}"${more} }`;
const inline = (name: string, type: string, fields = "", versions = "0+") =>
  field(name, type, `, "fields": [${fields}]`, versions);

describe("collectStructs()", () => {
  it("lists structs in the order of their first use, and unused ones last", () => {
    const text = withCommon(
      [struct("Unused"), struct("B", field("X", "[]C")), struct("C")],
      [inline("F", "A", field("G", "B")), field("H", "[]C"), inline("I", "[]D")],
    );
    expect([...parse(text).structs.keys()]).toEqual(["A", "B", "C", "D", "Unused"]);
  });

  it("gives an inline struct the versions of its field, and a common one its own", () => {
    const { structs } = parse(withCommon([struct("B", "", "1+")], [
      inline("F", "A", "", "2-7"),
      field("G", "B", "", "2"),
    ]));
    expect(structs.get("A")!.versions).toEqual({ lowest: 2, highest: 7 });
    expect(structs.get("B")!.versions).toEqual({ lowest: 1, highest: 32767 });
  });

  it("protocol 1.4: takes common structs in any order, forward references included", () => {
    const text = withCommon([struct("A", field("X", "B")), struct("B")], [field("F", "A")]);
    expect(refusal(text)).toBe("nothing");
  });

  it("protocol 1.8: takes a common struct that nothing uses, whatever its versions", () => {
    expect(refusal(withCommon([struct("A", field("X", "B"), "7+"), struct("B")]))).toBe("nothing");
    expect(refusal(withCommon(['{ "name": "A", "versions": "0+" }']))).toBe("nothing");
  });

  it("protocol V9: refuses an inline struct that is used twice", () => {
    const twice = (second: string) => refusal(dataText(inline("F", "S"), second));
    const found =
      'line 3: Cannot use field "G": expected a struct used once, or a common one, found S again';
    expect(twice(inline("G", "S"))).toBe(found);
    expect(twice(field("G", "[]S"))).toBe(found);
    expect(
      refusal(
        dataText(inline("F", "A", inline("X", "S")), inline("G", "B", `\n${inline("Y", "S")}`)),
      ),
    )
      .toBe(
        'line 4: Cannot use field "Y": expected a struct used once, or a common one, found S again',
      );
  });

  it("protocol V9: refuses a common struct twice, again inline, or in lower case", () => {
    expect(refusal(withCommon([struct("A"), struct("A")]))).toBe(
      'line 3: Cannot use struct "A": expected a name of its own, found that of another common struct',
    );
    expect(refusal(withCommon([struct("A")], [inline("F", "A")]))).toBe(
      'line 3: Cannot use field "F": expected no fields beside common struct A, found fields',
    );
    expect(refusal(withCommon([struct("a")]))).toBe(
      'line 2: Cannot use struct "a": expected a name of letters and digits, the first a capital, found "a"',
    );
  });

  it("protocol V9: refuses a struct that nothing defines", () => {
    expect(refusal(dataText(field("F", "[]S")))).toBe(
      'line 2: Cannot use field "F": expected fields or a common struct S, found neither',
    );
    expect(refusal(dataText(field("F", "S", ', "fields": null')))).toBe(
      'line 2: Cannot use field "F": expected fields or a common struct S, found neither',
    );
  });

  it("protocol 1.4: refuses an inline struct within a common one", () => {
    const found =
      'line 2: Cannot use field "X": expected a common struct within a common struct, found "B"';
    expect(refusal(withCommon([struct("A", inline("X", "B"))]))).toBe(found);
    expect(refusal(withCommon([struct("A", field("X", "B"))], [inline("F", "B")]))).toBe(found);
  });

  it("protocol 1.4: refuses a common struct without name or versions", () => {
    expect(refusal(withCommon(['{ "versions": "0+" }']))).toBe(
      "line 2: Cannot use struct: expected name, found none",
    );
    expect(refusal(withCommon(['{ "name": "A" }']))).toBe(
      'line 2: Cannot use struct "A": expected versions, found none',
    );
  });

  it("protocol 1.5: refuses fields where versions are only those of the tag", () => {
    const text = dataText(
      '{ "name": "F", "type": "S", "taggedVersions": "1+", "tag": 0, "fields": [] }',
    );
    expect(refusal(text)).toBe(
      'line 2: Cannot use field "F": expected versions beside fields, found only taggedVersions',
    );
  });

  it("protocol V10: refuses a struct within itself", () => {
    expect(refusal(withCommon([struct("A", field("X", "[]A"))]))).toBe(
      'line 2: Cannot use field "X": expected a struct that is not within itself, found A in A',
    );
    const mutual = [struct("A", field("X", "B")), struct("B", field("Y", "A"))];
    expect(refusal(withCommon(mutual, [field("F", "A")]))).toBe(
      'line 3: Cannot use field "Y": expected a struct that is not within itself, found A in A',
    );
    expect(refusal(dataText(field("F", "M")))).toBe(
      'line 2: Cannot use field "F": expected a struct that is not within itself, found M in M',
    );
  });

  it("protocol V10: refuses a common struct in versions that it does not have", () => {
    expect(refusal(withCommon([struct("A", "", "1+")], [field("F", "A")]))).toBe(
      'line 3: Cannot use field "F": expected only versions 1+ of struct A, found 0-3',
    );
    const nested = [struct("A", field("X", "B")), struct("B", "", "0-2")];
    expect(refusal(withCommon(nested, [field("F", "A")]))).toBe(
      'line 2: Cannot use field "X": expected only versions 0-2 of struct B, found 0-3',
    );
    // Versions that the message itself does not have do not matter.
    expect(refusal(withCommon([struct("A", "", "0-3")], [field("F", "A")]))).toBe("nothing");
  });

  it("protocol V10: refuses a struct in no version of what encloses it", () => {
    expect(refusal(dataText(inline("F", "A", "", "4+")))).toBe(
      'line 2: Cannot use field "F": expected some of the versions 0-3 that enclose it, found 4+',
    );
    const nested = inline("F", "A", `\n${inline("G", "[]B", "", "0-1")}`, "2+");
    expect(refusal(dataText(nested))).toBe(
      'line 3: Cannot use field "G": expected some of the versions 2-3 that enclose it, found 0-1',
    );
    expect(refusal(withCommon([struct("A", field("X", "B", "", "0")), struct("B")], [
      field("F", "A"),
    ]))).toBe("nothing");
    expect(
      refusal(withCommon([struct("A", field("X", "B", "", "0"), "1+"), struct("B")], [
        field("F", "A", "", "1+"),
      ])),
    ).toBe(
      'line 2: Cannot use field "X": expected some of the versions 1-3 that enclose it, found 0',
    );
  });

  it("limits how deep structs stand in each other", () => {
    const nest = (depth: number): string =>
      depth === 0 ? "" : inline("F", `S${depth}`, nest(depth - 1));
    expect(refusal(dataText(nest(16)))).toBe("nothing");
    expect(refusal(dataText(nest(17)))).toBe(
      'line 2: Cannot use field "F": expected at most 16 levels of structs, found one more',
    );
  });

  it("finds the limit quickly, however often structs use each other", () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, i) => {
        const next = `S${i + 1}`;
        const uses = Array.from({ length: 8 }, (_, use) => field(`X${use}`, next));
        return struct(`S${i}`, i + 1 < length ? uses.join() : "");
      });
    expect(refusal(withCommon(chain(16), [field("F", "S0")]))).toBe("nothing");
    expect(refusal(withCommon(chain(17), [field("F", "S0")]))).toContain("at most 16 levels");
    // Leaves first, so that no single descent is long.
    expect(refusal(withCommon(chain(5000).reverse()))).toContain("at most 16 levels");
  });
});
