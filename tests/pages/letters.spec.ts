import { sweep } from "../support/long.ts";
import { expect, scriptIsThere, reading as test } from "../support/site.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1366, height: 768 };

const needs = [
	{
		what: "Home both faces, for the town's name on its board",
		path: "/",
		size: desk,
		faces: ["Anek English", "Anek Hindi"],
	},
	{
		what: "on a phone, in its own letters, that of its language",
		path: "/",
		size: phone,
		faces: ["Anek English"],
	},
	{ what: "the same in Hindi", path: "/hi", size: phone, faces: ["Anek Hindi"] },
	{
		what: "a Hindi page the Hindi face, which has the numbers",
		path: "/hi/about/wards",
		size: desk,
		faces: ["Anek Hindi"],
	},
	{ what: "photos too", path: "/hi/gallery/photos", size: desk, faces: ["Anek Hindi"] },
	{ what: "a service too", path: "/hi/services/birth-certificate", size: desk, faces: ["Anek Hindi"] },
];

test("of the display faces a page fetches what its words need, and no other", async ({ page }) => {
	for (const { what, path, size, faces } of sweep(needs, needs.slice(0, 4))) {
		await page.setViewportSize(size);
		await page.goto(path);
		await scriptIsThere(page);
		const loaded = await page.evaluate(async () => {
			await document.fonts.ready;
			const used = [...document.fonts].filter(({ status }) => status !== "unloaded");
			return used.map(({ family }) => family).sort();
		});
		expect(loaded, what).toEqual(faces);
	}
});
