import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { readPlaywright, readVitest } from "./reports.mjs";
import { chromium } from "./setup.mjs";

const root = fileURLToPath(new URL("../", import.meta.url));
// Inside the checkout, or the runners would not be found from there.
mkdirSync(join(root, "test-results"), { recursive: true });
const folder = mkdtempSync(join(root, "test-results/reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a runner over files of its own. @returns its JSON report */
function report(runner: string, args: string[], files: Record<string, string>) {
	for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
	const file = join(folder, `${runner}.json`);
	const program = join(root, "node_modules/.bin", runner);
	// A runner started by a runner would take itself for one of its workers.
	const { VITEST: _, VITEST_WORKER_ID: __, VITEST_POOL_ID: ___, TEST: ____, ...env } = process.env;
	const told = spawnSync(program, args, {
		cwd: folder,
		encoding: "utf8",
		env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file, FORCE_COLOR: "1" },
	});
	expect(told.status, told.stdout + told.stderr).toBe(1);
	return JSON.parse(readFileSync(file, "utf8"));
}

// Without an outputDir of its own Playwright would empty the checkout's; without a testDir, leave out what git ignores.
const settings = {
	testDir: ".",
	testMatch: "*.spec.ts",
	outputDir: "results",
	use: { launchOptions: { args: ["--no-sandbox"], executablePath: chromium().fastest } },
};
writeFileSync(join(folder, "playwright.config.ts"), `export default ${JSON.stringify(settings)};`);

const notBegun = "not begun, because of what had failed before";

const suite = (library: string, check: string, opening: string) => `
	import { expect, test } from "${library}";
	test("goes well", () => {});
	test.skip("needs a key (skipped: no key)", () => {});
	${check}("the office", () => {
		test("opens at ten", ${opening});
		test("closes at five", () => {});
	});`;

test("a test that Vitest saw fail is named with its file and error, and a file that could not be run too; what was skipped with its reason, and what was never begun", () => {
	const args = ["run", "--root", folder, "--bail=1", "--reporter=json", "--outputFile=vitest.json"];
	const opening = '() => { expect("nine").toBe("ten"); }';
	const office = suite("vitest", "describe", opening).replace("{ expect", "{ describe, expect");
	const found = readVitest(report("vitest", args, { "office.test.ts": office }));
	expect(found).toMatchObject({ passed: 1, skipped: ["no key", notBegun] });
	expect(found.failures).toEqual([
		{
			file: join(folder, "office.test.ts"),
			title: "the office opens at ten",
			error: expect.stringMatching(/^AssertionError: expected 'nine' to be 'ten'.*(\n.+){1,5}$/),
		},
	]);
	const broken = { "broken.test.ts": 'throw new Error("no such office");' };
	expect(readVitest(report("vitest", [...args, "broken"], broken)).failures).toEqual([
		{ file: join(folder, "broken.test.ts"), title: "the whole file", error: "no such office" },
	]);
	const closed = suite("vitest", "describe", "() => {}")
		.replace("{ expect", "{ beforeAll, describe, expect")
		.replace('"the office", () => {', "$&\nbeforeAll(() => { throw new Error(); });");
	expect(readVitest(report("vitest", [...args, "closed"], { "closed.test.ts": closed }))).toMatchObject({
		passed: 1,
		skipped: ["no key", notBegun, notBegun],
		failures: [{ title: "the whole file", error: "What its tests need failed; the error is above." }],
	});
});

test("a test that Playwright saw fail is named with its file, its error and sixty lines of the page, and a file that could not be read too; what was never begun is no failure", () => {
	const page = Array.from({ length: 99 }, (_, index) => `<h1>Room ${index + 1}</h1>`).join("");
	const opening = `async ({ page }) => {
		await page.setContent("${page}");
		await page.getByText("Ten").click({ timeout: 1 });
	}`;
	const files = { "office.spec.ts": suite("@playwright/test", "test.describe", opening) };
	const args = ["test", "--reporter=json", "--max-failures=1", "--workers=1"];
	expect(readPlaywright(report("playwright", args, files))).toMatchObject({
		passed: 1,
		skipped: ["no key", notBegun],
		failures: [
			{
				file: join(folder, "office.spec.ts"),
				title: "the office opens at ten",
				error: expect.stringMatching(
					/^TimeoutError: .*(\n.+){5}\n- generic.*(\n {2}- heading "Room \d+".*){59}$/,
				),
			},
		],
	});
	const broken = { "broken.spec.ts": 'throw new Error("no such office");' };
	expect(readPlaywright(report("playwright", ["test", "--reporter=json"], broken)).failures).toContainEqual({
		file: join(folder, "broken.spec.ts"),
		title: "the whole file",
		error: "Error: no such office",
	});
});
