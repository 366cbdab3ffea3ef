import { expect, test } from "vitest";
import { changedWords, movedRows } from "./changed-words.ts";

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

test("of an order only what was moved is told, not what it shifts", () => {
	expect(movedRows(["a", "b", "c", "d"], ["d", "a", "b", "c"])).toEqual([{ key: "d", from: 4, to: 1 }]);
	expect(movedRows(["a", "b"], ["a", "new", "b"])).toEqual([{ key: "new", from: undefined, to: 2 }]);
	expect(movedRows(["a", "gone", "b"], ["a", "b"])).toEqual([]);
});
