import { defineConfig } from "vitest/config";

/** What takes minutes (npm run test:long): one file after the other, for each wants the machine to itself. */
export default defineConfig({
	test: {
		include: ["tests/long/*.long.ts"],
		fileParallelism: false,
		testTimeout: 300_000,
		hookTimeout: 120_000,
	},
});
