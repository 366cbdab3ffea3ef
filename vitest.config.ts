import { defineConfig } from "vitest/config";

const isLong = process.env.TEST_LONG === "1";

/** `npm test` looks at each promise once; `npm run test:long` at every combination, and at what wears a server out (tests/README.md). */
export default defineConfig({
	test: {
		include: ["{contract,server,app,tools,tests}/**/*.test.ts", ...(isLong ? ["tests/long/*.long.ts"] : [])],
		globalSetup: "tests/support/global-setup.ts",
		maxWorkers: 2,
		// A worker loads the product once, not once a file: a third of the CPU of all. A file leaves nothing in a module for the next.
		isolate: false,
		bail: isLong ? 0 : 10,
		// Limits for what hangs; a busy machine never meets them.
		testTimeout: isLong ? 900_000 : 180_000,
		hookTimeout: isLong ? 900_000 : 180_000,
		expect: { poll: { timeout: 60_000 } },
	},
});
