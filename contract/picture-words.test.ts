import { expect, test } from "vitest";
import { idleWords } from "./picture-words.ts";

const both = (text: string) => ({ en: text, hi: text });
const found = (title: string, description: string, name = "photos/IMG_2041.jpg") =>
	idleWords({ title: both(title), description: both(description) }, name.split("/").at(-1) ?? "").map(
		({ part, lang, outcome }) => `${part}.${lang} ${outcome}`,
	);

test("a picture's title isn't its file's name, and its description is neither, whatever the capitals and signs", () => {
	expect(found("The old stepwell", "Stone steps with dry leaves")).toEqual([]);
	expect(found("img 2041", "Stone steps")).toEqual(["title.en titleIsFileName", "title.hi titleIsFileName"]);
	for (const description of ["the old  stepwell.", "IMG-2041"]) {
		expect(found("The old stepwell", description)).toEqual([
			"description.en descriptionIsTitle",
			"description.hi descriptionIsTitle",
		]);
	}
	expect(found("", "")).toEqual([]);
	expect(idleWords({ description: both("IMG_2041") }, "IMG_2041.jpg")).toHaveLength(2);
});
