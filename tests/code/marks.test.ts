import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { iconWords } from "#contract/content/icon-names.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const page = readFileSync(join(root, "docs/requirements.md"), "utf8");
const ids = new Set([...page.matchAll(/^\| (§[\d.]+|[A-Z]\d+) \|/gm)].map(([, id]) => id));
const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading as string);

/** Lists marks of a line that docs/requirements.md doesn't have. */
function lost(line: string): string[] {
	// An RFC has sections of its own.
	const ours = line.replace(/RFC \d+ §[\d.]+/g, "");
	const sections = [...ours.matchAll(/§(\d+(?:\.\d+)?)/g)].map(([, number]) => `§${number}`);
	const rows = [...ours.matchAll(/\brequirements? ([A-Z]\d+(?:(?:,| and| to) [A-Z]\d+)*)/gi)].flatMap(
		([, list]) => list?.match(/[A-Z]\d+/g) ?? [],
	);
	const named = [...ours.matchAll(/\brequirements, (?=[A-Z])(.{4,40})/g)]
		.map(([, words]) => words as string)
		.filter((words) => !headings.some((heading) => words.startsWith(heading)));
	// The notes that the requirements were written from aren't in the repository.
	const gone = ours.match(/\bdecisions\.md\b/g) ?? [];
	return [...[...sections, ...rows].filter((id) => !ids.has(id)), ...named, ...gone];
}

function files(folder: string): string[] {
	return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
		.filter((path) => !/(^|\/)node_modules\//.test(path) && /\.(tsx?|mjs|css|md|ya?ml)$/.test(path))
		.map((path) => join(folder, path))
		.filter((path) => statSync(join(root, path)).isFile() && !path.endsWith("marks.test.ts"));
}

describe("a mark leads to docs/requirements.md", () => {
	test.each([
		["§2.9, requirement D11 and (requirements, Languages)", []],
		["§2.99", ["§2.99"]],
		["requirements A1, Z9", ["Z9"]],
		["(requirements, Weather)", ["Weather)"]],
		["RFC 6350 §3.4", []],
		["(decisions.md, Languages)", ["decisions.md"]],
	])("%s", (line, expected) => {
		expect(lost(line)).toEqual(expected);
	});

	test.each(["app", "server", "contract", "town", "tests", "tools", "docs"])(
		"from every file in %s",
		(room) => {
			const broken = files(room).flatMap((file) =>
				readFileSync(join(root, file), "utf8")
					.split("\n")
					.flatMap((line, at) => lost(line).map((mark) => `${file}:${at + 1} ${mark}`)),
			);
			expect(broken).toEqual([]);
		},
	);
});

test("a file that the documents name by its whole path is there", () => {
	const lost = files("docs").flatMap((file) =>
		[
			...readFileSync(join(root, file), "utf8").matchAll(
				/`((?:app|contract|server|tests|tools)\/[\w./-]+\.\w+)`/g,
			),
		]
			.map(([, named]) => named as string)
			.filter((named) => !existsSync(join(root, named)))
			.map((named) => `${file} names ${named}`),
	);
	expect(lost).toEqual([]);
});

test("every icon's name has a drawing, and every drawing a name", () => {
	const drawings = readFileSync(join(root, "app/parts/icon/icons.svg"), "utf8");
	const drawn = [...drawings.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
	// The footer's skyline stands among them.
	expect(drawn.toSorted()).toEqual([...Object.keys(iconWords), "skyline"].toSorted());
});

test("whoever is asked for a day reads its name beside the field", () => {
	const fields = files("app").flatMap((file) =>
		[
			...readFileSync(join(root, file), "utf8").matchAll(
				/<(\w+)(?:(?!<\w).)*?\btype="(?:date|datetime-local|month|week)"/gs,
			),
		].map(([, element]) => element),
	);
	expect(new Set(fields)).toEqual(new Set(["DateField"]));
});
