import { defineConfig } from "@playwright/test";
import { chromium } from "./tools/setup.mjs";

/** Flags that keep Chromium from calling home, and let it run as root in a container. */
const args = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
	// Two cores are shared by two browsers and a server: threads and a process more only wait for each other, and no page lives long
	// enough for an optimising compiler. Together a fifth of the processor's time.
	"--in-process-gpu",
	"--num-raster-threads=1",
	"--js-flags=--no-opt --no-maglev --single-threaded",
	// Widths of letters as on a phone; the headless shell alone would round them to whole pixels.
	"--font-render-hinting=none",
];

export default defineConfig({
	testDir: "tests",
	testMatch: "**/*.spec.ts",
	outputDir: "test-results/playwright",
	fullyParallel: true,
	globalSetup: "tests/support/global-setup.ts",
	workers: 2,
	maxFailures: process.env.TEST_LONG === "1" ? 0 : 10,
	// Limits for what hangs; a busy machine never meets them.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	reporter: "line",
	use: {
		actionTimeout: 30_000,
		// Keeping pages for later (tests/pages/offline.spec.ts) would ask for some 70 files in every test.
		serviceWorkers: "block",
		launchOptions: { args, executablePath: process.env.FASTEST_CHROMIUM ?? chromium().fastest },
	},
});
