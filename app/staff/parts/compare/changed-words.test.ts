import { expect, test } from "vitest";
import { changedWords } from "./changed-words.ts";

const marked = (...[before, after, lang]: Parameters<typeof changedWords>) =>
	changedWords(before, after, lang)
		.map(({ kind, words }) => (kind === "same" ? words : `${kind === "added" ? "+" : "-"}[${words}]`))
		.join("");

test("Hindi words are compared whole, never by their signs", () => {
	expect(marked("दिनांक 20 नवंबर तक जमा करें।", "दिनांक 5 दिसंबर तक ज़रूर जमा करें।", "hi")).toBe(
		"दिनांक -[20 नवंबर]+[5 दिसंबर] तक +[ज़रूर ]जमा करें।",
	);
});

test("English words are compared with what stands between them kept", () => {
	expect(marked("Open till 5 pm.", "Open till 6 pm, daily.", "en")).toBe("Open till -[5]+[6] pm+[, daily].");
});
