import { setImmediate } from "node:timers/promises";
import { queryObjects } from "node:v8";
import { expect, test } from "vitest";
import { areSame, changedPlaces, remake } from "./lists.ts";

const [a, b, c, d] = [{ name: "a" }, { name: "b" }, { name: "c" }, { name: "d" }];

test("what is replaced or added is told by its places; what is gone or has moved is not", () => {
	expect(changedPlaces([a, b, c], [a, b, c])).toEqual([]);
	expect(changedPlaces([a, b, c], [d, b, c])).toEqual([0]);
	expect(changedPlaces([a, b], [a, b, c, d])).toEqual([2, 3]);
	expect(changedPlaces([], [a])).toEqual([0]);
	expect(changedPlaces([a, b, c], [a, c])).toBeUndefined();
	expect(changedPlaces([a, b, c], [a, c, d])).toBeUndefined();
});

test("lists are the same where each item is", () => {
	expect([areSame([a, b], [a, b]), areSame([a, b], [b, a]), areSame([a], [a, b]), areSame([], [])]).toEqual([
		true,
		false,
		false,
		true,
	]);
});

test("whatever becomes of a list, each object has what is made of it, and nothing is made of one that was there", () => {
	for (const items of [[a, b, c], [d, b, c], [a, b, c, d], [a, c], [c, a, d], [b], []]) {
		const made: string[] = [];
		const make = ({ name }: { name: string }) => {
			made.push(name);
			return name.toUpperCase();
		};
		const before = { items: [a, b, c], made: ["A", "B", "C"] };
		expect(remake(items, make, before)).toEqual(items.map(({ name }) => name.toUpperCase()));
		expect(made).toEqual(items.includes(d) ? ["d"] : []);
	}
});

test("a list doesn't keep those before it in memory", async () => {
	class Version extends Array<object> {}
	let last = Version.from([a, b, c]);
	for (let version = 0; version < 50; version += 1) {
		const next = Version.from([d, ...last.slice(1)]);
		changedPlaces(last, next);
		last = next;
	}
	// What was looked at weakly stays until the turn is over.
	await setImmediate();
	expect(last).toHaveLength(3);
	expect(queryObjects(Version)).toBeLessThan(5);
});
