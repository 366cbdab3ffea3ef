import { readFileSync } from "node:fs";
import "culori/css";
import { differenceEuclidean, formatHex } from "culori/fn";
import { describe, expect, test } from "vitest";
import { type ColourRole, colourRoles, usualColours } from "#contract/colours.ts";
import { sweep } from "../../tests/support/long.ts";
import { colourSheet } from "./colours.ts";
import { mistakesOf, replace } from "./devgarh.fixture.ts";
import { sentence } from "./mistakes.ts";

const own = "colours: { board: '#f2c230', action: '#1f5a3d', night: '#1d3b2f' }";

/** Mistakes of Devgarh with these colours. */
function said(colours: string): string[] {
	return mistakesOf({ "council.yaml": replace(own, colours) }).map(sentence);
}

const chosen = (role: ColourRole, colour: string) => said(`colours: { ${role}: "${colour}" }`);

test("a council may choose all its colours, some, or none", () => {
	for (const colours of [own, 'colours: { night: "#3A0D16" }', "colours: {}", ""]) {
		expect(said(colours)).toEqual([]);
	}
});

test("a colour in which text can't be read is told with the contrast that it has and needs, and one that will do", () => {
	expect(chosen("board", "#b8860b")).toEqual([
		'council.yaml, line 28, colours.board: found "#b8860b", expected a lighter colour, such as "#d5a239": the contrast of the dark text on it is 5.0, and 7 is needed',
	]);
	expect(chosen("action", "#4a90a0")).toEqual([
		'council.yaml, line 28, colours.action: found "#4a90a0", expected a darker colour, such as "#075b6a": the contrast of links of this colour on the light bands is 3.3, and 7 is needed',
	]);
	expect(chosen("night", "#336677")).toEqual([
		'council.yaml, line 28, colours.night: found "#336677", expected a darker colour, such as "#084252": the contrast of the small text on it is 4.1, and 7 is needed',
	]);
});

test("whatever the hue, the colour that is named instead will do", () => {
	for (const hue of sweep([0, 45, 90, 135, 180, 225, 270, 315], [45, 135, 225, 315])) {
		const pale = formatHex({ mode: "oklch", l: 0.6, c: 0.12, h: hue });
		const told = said(`colours: { board: "${pale}", action: "${pale}", night: "${pale}" }`);
		expect(told).toHaveLength(colourRoles.length);
		const [board, action, night] = told.map((each) => each.match(/such as "(#[0-9a-f]{6})"/)?.[1]);
		expect(
			said(`colours: { board: "${board}", action: "${action}", night: "${night}" }`),
			told.join(),
		).toEqual([]);
	}
});

test("what is no colour is told", () => {
	const expected = 'expected a colour in quotation marks, such as "#005158"';
	expect(chosen("board", "yellow")).toEqual([
		`council.yaml, line 28, colours.board: found "yellow", ${expected}`,
	]);
	expect(chosen("board", "#fc0")).toEqual([
		`council.yaml, line 28, colours.board: found "#fc0", ${expected}`,
	]);
	// Without quotation marks it is a comment.
	expect(said("colours:\n  board: #ffc916")).toEqual([
		`council.yaml, line 29, colours.board: found nothing, ${expected}`,
	]);
	expect(said('colours: { bord: "#ffc916" }').join()).toContain("one of the fields board, action, night");
});

describe("the usual colours", () => {
	const tokens = tokensIn(readFileSync("app/look/tokens.css", "utf8").split("@media")[0] ?? "");
	const derived = tokensIn(colourSheet(usualColours) ?? "");

	test("are those of the site's own style sheet, and so is what follows from them", () => {
		const difference = differenceEuclidean("oklab");
		const names = [...derived.keys()];
		expect(names.length).toBeGreaterThan(10);
		const different = names.filter(
			(name) => difference(derived.get(name) ?? "", tokens.get(name) ?? "") > 0.02,
		);
		expect(different).toEqual([]);
	});

	test("need no sheet more", () => {
		expect(colourSheet(undefined)).toBeUndefined();
		expect(colourSheet({})).toBeUndefined();
	});
});

function tokensIn(css: string): Map<string, string> {
	return new Map(
		[...css.matchAll(/--([\w-]+):\s*([^;}]+)/g)].map(([, name = "", value = ""]) => [name, value]),
	);
}
