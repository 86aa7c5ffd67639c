import { defineConfig } from "vitest/config";

// The inspector page in a real browser: npm run test:browser.
export default defineConfig({
  test: {
    include: ["test/browser/*.browser.ts"],
    globalSetup: ["test/browser/build_page.ts"],
    testTimeout: 120_000,
    maxWorkers: 1,
  },
});
