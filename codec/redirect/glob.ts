/**
 * Whether names match a glob: `*` is anything within one label, `**` is one or more labels.
 *
 * Loops instead of a regular expression made from the glob: time is bounded by the product of both lengths.
 */
export function globMatcher(glob: string): (name: string) => boolean {
  // One or more labels are one label and then any number of them.
  const labels = glob.split(".").flatMap((label) => label === "**" ? ["*", label] : label);
  return (name) =>
    matches(labels, name.split("."), "**", (label, text) => matches(label, text, "*", Object.is));
}

/** When the rest does not match, only the last star has to take more: what earlier stars took may stay short. */
function matches(
  pattern: ArrayLike<string>,
  text: ArrayLike<string>,
  star: string,
  one: (pattern: string, text: string) => boolean,
): boolean {
  let at = 0;
  let afterStar = 0;
  let resume = 0;
  for (let i = 0; i < text.length;) {
    if (pattern[at] === star) {
      afterStar = ++at;
      resume = i;
    } else if (at < pattern.length && one(pattern[at]!, text[i]!)) {
      at++;
      i++;
    } else if (afterStar > 0) {
      at = afterStar;
      i = ++resume;
    } else return false;
  }
  while (pattern[at] === star) at++;
  return at === pattern.length;
}
