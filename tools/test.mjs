// npm test: sets up what is missing, then runs every check and every test. It ends with what failed, and the last line counts.
// `npm test -- words` runs only the tests whose files contain those words; `npm test -- --changed [commit]` only what the changes
// since a commit can break; `npm run test:long` every combination, which takes most of an hour.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { browserTestsOf, changedFiles, sourcesOfTests } from "./changed.mjs";
import { readPlaywright, readVitest } from "./reports.mjs";
import { build, chromium, env, install, refuseOthers, root, testPrograms } from "./setup.mjs";

const begun = performance.now();
const [first, ...rest] = process.argv.slice(2);
const isLong = first === "--long";
const isChanged = first === "--changed";
const words = isLong || isChanged ? rest : process.argv.slice(2);
const since = isChanged ? (words.shift() ?? "HEAD") : undefined;
const changed = since && changedFiles(since);
if (isChanged) refuseOthers(words, [], "npm test -- --changed [commit]");

const reports = join(root, "test-results");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const counts = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const skips = new Map();
const files = [];

const runners = new Set();
let isStopped = false;
for (const signal of ["SIGINT", "SIGTERM"]) {
	process.on(signal, () => {
		isStopped = true;
		for (const runner of runners) runner.kill(signal);
	});
}

async function step(title, command, args, extra = {}) {
	if (isStopped) return false;
	console.log(`\n${title}`);
	const runner = spawn(command, args, {
		cwd: root,
		env: { ...env, ...extra },
		stdio: ["ignore", "inherit", "inherit"],
	});
	runners.add(runner);
	return new Promise((resolve) => {
		runner.on("error", (error) => {
			console.error(error.message);
			resolve(false);
		});
		runner.on("exit", (code) => {
			runners.delete(runner);
			resolve(code === 0);
		});
	});
}

function fail(title) {
	counts.failed += 1;
	failures.push({ file: title, title: "failed; its output is above", error: "" });
}

async function check(title, command, ...args) {
	if (await step(title, command, args)) counts.passed += 1;
	else fail(title);
}

const rules = () => check("Rules of the code (biome)", "biome", "ci", "--error-on-warnings", ".");
// More checkers read the same types again, each in as much memory.
const types = () => check("Types (tsc)", "tsc", "--noEmit", "-p", ".", "--checkers", "1");
const unused = () => check("Nothing unused (knip)", "knip");

async function run(title, report, command, args, read) {
	const isGood = await step(title, command, args, { ...settings, PLAYWRIGHT_JSON_OUTPUT_FILE: report });
	if (!existsSync(report)) return fail(title);
	const found = read(JSON.parse(readFileSync(report, "utf8")));
	counts.passed += found.passed;
	counts.failed += found.failures.length;
	counts.skipped += found.skipped.length;
	failures.push(...found.failures);
	files.push(...found.files);
	for (const reason of found.skipped) skips.set(reason, (skips.get(reason) ?? 0) + 1);
	if (!isGood && found.failures.length === 0) fail(title);
}

function vitest(title, ...args) {
	const report = join(reports, `${title}.json`);
	const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
	return run(title, report, "vitest", ["--run", "--passWithNoTests", ...reporters, ...args], readVitest);
}

function playwright(title, ...args) {
	const report = join(reports, `${title}.json`);
	const options = ["--pass-with-no-tests", "--reporter=dot,json"];
	return run(title, report, "playwright", ["test", ...options, ...args], readPlaywright);
}

install();
// Run beside the build, which they don't need and which leaves a core idle most of the time.
const checks = [];
if (changed) checks.push(rules(), types());
else if (words.length === 0) checks.push(types(), unused(), rules());
testPrograms();
build();
// Made once here, or each server of both runners would make them.
const prepare = 'import("./tests/support/prepared.ts").then(({ preparedFiles }) => preparedFiles())';
checks.push(step("Photographs of the towns", "node", ["--eval", prepare]));
const { whole, fastest } = chromium();
const settings = {
	CHROMIUM: whole,
	FASTEST_CHROMIUM: fastest,
	NODE_ENV: "test",
	TEST_LONG: isLong ? "1" : "",
};
await Promise.all(checks);

if (changed) {
	await vitest("The rooms (vitest)", "related", ...sourcesOfTests(changed));
	const wanted = browserTestsOf(changed);
	if (wanted) await playwright("The site in a browser (playwright)", "--grep", wanted);
	if (changed.some((file) => file.startsWith("tests/")))
		await playwright("Changed browser tests (playwright)", `--only-changed=${since}`);
} else if (isLong || counts.failed === 0) {
	await vitest("The rooms (vitest)", "--exclude=tests/long/**", ...words);
	await playwright("The site in a browser (playwright)", ...words);
	if (isLong && words.length === 0)
		await vitest("What wears a server out (vitest)", "tests/long", "--no-file-parallelism");
}

if (isStopped) fail("Stopped");
if (words.length > 0 && counts.passed + counts.failed + counts.skipped === 0)
	fail(`No test file has "${words.join(" ")}" in its path`);
const seconds = Math.round((performance.now() - begun) / 1000);
const cpuSeconds = cpuOfAll();
const dearest = files.sort((one, other) => other.seconds - one.seconds).slice(0, 20);
const summary = { ...counts, seconds, cpuSeconds, dearest, skips: Object.fromEntries(skips), failures };
writeFileSync(join(reports, "summary.json"), `${JSON.stringify(summary, null, "\t")}\n`);

console.log("\nThe twenty dearest files, in seconds");
for (const { file, seconds } of dearest) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
if (failures.length > 0) console.log("\nWhat failed");
for (const { file, title, error } of failures) {
	console.log(`\n${file.startsWith(root) ? relative(root, file) : file}\n  ${title}`);
	if (error) console.log(error.replace(/^/gm, "    "));
}
for (const [reason, count] of skips) console.log(`\n${count} skipped: ${reason}`);
console.log(`\n${seconds} seconds${cpuSeconds === undefined ? "" : `, ${cpuSeconds} CPU seconds`}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);

function cpuOfAll() {
	if (!existsSync("/proc/self/stat")) return undefined;
	// utime, stime, cutime and cstime of proc(5), in hundredths of a second; the name before them may hold spaces.
	const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1].split(" ").slice(11, 15);
	return Math.round(fields.reduce((sum, field) => sum + Number(field), 0) / 100);
}
