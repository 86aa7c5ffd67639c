import { defineConfig } from "vitest/config";
import { alias } from "../kit/alias.ts";

// Tests that need Java and Maven: npm run test:interop.
export default defineConfig({
  resolve: { alias },
  test: {
    include: ["test/interop/*.interop.ts"],
    testTimeout: 120_000,
    hookTimeout: 600_000,
    maxWorkers: 1,
  },
});
