// Reads the JSON reports of the two runners for npm test: counts, failures, skipped tests with their reasons, seconds of each file.
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./setup.mjs";

const linesShown = 6;

const pageLinesShown = 60;

/**
 * @typedef {object} Failure
 * @property {string} file
 * @property {string} title
 * @property {string} error its first lines, and the page on which a browser test failed
 *
 * @typedef {object} Report
 * @property {number} passed
 * @property {Failure[]} failures
 * @property {string[]} skipped the reason of each skipped test
 * @property {{ file: string, seconds: number }[]} files
 */

function failure(file, title, error = "", page = "") {
	const lines = stripVTControlCharacters(error)
		.split("\n")
		.filter((line) => line.trim() !== "");
	const shown = [...lines.slice(0, linesShown), ...page.split("\n", pageLinesShown).filter(Boolean)];
	return { file, title, error: shown.join("\n") };
}

const reasonIn = (title) => /\(skipped: ([^)]+)\)/.exec(title)?.[1] ?? "no reason is given";

const notBegun = "not begun, because of what had failed before";

/** @returns {Report} */
export function readVitest({ testResults }) {
	const tests = testResults.flatMap(({ name, assertionResults }) =>
		assertionResults.map((each) => ({ ...each, file: name })),
	);
	const failed = tests.filter(({ status }) => status === "failed");
	// A file that never began, because ten tests had failed, has no message and no test.
	const broken = testResults.filter(
		({ name, status, message, assertionResults }) =>
			status === "failed" &&
			(message || assertionResults.length > 0) &&
			!failed.some(({ file }) => file === name),
	);
	const isBroken = new Set(broken.map(({ name }) => name));
	return {
		passed: tests.filter(({ status }) => status === "passed").length,
		failures: [
			...broken.map(({ name, message }) =>
				failure(name, "the whole file", message || "What its tests need failed; the error is above."),
			),
			...failed.map(({ file, fullName, failureMessages }) => failure(file, fullName, failureMessages[0])),
		],
		skipped: tests
			.filter(({ status }) => !["passed", "failed"].includes(status))
			.map(({ fullName, status, file }) =>
				status === "pending" || (isBroken.has(file) && !/\(skipped: /.test(fullName))
					? notBegun
					: reasonIn(fullName),
			),
		files: testResults.map(({ name, startTime, endTime }) => ({
			file: relative(root, name),
			seconds: (endTime - startTime) / 1000,
		})),
	};
}

function failureOf({ file, title, results }) {
	const { errors, attachments } = results.findLast(({ errors }) => errors.length > 0) ?? results[0];
	const context = attachments.find(({ name }) => name === "error-context");
	const page = context && /^```yaml\n(.*?)\n```$/ms.exec(readFileSync(context.path, "utf8"))?.[1];
	return failure(file, title, errors[0]?.message, page);
}

/** @returns {Report} */
export function readPlaywright({ config, suites, errors }) {
	const testsOf = ({ title, file, specs = [], suites: inner = [] }, above) => {
		const titles = title === file ? above : [...above, title];
		const own = specs.flatMap((spec) =>
			spec.tests.map((test) => ({
				...test,
				file: `${config.rootDir}/${spec.file}`,
				title: [...titles, spec.title].join(" "),
			})),
		);
		return [...own, ...inner.flatMap((each) => testsOf(each, titles))];
	};
	const tests = suites.flatMap((suite) => testsOf(suite, []));
	const files = new Map();
	for (const { file, results } of tests) {
		const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0);
		files.set(file, (files.get(file) ?? 0) + milliseconds / 1000);
	}
	return {
		passed: tests.filter(({ status }) => status === "expected").length,
		failures: [
			...errors
				.filter(({ message }) => !message?.includes("Testing stopped early"))
				.map(({ message, location }) => failure(location?.file ?? "playwright", "the whole file", message)),
			...tests.filter(({ status }) => status === "unexpected").map(failureOf),
		],
		skipped: tests
			.filter(({ status }) => status === "skipped")
			.map(({ title, expectedStatus }) => (expectedStatus === "skipped" ? reasonIn(title) : notBegun)),
		files: [...files].map(([file, seconds]) => ({ file: relative(root, file), seconds })),
	};
}
