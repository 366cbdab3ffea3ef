import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { days } from "#contract/limits.ts";
import { forgetOldWords, forgetWords, keepWords, keptWords, wordsPlace } from "./kept-words.ts";

class Device {
	[place: string]: unknown;
	static {
		const own = { enumerable: false };
		Object.defineProperties(Device.prototype, { getItem: own, setItem: own, removeItem: own });
	}
	getItem(place: string) {
		return this[place] ?? null;
	}
	setItem(place: string, value: string) {
		this[place] = value;
	}
	removeItem(place: string) {
		delete this[place];
	}
}

beforeAll(() => {
	vi.stubGlobal("localStorage", new Device());
});
afterAll(() => vi.unstubAllGlobals());

const form = { querySelectorAll: () => [{ name: "words", value: "Cleaned" }] } as unknown as HTMLFormElement;

test("words of a move end with their person's log-out, with their complaint, and after a week; those of others stay", () => {
	const places = [
		wordsPlace(1, "26-000001-9", "resolve"),
		wordsPlace(2, "26-000001-9", "ask"),
		wordsPlace(2, "26-000002-7", "ask"),
		wordsPlace(3, "26-000003-5", "ask"),
	];
	const left = () => places.map((place) => keptWords(place).words);
	for (const place of places) keepWords(place, form);
	localStorage.setItem("other", "stays");
	forgetWords(1);
	expect(left()).toEqual([undefined, "Cleaned", "Cleaned", "Cleaned"]);
	forgetWords("26-000001-9");
	expect(left()).toEqual([undefined, undefined, "Cleaned", "Cleaned"]);
	forgetOldWords();
	expect(left()).toEqual([undefined, undefined, "Cleaned", "Cleaned"]);
	const stored = JSON.parse(localStorage.getItem(places[3] ?? "") ?? "");
	localStorage.setItem(places[3] ?? "", JSON.stringify({ ...stored, at: stored.at - days(8) }));
	forgetOldWords();
	expect(left()).toEqual([undefined, undefined, "Cleaned", undefined]);
	expect(localStorage.getItem("other")).toBe("stays");
	keepWords(places[2] ?? "", null);
	expect(left()).toEqual([undefined, undefined, undefined, undefined]);
});
