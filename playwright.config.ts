import { defineConfig } from "@playwright/test";

/** Flags that keep Chromium from calling home, and let it run as root in a container. */
const args = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

export default defineConfig({
	testDir: "tests",
	testMatch: "**/*.spec.ts",
	outputDir: "test-results/playwright",
	fullyParallel: true,
	workers: 2,
	// Where the machine is shared, a browser may be kept waiting beyond reason once; the report names such a test as flaky.
	retries: process.env.CI ? 1 : 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [["line"], ["json"]],
	use: {
		launchOptions: { args, executablePath: process.env.CHROMIUM },
	},
});
