import { defineConfig } from "vitest/config";

export default defineConfig({
	test: {
		include: ["{contract,server,app,tools,tests}/**/*.test.ts"],
		testTimeout: 60_000,
		// As in playwright.config.ts: busy cores may keep a server from a moment's work; npm test names what passed only at the second try.
		retry: 1,
		hookTimeout: 120_000,
	},
});
