import { formatPath, type Path } from "../wire/mod.ts";

/**
 * This text is not the JSON of that message.
 *
 * Holds structural facts only: no piece of the text and no value, so that it can be logged.
 *
 * @example
 * ```ts
 * import { JsonError, parseJson, type Shape } from "kafka-wire/json";
 * const shape: Shape = {
 *   name: "Ping",
 *   minVersion: 0,
 *   maxVersion: 0,
 *   fields: [{ name: "count", type: "int8", versions: [0, 32767] }],
 * };
 * try {
 *   parseJson(shape, '{"count":128}', 0);
 *   throw new Error("Cannot match the example: expected a JsonError");
 * } catch (error) {
 *   if (!(error instanceof JsonError) || error.offset !== 9) throw error;
 *   console.log(error.message, error.path);
 * }
 * ```
 */
export class JsonError extends Error {
  /** Always "JsonError". */
  override readonly name = "JsonError";
  /** The field that could not be read; of text that is no JSON at all, the field it was found in. */
  readonly path: Path;
  /** UTF-16 units from the start of the text; undefined if it is not the text that is wrong. */
  readonly offset: number | undefined;
  /** What should be there. */
  readonly expected: string;
  /** The kind of what is there. */
  readonly found: string;

  /** Builds the sentence from the four facts and the name of what was parsed. */
  constructor(
    what: string,
    path: Path,
    offset: number | undefined,
    expected: string,
    found: string,
  ) {
    const place = formatPath([what, ...path]) +
      (offset === undefined ? "" : ` at character ${offset}`);
    super(`Cannot parse ${place}: expected ${expected}, found ${found}`);
    this.path = path;
    this.offset = offset;
    this.expected = expected;
    this.found = found;
  }
}
