import { expect, test } from "vitest";
import { plainCell, plainText } from "./plain-text.ts";

test.each([
	["lines of a list", "पहला:\r\n\r\n•\tएक\r\n•\tदो\r\no\tतीन\r\n", "पहला:\nएक\nदो\nतीन"],
	["dashes and stars", "- one\n* two\n– three", "one\ntwo\nthree"],
	["spaces that don't break, and letters that nobody sees", "Ward\u00a07\u200b \u202eopen", "Ward 7 open"],
	["cells of a table", "Ward\t7\tRamesh", "Ward 7 Ramesh"],
	["words of a chat", "*सूचना:* कल _पानी_ ~नहीं~ आएगा। (*वार्ड 7*)", "सूचना: कल पानी ~नहीं~ आएगा। (वार्ड 7)"],
	["marks within each other", "_*Last date:* 7 December_", "Last date: 7 December"],
	[
		"what only looks like marks",
		"2*3*4 a_b_c.pdf Name: ____ * note 5* ~",
		"2*3*4 a_b_c.pdf Name: ____ * note 5* ~",
	],
	["points, of which one begins with a figure", "• Aadhaar\n• 2 photos\n▪ PAN", "Aadhaar\n2 photos\nPAN"],
	["a heading and one point", "पहला\r\n\r\n•\tदूसरा\r\n", "पहला\nदूसरा"],
	["points in quotation marks", "- “Form A”\n- (b) else", "“Form A”\n(b) else"],
	["letters of Kruti Dev", 'uxj ikfydk ifj"kn~ dh cSBd~', 'uxj ikfydk ifj"kn~ dh cSBd~'],
	["a single word with its space", " नगर ", " नगर "],
	["what only looks like a list", "10-5 o'clock - or later", "10-5 o'clock - or later"],
	["the joiners of Hindi", "अधि\u200dकारी", "अधि\u200dकारी"],
])("%s become plain text", (_, copied, plain) => {
	expect(plainText(copied)).toBe(plain);
});

test.each([
	"✓",
	"✔",
	"●",
	"○",
	"-",
	"–",
	"- 3.2 %",
	"- 5,000",
	"– 5",
	"−5",
	"(5,000)",
	"§ 128 Act",
	"* applies",
	"• one point alone",
	"Tax: 5 %\n* applies from April",
	"✓ Aadhaar\n○ PAN\n✓ Photo",
	"● open\n○ closed\n● open",
	"- 5,000\n- 300\n– 7",
	"§ 128 Act\n§ 129 Act",
	"~100~",
	"was ~100~ 80",
	"*5* _1_ *x* _x_",
	"₹ *500*",
])("%j stays as it was copied", (copied) => {
	expect(plainText(copied)).toBe(copied);
	expect(plainCell(copied)).toBe(copied);
});

test("in a cell no line is a point of a list", () => {
	expect(plainCell("- Road\n- Drain")).toBe("- Road\n- Drain");
});
