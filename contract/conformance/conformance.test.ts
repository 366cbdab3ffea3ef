import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { standards } from "./conformance.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const clauses = standards.flatMap((standard) => standard.clauses);
const allTests = globSync("{contract,server,app,tools,tests}/**/*.{test.ts,spec.ts}", { cwd: root })
	.filter((file) => !file.includes("contract/conformance/"))
	.map((file) => readFileSync(root + file, "utf8"))
	.join("\n");

test("each test that is named exists", () => {
	const named = new Set(clauses.flatMap(({ shown }) => shown));
	expect([...named].filter((words) => !allTests.includes(words))).toEqual([]);
	expect(named.size).toBeGreaterThan(20);
});

test("what is said to be met is shown by a test, and what does not apply by none", () => {
	const unshown = clauses.filter(({ status, shown }) => status === "met" && shown.length === 0);
	expect(unshown.map(({ number }) => number)).toEqual([]);
	expect(clauses.filter(({ status, shown }) => status === "notApplicable" && shown.length > 0)).toEqual([]);
});

test("every criterion of WCAG 2.2 at levels A and AA has its row, once and in order", () => {
	const [wcag] = standards;
	const numbers = wcag?.clauses.map(({ number }) => number) ?? [];
	// 31 of level A and 24 of level AA: w3.org/TR/WCAG22, which took 4.1.1 out.
	expect(wcag?.clauses.filter(({ level }) => level === "A")).toHaveLength(31);
	expect(wcag?.clauses.filter(({ level }) => level === "AA")).toHaveLength(24);
	expect(new Set(numbers).size).toBe(numbers.length);
	expect(numbers).toEqual([...numbers].sort((a, b) => a.localeCompare(b, "en", { numeric: true })));
});

test("the ten parts of GIGW's life of a website each have a place", () => {
	const numbers = standards[1]?.clauses.map(({ number }) => number).join(", ") ?? "";
	for (let part = 1; part <= 10; part++) expect(numbers).toMatch(new RegExp(`\\b5\\.4\\.${part}\\b`));
});
