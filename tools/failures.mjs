// What failed, from the JSON reports of the two runners: npm test names it at the end of its output.
import { stripVTControlCharacters } from "node:util";

/** Lines of an error that are enough to see what it is about; the whole stands further up. */
const linesShown = 6;

/**
 * @typedef {object} Failure
 * @property {string} file
 * @property {string} title
 * @property {string} error its first lines
 */

function failure(file, title, error = "") {
	const lines = stripVTControlCharacters(error)
		.split("\n")
		.filter((line) => line.trim() !== "");
	return { file, title, error: lines.slice(0, linesShown).join("\n") };
}

/** @returns {Failure[]} the failed tests of Vitest's report, and its files that could not be run */
export function failuresOfVitest({ testResults }) {
	return testResults.flatMap(({ name, status, message, assertionResults }) => {
		const failed = assertionResults.filter((each) => each.status === "failed");
		if (failed.length === 0 && status === "failed") return [failure(name, "the whole file", message)];
		return failed.map((each) => testOfVitest(name, each));
	});
}

/** @returns {Failure[]} the tests of Vitest's report that failed once and then passed */
export function secondTriesOfVitest({ testResults }) {
	return testResults.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter(({ status, failureMessages }) => status === "passed" && failureMessages.length > 0)
			.map((each) => testOfVitest(name, each)),
	);
}

function testOfVitest(file, { fullName, failureMessages }) {
	return failure(file, fullName, failureMessages[0]);
}

/** @returns {Failure[]} the failed tests of Playwright's report, and what kept it from running any */
export function failuresOfPlaywright(report) {
	const outside = report.errors.map(({ message, location }) =>
		failure(location?.file ?? "playwright", "the whole file", message),
	);
	return [...outside, ...testsOfPlaywright(report, "unexpected")];
}

/** @returns {Failure[]} the tests of Playwright's report that failed once and then passed */
export function secondTriesOfPlaywright(report) {
	return testsOfPlaywright(report, "flaky");
}

function testsOfPlaywright({ config, suites }, wanted) {
	const ofSuite = ({ title, file, specs = [], suites: inner = [] }, above) => {
		const titles = title === file ? above : [...above, title];
		const own = specs.flatMap((spec) =>
			spec.tests
				.filter(({ status }) => status === wanted)
				.map(({ results }) =>
					failure(
						`${config.rootDir}/${spec.file}`,
						[...titles, spec.title].join(" "),
						results.findLast(({ errors }) => errors.length > 0)?.errors[0]?.message,
					),
				),
		);
		return [...own, ...inner.flatMap((each) => ofSuite(each, titles))];
	};
	return suites.flatMap((suite) => ofSuite(suite, []));
}
