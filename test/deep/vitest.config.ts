import { defineConfig } from "vitest/config";

// The long versions of the tests in ../hostile, minutes instead of seconds: npm run test:deep.
export default defineConfig({
  test: {
    include: ["test/deep/*.deep.ts"],
    testTimeout: 3_600_000,
    maxWorkers: 2,
    disableConsoleIntercept: true, // so that progress shows while a test runs
  },
});
