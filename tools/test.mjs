// npm test: sets up what is missing, then runs every check and every test. The last line counts them.
// `npm test -- words` runs only the tests whose files contain those words.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
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
/** Milliseconds of each test file, summed over its tests, whatever ran beside it. */
const times = new Map();

const running = new Set();
let ended = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
	process.on(signal, () => {
		ended = true;
		for (const runner of running) runner.kill(signal);
	});
}

/** Runs one step; its output is printed as a whole when it ends, for others run beside it. */
function step(title, command, args, extra = {}) {
	if (ended) return Promise.resolve(false);
	return new Promise((resolve) => {
		const runner = spawn(command, args, {
			cwd: root,
			env: { ...env, ...extra },
			stdio: ["ignore", "pipe", "pipe"],
		});
		running.add(runner);
		let said = "";
		for (const stream of [runner.stdout, runner.stderr]) {
			stream.setEncoding("utf8").on("data", (text) => {
				said += text;
			});
		}
		const end = (good) => {
			running.delete(runner);
			console.log(`\n${title}\n${said.trimEnd()}`);
			resolve(good);
		};
		runner.on("error", (error) => {
			said += error.message;
			end(false);
		});
		runner.on("close", (code) => end(code === 0));
	});
}

function count(good) {
	if (good) passed += 1;
	else failed += 1;
}

/** A runner that leaves a report is counted test by test; one that crashes without a report is one failure. */
function countReport(file, good, read) {
	if (!existsSync(file)) return count(false);
	const counts = read(JSON.parse(readFileSync(file, "utf8")));
	passed += counts.passed;
	failed += counts.failed;
	if (!good && counts.failed === 0) failed += 1;
}

function addTime(file, milliseconds) {
	times.set(file, (times.get(file) ?? 0) + milliseconds);
}

async function checks() {
	if (only.length > 0) return;
	count(await step("Rules of the code (biome)", "biome", ["ci", "--error-on-warnings", "."]));
	count(await step("Types (tsc)", "tsc", ["--noEmit", "-p", "."]));
	count(await step("Nothing unused (knip)", "knip", []));
}

async function rooms() {
	const report = join(reports, "vitest.json");
	const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const good = await step("The rooms (vitest)", "vitest", [...args, "--passWithNoTests", ...only], browser);
	countReport(report, good, (results) => {
		for (const { name, startTime, endTime } of results.testResults) {
			addTime(relative(root, name), endTime - startTime);
		}
		const suites = results.numFailedTestSuites && !results.numFailedTests ? results.numFailedTestSuites : 0;
		return { passed: results.numPassedTests, failed: results.numFailedTests + suites };
	});
}

async function site() {
	const report = join(reports, "playwright.json");
	const args = ["test", "--pass-with-no-tests", "--reporter=dot,json", ...only];
	const settings = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
	const good = await step("The site in a browser (playwright)", "playwright", args, settings);
	countReport(report, good, ({ suites, stats }) => {
		const addSuite = ({ specs = [], suites: inner = [] }) => {
			for (const { file, tests } of specs) {
				for (const { duration } of tests.flatMap(({ results }) => results)) {
					addTime(join("tests", file), duration);
				}
			}
			inner.forEach(addSuite);
		};
		suites.forEach(addSuite);
		return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
	});
}

// The browser tests use one and a half cores; checks and unit tests run on the rest.
await Promise.all([site(), checks().then(rooms)]);

const slowestFirst = [...times].sort(([, one], [, other]) => other - one);
console.log("\nSeconds of each file, the slowest first");
for (const [file, milliseconds] of slowestFirst) {
	console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)}  ${file}`);
}

if (ended) failed += 1;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
