import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { hero } from "./hero.ts";
import { type Kind, kinds } from "./kinds/kinds.ts";
import { plan, scenes } from "./plan.ts";
import { gallery } from "./plan-gallery.ts";

const LARGEST_BYTES = 40_000;
const printed = new Map([...plan].map(([file, draw]) => [file, draw()]));

describe("every picture of the plan", () => {
	test.each([...printed])("%s is a plain drawing with a size, and small", (_, svg) => {
		const [, head = "", inner = ""] = /^<svg ([^>]*)>(.*)<\/svg>\n$/s.exec(svg) ?? [];
		expect(head).toMatch(
			/^xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+" viewBox="[\d. -]+" /,
		);
		// Nothing but groups and paths: no script, no style, no text, nothing from elsewhere.
		const rest = inner.replace(/<path(?: [a-z-]+="[^"<>&]*")+\/>|<g(?: [a-z-]+="[^"<>&]*")+>|<\/g>/g, "");
		expect(rest).toBe("");
		expect(inner).not.toContain("style=");
		expect(inner.match(/<g /g)?.length ?? 0).toBe(inner.match(/<\/g>/g)?.length ?? 0);
		expect(inner).not.toMatch(/NaN|undefined|Infinity|-0[ "]/);
		expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(LARGEST_BYTES);
	});

	test.each([...printed])("%s is printed as it stands in town/media", (file, svg) => {
		expect(readFileSync(new URL(`../../town/media/${file}`, import.meta.url), "utf8")).toBe(svg);
	});

	test("comes out the same each time it is printed", () => {
		for (const [file, draw] of plan) expect(draw(), file).toBe(printed.get(file));
	});

	test("is unlike every other one", () => {
		expect(new Set(printed.values()).size).toBe(plan.size);
	});
});

describe("the gallery", () => {
	test("has 141 photos of at least forty kinds", () => {
		expect(gallery).toHaveLength(141);
		expect(new Set(gallery.map(([kind]) => kind)).size).toBeGreaterThanOrEqual(40);
	});

	test("never shows a kind twice within four", () => {
		for (const [i, [kind]] of gallery.entries()) {
			expect(gallery.slice(Math.max(0, i - 3), i).map(([earlier]) => earlier)).not.toContain(kind);
		}
	});

	test("and the other pictures leave no kind of scene unused", () => {
		const used = new Set([...gallery, ...Object.values(scenes)].map(([kind]) => kind));
		expect(Object.keys(kinds).filter((kind) => !used.has(kind as Kind))).toEqual([]);
	});
});

describe("the film behind the name-board", () => {
	test("begins with the still picture, so that nothing jumps", () => {
		expect(hero(0)).toBe(printed.get("hero.svg"));
	});

	test("ends where it begins", () => {
		expect(hero(1)).toBe(hero(0));
	});

	test("moves in between", () => {
		expect(hero(0.5)).not.toBe(hero(0));
	});
});
