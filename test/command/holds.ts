/** Whether a text holds the secret, as it is, in hex, in base64 at any alignment, or as a list of numbers. */
export function holds(text: string, secret: string): boolean {
  const bytes = [...new TextEncoder().encode(secret)];
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0"));
  const base64 = [0, 1, 2].map((before) =>
    btoa(" ".repeat(before) + secret).replace(/=+$/, "").slice(before === 0 ? 0 : 4, -1)
  );
  const forms = [secret, hex.join(""), hex.join(" "), bytes.join(","), bytes.join(", "), ...base64];
  return forms.some((form) => text.includes(form));
}
