// Before all tests: the page is built. After them: what was made for them alone goes.

import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";

/** Where the large capture is. */
export const BIG_FOLDER = "build/big";

/** Called by vitest, and so is what it returns. */
export default function setup(): () => void {
  const args = ["run", "-A", "docs/inspector/build.ts", "build/inspector"];
  execFileSync("deno", args, { stdio: "inherit" });
  return () => rmSync(BIG_FOLDER, { recursive: true, force: true });
}
