// The two messages that the samples of texts hold, and a short form of what is read.

import { readText } from "../../codec/capture/text/read_text.ts";
import { UnknownTextError } from "../../codec/capture/text/unknown_text.ts";
import { bytesOf, hexOf } from "../kit/hex.ts";

/** ApiVersions v5 of Kafka's Java client, as recorded in test/captures/startup-stream-37.txt. */
export const REQUEST: Uint8Array = bytesOf(
  "0000002a 0012 0005 0000000d 0001 31 00 12 6170616368652d6b61666b612d6a617661 06 342e342e30 00 ffffffff 00",
);

/** What a broker that does not know version 5 answers. */
export const RESPONSE: Uint8Array = bytesOf("0000000a 0000000d 0023 00000000");

const NAMES: Readonly<Record<string, string>> = {
  [hexOf(REQUEST)]: "request",
  [hexOf(RESPONSE)]: "response",
};

/** The pieces of a text, each "side: name" or "side: digits", behind the form. */
export function pieces(text: string): readonly string[] {
  const { form, what, pieces } = readText(text);
  const told = pieces.map(({ side, bytes }) => `${side}: ${NAMES[hexOf(bytes)] ?? hexOf(bytes)}`);
  return [`${form}, ${what}`, ...told];
}

/** The message of the error that a text is refused with. */
export function refusal(text: string): string {
  try {
    readText(text);
  } catch (error) {
    if (error instanceof UnknownTextError) return error.message;
    throw error;
  }
  throw new Error("Cannot be refused: the text was read");
}
