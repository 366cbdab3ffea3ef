// npm test: sets up what is missing, then runs every check and every test. It ends with what failed, and the last line counts.
// `npm test -- words` runs only the tests whose files contain those words.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { isAbsolute, join, relative } from "node:path";
import {
	failuresOfPlaywright,
	failuresOfVitest,
	secondTriesOfPlaywright,
	secondTriesOfVitest,
} from "./failures.mjs";
import { build, chromium, env, install, root } from "./setup.mjs";

install();
build();
const { whole, fastest } = chromium();
const browser = { CHROMIUM: whole, FASTEST_CHROMIUM: fastest, NODE_ENV: "test" };

const only = process.argv.slice(2);
const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;
/** Milliseconds of each test file, summed over its tests, whatever ran beside it. */
const times = new Map();
/** Named again at the end, for whoever sees only the end of a log. */
const failures = [];
/** Passed only at the second try. */
const retried = [];

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

function count(title, good) {
	if (good) passed += 1;
	else fail(title);
}

/** Counts what failed as a whole: a check, or a runner that ended without saying which test it was. */
function fail(title) {
	failed += 1;
	failures.push({ file: title, title: "failed; its output stands above", error: "" });
}

/** A runner that leaves a report is counted test by test; one that crashes without a report is one failure. */
function countReport(title, file, good, read) {
	if (!existsSync(file)) return fail(title);
	const counts = read(JSON.parse(readFileSync(file, "utf8")));
	passed += counts.passed;
	failed += counts.failed;
	failures.push(...counts.failures);
	if (!good && counts.failed === 0) fail(title);
}

function addTime(file, milliseconds) {
	times.set(file, (times.get(file) ?? 0) + milliseconds);
}

async function checks() {
	if (only.length > 0) return;
	for (const [title, command, ...args] of [
		["Rules of the code (biome)", "biome", "ci", "--error-on-warnings", "."],
		["Types (tsc)", "tsc", "--noEmit", "-p", "."],
		["Nothing unused (knip)", "knip"],
	]) {
		count(title, await step(title, command, args));
	}
}

async function rooms() {
	const report = join(reports, "vitest.json");
	const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const title = "The rooms (vitest)";
	const good = await step(title, "vitest", [...args, "--passWithNoTests", ...only], browser);
	countReport(title, report, good, (results) => {
		for (const { name, startTime, endTime } of results.testResults) {
			addTime(relative(root, name), endTime - startTime);
		}
		const found = failuresOfVitest(results);
		retried.push(...secondTriesOfVitest(results));
		return { passed: results.numPassedTests, failed: found.length, failures: found };
	});
}

async function site() {
	const report = join(reports, "playwright.json");
	const args = ["test", "--pass-with-no-tests", "--reporter=dot,json", ...only];
	const settings = { ...browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
	const title = "The site in a browser (playwright)";
	const good = await step(title, "playwright", args, settings);
	countReport(title, report, good, (results) => {
		const { suites, stats } = results;
		const addSuite = ({ specs = [], suites: inner = [] }) => {
			for (const { file, tests } of specs) {
				for (const { duration } of tests.flatMap(({ results }) => results)) {
					addTime(join("tests", file), duration);
				}
			}
			inner.forEach(addSuite);
		};
		suites.forEach(addSuite);
		const found = failuresOfPlaywright(results);
		retried.push(...secondTriesOfPlaywright(results));
		return { passed: stats.expected + stats.flaky, failed: found.length, failures: found };
	});
}

// The browser tests use one and a half cores; checks and unit tests run on the rest.
await Promise.all([site(), checks().then(rooms)]);

const slowestFirst = [...times].sort(([, one], [, other]) => other - one);
console.log("\nSeconds of each file, the slowest first");
for (const [file, milliseconds] of slowestFirst) {
	console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)}  ${file}`);
}

function name(heading, tests) {
	if (tests.length > 0) console.log(`\n${heading}`);
	for (const { file, title, error } of tests) {
		console.log(`\n${isAbsolute(file) ? relative(root, file) : file}\n  ${title}`);
		if (error) console.log(error.replace(/^/gm, "    "));
	}
}
name("What passed only at the second try", retried);
name("What failed", failures);

if (ended) failed += 1;
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
