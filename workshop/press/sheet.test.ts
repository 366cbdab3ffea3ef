import { describe, expect, test } from "vitest";
import { boundsOf } from "./bounds.ts";
import { Random } from "./random.ts";
import { picture, Sheet } from "./sheet.ts";

describe("the dice", () => {
	test("fall the same way for the same name, and otherwise for another", () => {
		const throws = (name: string) => {
			const random = new Random(name);
			return Array.from({ length: 20 }, () => random.throw());
		};
		expect(throws("ghat:1")).toEqual(throws("ghat:1"));
		expect(throws("ghat:1")).not.toEqual(throws("ghat:2"));
	});

	test("stay between both ends", () => {
		const random = new Random("ends");
		const numbers = Array.from({ length: 500 }, () => random.whole(1, 6));
		expect([...new Set(numbers)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
	});

	test("say it when there is nothing to pick from", () => {
		expect(() => new Random("none").pick([])).toThrow("nothing to pick from");
	});
});

describe("a sheet", () => {
	const paths = (sheet: Sheet) => sheet.inner().match(/<path[^>]*>/g) ?? [];

	test("prints marks of one ink as one path", () => {
		const sheet = new Sheet("one");
		for (let i = 0; i < 5; i++) sheet.rect(i * 20, 0, 10, 10, "#aa0000");
		expect(paths(sheet)).toEqual([
			'<path fill="#a00" d="M0 0h10v10h-10zM20 0h10v10h-10zM40 0h10v10h-10zM60 0h10v10h-10zM80 0h10v10h-10z"/>',
		]);
	});

	test("keeps the order of marks that lie over each other", () => {
		const sheet = new Sheet("order");
		sheet.rect(0, 0, 10, 10, "#aa0000");
		sheet.rect(5, 5, 10, 10, "#00bb00");
		sheet.rect(8, 8, 10, 10, "#aa0000");
		expect(paths(sheet)).toHaveLength(3);
	});

	test("never joins a mark that lets others shine through", () => {
		const sheet = new Sheet("glass");
		sheet.circle(5, 5, 4, "#ffffff", 0.5);
		sheet.circle(25, 5, 4, "#ffffff", 0.5);
		expect(paths(sheet)).toHaveLength(2);
	});

	test("turns all polygons the same way, so that overlaps don't become holes", () => {
		const clockwise = new Sheet("a");
		clockwise.polygon(
			[
				[0, 0],
				[10, 0],
				[10, 10],
			],
			"#aa0000",
		);
		const counter = new Sheet("a");
		counter.polygon(
			[
				[10, 10],
				[10, 0],
				[0, 0],
			],
			"#aa0000",
		);
		expect(counter.inner()).toBe(clockwise.inner());
	});

	test("keeps what is drawn in a group inside it", () => {
		const sheet = new Sheet("group");
		sheet.rect(0, 0, 1, 1, "#aa0000");
		sheet.at(10, 20, () => sheet.rect(0, 0, 1, 1, "#aa0000"), { flip: true, scale: 2 });
		expect(sheet.inner()).toBe(
			'<path fill="#a00" d="M0 0h1v1h-1z"/><g transform="translate(10 20) scale(-2 2)"><path fill="#a00" d="M0 0h1v1h-1z"/></g>',
		);
	});

	test("knows the box of a path", () => {
		expect(boundsOf("M10 10h20v30l-5-5z", 2)).toEqual([8, 8, 32, 42]);
		expect(boundsOf("M0 0Q50 100 10 10", 0)).toEqual([0, 0, 50, 100]);
	});

	test("prints a part of itself at full size", () => {
		expect(picture("", 600, 400, [30, 40, 300, 200])).toContain(
			'width="600" height="400" viewBox="30 40 300 200"',
		);
	});
});
