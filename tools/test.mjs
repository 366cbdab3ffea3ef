// npm test: sets up what is missing, then runs every check and every test. The last line counts them.
// `npm test -- words` runs only the tests whose files hold those words.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, chromium, env, install, root } from "./setup.mjs";

install();
build();
const browser = { CHROMIUM: chromium(), NODE_ENV: "test" };

const only = process.argv.slice(2);
const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;

function step(title, command, args, extra = {}) {
	console.log(`\n${title}`);
	const { status } = spawnSync(command, args, { cwd: root, env: { ...env, ...extra }, stdio: "inherit" });
	return status === 0;
}

function count(good) {
	if (good) passed += 1;
	else failed += 1;
}

/** A runner that leaves a report of its own is counted test by test; one that dies without is one failure. */
function countReport(file, good, read) {
	if (!existsSync(file)) return count(false);
	const counts = read(JSON.parse(readFileSync(file, "utf8")));
	passed += counts.passed;
	failed += counts.failed;
	if (!good && counts.failed === 0) failed += 1;
}

if (only.length === 0) {
	count(step("Rules of the code (biome)", "biome", ["ci", "--error-on-warnings", "."]));
	count(step("Types of the routes", "react-router", ["typegen"]));
	count(step("Types (tsc)", "tsc", ["--noEmit", "-p", "."]));
	count(step("Nothing unused (knip)", "knip", []));
}

const vitestReport = join(reports, "vitest.json");
countReport(
	vitestReport,
	step(
		"The rooms (vitest)",
		"vitest",
		[
			"run",
			"--reporter=default",
			"--reporter=json",
			`--outputFile.json=${vitestReport}`,
			"--passWithNoTests",
			...only,
		],
		browser,
	),
	(report) => ({
		passed: report.numPassedTests,
		failed:
			report.numFailedTests +
			(report.numFailedTestSuites && !report.numFailedTests ? report.numFailedTestSuites : 0),
	}),
);

const playwrightReport = join(reports, "playwright.json");
countReport(
	playwrightReport,
	step("The site in a browser (playwright)", "playwright", ["test", "--pass-with-no-tests", ...only], {
		...browser,
		PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
	}),
	({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
);

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
