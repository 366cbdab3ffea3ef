import { expect, test } from "vitest";
import { letterOf } from "./letter-of.ts";

test.each([
	["j", "KeyJ", "j"],
	["J", "KeyJ", "j"],
	["र", "KeyJ", "j"],
	["к", "KeyK", "k"],
	// A French keyboard has its z elsewhere, a Dvorak one its k.
	["z", "KeyW", "z"],
	["k", "KeyV", "k"],
	["˙", "KeyH", "h"],
	["Enter", "Enter", "enter"],
])("%s on %s is %s", (key, code, letter) => {
	expect(letterOf({ key, code })).toBe(letter);
});
