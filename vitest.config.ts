import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["{contract,server,app,tools,tests}/**/*.test.ts"],
		// As in playwright.config.ts: once more where the machine is shared.
		retry: process.env.CI ? 1 : 0,
		testTimeout: 30_000,
		hookTimeout: 120_000,
	},
});
