import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
	["lines of a list", "पहला:\r\n\r\n•\tएक\r\n•\tदो\r\no\tतीन\r\n", "पहला:\nएक\nदो\nतीन"],
	["dashes and stars", "- one\n* two\n– three", "one\ntwo\nthree"],
	["spaces that don't break, and letters that nobody sees", "Ward\u00a07\u200b \u202eopen", "Ward 7 open"],
	["cells of a table", "Ward\t7\tRamesh", "Ward 7 Ramesh"],
	["words of a chat", "*सूचना:* कल _पानी_ ~नहीं~ आएगा। (*वार्ड 7*)", "सूचना: कल पानी नहीं आएगा। (वार्ड 7)"],
	["marks within each other", "_*Last date:* 7 December_", "Last date: 7 December"],
	[
		"what only looks like marks",
		"2*3*4 a_b_c.pdf Name: ____ * note 5* ~",
		"2*3*4 a_b_c.pdf Name: ____ * note 5* ~",
	],
	["letters of Kruti Dev", 'uxj ikfydk ifj"kn~ dh cSBd~', 'uxj ikfydk ifj"kn~ dh cSBd~'],
	["a single word with its space", " नगर ", " नगर "],
	["what only looks like a list", "10-5 o'clock - or later", "10-5 o'clock - or later"],
	["the joiners of Hindi", "अधि\u200dकारी", "अधि\u200dकारी"],
])("%s become plain text", (_, copied, plain) => {
	expect(plainText(copied)).toBe(plain);
});
