import { expect, test } from "vitest";
import { unsavedWords } from "./unsaved-words.ts";

const shown = { text: { en: "As published", hi: "जैसा प्रकाशित है" } };
const words = (tab: string, count: number, en: string, savedAt: string) => ({
	tab,
	count,
	basedOn: 1,
	row: { text: { ...shown.text, en } },
	savedAt: `2026-11-25T${savedAt}:00.000Z`,
});

test("of words on the server and on the device the later count, one's own window's apart from others'", () => {
	const onServer = [words("a", 3, "Server, late", "10:00"), words("b", 1, "Other window", "10:05")];
	const onDevice = [words("a", 4, "Device, later", "10:01"), words("c", 1, "Older window", "09:00")];
	expect(unsavedWords([...onServer, ...onDevice], "a", shown)).toEqual({
		own: onDevice[0],
		others: [onServer[1], onDevice[1]],
		idle: [],
	});
	expect(unsavedWords([...onDevice, ...onServer], "z", shown).others.map(({ tab }) => tab)).toEqual([
		"b",
		"a",
		"c",
	]);
});

test("words that are published by now are no longer offered", () => {
	const kept = words("a", 1, "As published", "10:00");
	expect(unsavedWords([kept], "a", shown)).toEqual({ own: undefined, others: [], idle: [kept] });
});
