import { defineConfig } from "vitest/config";

// Tests that need Java and Maven: npm run test:interop.
export default defineConfig({
  test: {
    include: ["test/interop/*.interop.ts"],
    testTimeout: 120_000,
    hookTimeout: 600_000,
    maxWorkers: 1,
  },
});
