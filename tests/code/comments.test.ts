import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Folders whose comments are English as the field writes it; a folder that is rewritten is added. */
const done = [
	"contract",
	"server",
	"bench",
	"tools",
	"tests",
	"app/public",
	"app/parts",
	"app/words",
	"app/look",
	"app/session",
	"app/navigation",
	"app/staff",
];

/** A question or relative word at the start of a comment, on the line of its opening or on the next. */
const riddle =
	/(?:\/\/|\/\*\*?)(?:\s+(?:\*\s+)?)(?:What|Where|Whoever|Who|Whose|Which|How|When|One of these|(?:By|In|From|Of|With|To|On|Under|For) (?:what|which|whom|whose|when|one that))\b/;
const riddles = new RegExp(`^[ \\t]*${riddle.source}.*`, "gm");

test.each([
	["/** What a form holds. */", true],
	["\t/**\n\t * By which it is found.\n\t */", true],
	["// Whose turn it is", true],
	["/** Whether it is open. */", false],
	["/** Reads what a form holds. */", false],
	['link("https://example.org") // What follows', false],
])("%s", (code, expected) => {
	expect((code.match(riddles) ?? []).length > 0).toBe(expected);
});

test("a comment begins with a verb or a noun, not with a question", () => {
	const sources = globSync(`{${done.join(",")}}/**/*.{ts,tsx,mjs,css}`, {
		cwd: root,
		exclude: ["**/node_modules/**"],
	});
	expect(sources.length).toBeGreaterThan(400);
	const found = sources
		.filter((file) => file !== "tests/code/comments.test.ts")
		.flatMap((file) =>
			(readFileSync(join(root, file), "utf8").match(riddles) ?? []).map(
				(comment) => `${file}: ${comment.trim()}`,
			),
		);
	expect(found).toEqual([]);
});
