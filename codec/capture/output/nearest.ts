// Which of some words was meant by one that is none of them.

// A longer word is no slip of the hand.
const LONGEST = 40;
const SHOWN = 3;

/** The words that are closest to `text`, best first, at most three; none if none is close. */
export function nearest(text: string, words: Iterable<string>): readonly string[] {
  if (text.length > LONGEST) return [];
  const wanted = text.toLowerCase();
  const found: { word: string; far: number }[] = [];
  for (const word of words) {
    const far = farness(wanted, word.toLowerCase());
    if (far <= Math.max(1, wanted.length / 3)) found.push({ word, far });
  }
  return found.sort((a, b) => a.far - b.far).slice(0, SHOWN).map(({ word }) => word);
}

/** 0.5 for a beginning, else the number of letters to insert, delete, replace or swap. */
function farness(a: string, b: string): number {
  if (a.length > 1 && b.startsWith(a)) return 0.5;
  let [above, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, i) => i)];
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) next.push(stepTo(a, b, i, j, { above, row, next }));
    [above, row] = [row, next];
  }
  return row[b.length]!;
}

interface Rows {
  readonly above: readonly number[];
  readonly row: readonly number[];
  readonly next: readonly number[];
}

function stepTo(a: string, b: string, i: number, j: number, { above, row, next }: Rows): number {
  const isSame = a[i - 1] === b[j - 1];
  const best = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (isSame ? 0 : 1));
  const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwapped ? Math.min(best, above[j - 2]! + 1) : best;
}
