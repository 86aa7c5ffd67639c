// Why a text is not of a form; thrown by the reader of that form, and seen by nobody but readText.

/** A place in a text. */
export interface Place {
  /** From 1. */
  readonly line: number;
  /** From 1: characters of the line. */
  readonly column: number;
}

/** How sure a reader is that the text was meant to be of its form. */
export type Claim =
  /** It may be anything. */
  | "none"
  /** It begins like one; another form may fit all the same. */
  | "begun"
  /** It is one, and broken: taking it for another would give wrong bytes. */
  | "certain";

/** The parts of a misfit that are not always the same. */
export interface Doubt {
  /** Default "none". */
  readonly claim?: Claim;
  /** What is there, as far as that is known. Default "something else". */
  readonly found?: string;
}

/** The first place that does not fit. */
export class Misfit extends Error {
  override readonly name = "Misfit";
  readonly place: Place;
  readonly what: string;
  readonly expected: string;
  readonly found: string;
  readonly claim: Claim;

  /** `what` is the form in words. */
  constructor(place: Place, what: string, expected: string, doubt: Doubt = {}) {
    super(expected);
    this.place = place;
    this.what = what;
    this.expected = expected;
    this.found = doubt.found ?? "something else";
    this.claim = doubt.claim ?? "none";
  }

  /** The same, by a reader that is surer now. */
  claiming(claim: Claim): Misfit {
    return new Misfit(this.place, this.what, this.expected, { found: this.found, claim });
  }
}

/** What to say is found at an index of a line. */
export function foundIn(line: string, at: number): string {
  return at < line.length ? "something else" : "the end of the line";
}
