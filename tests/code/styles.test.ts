import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "lightningcss";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const read = (file: string) => readFileSync(join(root, file), "utf8");
const sheets = globSync("app/**/*.module.css", { cwd: root });

/** The classes that a style sheet has. */
function classesOf(css: string): string[] {
	// The reader's choices are no CSS before tools/build/reader-choices.ts has been there.
	const code = Buffer.from(css.replace(/:root:--[\w-]+/g, ":root").replace(/limit\([^)]*\)/g, "1px"));
	const { exports = {} } = transform({ filename: "a.css", code, cssModules: true });
	// Names that the sheet itself refers to are animations.
	return Object.keys(exports).filter((name) => !exports[name]?.isReferenced);
}

/** Classes that each style sheet is asked for; `[` is one that is known only when it runs. */
const asked = new Map(sheets.map((sheet) => [sheet, new Set<string>()]));
for (const file of globSync("app/**/*.{ts,tsx}", { cwd: root })) {
	const source = read(file);
	for (const [, name, path = ""] of source.matchAll(/^import (\w+) from "([^"]+\.module\.css)";/gm)) {
		const classes = asked.get(join(dirname(file), path));
		for (const [, each] of source.matchAll(new RegExp(`(?<![\\w./-])${name}(?:\\.(\\w+)|\\[)`, "g"))) {
			classes?.add(each ?? "[");
		}
	}
}

test("every class of a style sheet is asked for, and every class that is asked for is there", () => {
	const wrong = [...asked].flatMap(([sheet, classes]) => {
		const there = classesOf(read(sheet));
		const unused = classes.has("[") ? [] : there.filter((each) => !classes.has(each));
		const lost = [...classes].filter((each) => each !== "[" && !there.includes(each));
		return [
			...unused.map((each) => `${sheet}: .${each} is used by nothing`),
			...lost.map((each) => `${sheet} has no .${each}`),
		];
	});
	expect(sheets.length).toBeGreaterThan(100);
	expect(wrong).toEqual([]);
});

test("no two style sheets have the same name: a class is called by it", () => {
	const names = sheets.map((sheet) => basename(sheet));
	expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
