import { pagePath } from "../../contract/pages.ts";
import { expect, scriptIsThere, test } from "../support/site.ts";

test("Home fetches the Devanagari letters once, for the town's name on its board", async ({ plain: tab }) => {
	const asked: string[] = [];
	tab.on("request", (request) => asked.push(request.url()));
	await tab.goto("/", { waitUntil: "networkidle" });
	expect(asked.filter((url) => /-hindi-800.*woff2$/.test(url))).toHaveLength(1);
});

for (const [path, others] of [
	["/", /-hindi-800/],
	["/hi", /-english-800/],
] as const) {
	test(`on a phone ${path} writes the town's name in the other language in letters of the phone's own`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 844 });
		const faces: string[] = [];
		page.on("request", (request) => {
			if (request.url().endsWith(".woff2")) faces.push(request.url());
		});
		await page.goto(path, { waitUntil: "networkidle" });
		expect(faces.length).toBeGreaterThan(0);
		expect(faces.filter((face) => others.test(face))).toEqual([]);
	});
}

test("a Hindi page without an English word in its headings fetches the Hindi face alone, which has the numbers", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	for (const name of ["wards", "photoGallery", "birthCertificate"] as const) {
		await page.goto(pagePath(name, "hi"));
		await scriptIsThere(page);
		await page.evaluate(() => document.fonts.ready.then(() => undefined));
	}
	const faces = asked.flatMap((url) => /-([a-z]+)-800[^/]*\.woff2$/.exec(url)?.[1] ?? []);
	expect([...new Set(faces)].sort()).toEqual(["hindi"]);
});

test("an unknown address, an answer to a question and a staff page take their script over in silence", async ({
	page,
	complaints,
}) => {
	for (const path of [
		"/no-such-page",
		"/hi/no/such/page",
		"/info/acts?q=act",
		"/gallery/photos?page=2",
		"/admin",
	]) {
		await page.goto(path);
		await scriptIsThere(page);
		expect(complaints, path).toEqual([]);
	}
});
