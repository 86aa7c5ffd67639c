// TCP numbers bytes modulo 2³². A *position* does not wrap: it is such a number plus a multiple of 2³².

/** How far the number `a` is ahead of `b`, −2³¹ to 2³¹ − 1: serial arithmetic (RFC 1982). */
export function ahead(a: number, b: number): number {
  return (a - b) | 0;
}

/** The position of number `seq` that is nearest to the position `near`. */
export function positionOf(seq: number, near: number): number {
  return near + ((seq - near) | 0);
}
