// What a link holds after "#": "q=" a request, "a=" an answer, both frames in base64url.

/** The frames as the text of a followed stream, answers behind a tab; undefined if there are none. */
export function textOfFragment(hash: string): string | undefined {
  const parts = new URLSearchParams(hash.replace(/^#/, ""));
  const lines = [hexOf(parts.get("q"), ""), hexOf(parts.get("a"), "\t")];
  const found = lines.filter((line) => line !== undefined);
  return found.length === 0 ? undefined : found.join("\n");
}

function hexOf(base64url: string | null, indent: string): string | undefined {
  if (base64url === null || !/^[\w-]+$/.test(base64url)) return undefined;
  try {
    const text = atob(base64url.replace(/-/g, "+").replace(/_/g, "/"));
    const pairs = Array.from(text, (c) => c.charCodeAt(0).toString(16).padStart(2, "0"));
    return indent + pairs.join("");
  } catch {
    return undefined;
  }
}
