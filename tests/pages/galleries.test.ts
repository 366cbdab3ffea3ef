import { expect, test } from "vitest";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { openTown } from "#server/content/from-files.ts";
import { composition, gallery } from "../../contract/content/limits.ts";
import { languages } from "../../contract/language.ts";
import { pagePath } from "../../contract/pages.ts";
import { demoCounts } from "../support/demo-town.ts";
import { openSite } from "../support/own-site.ts";
import { mainOf } from "../support/read-files.ts";
import { type Piece, readPage } from "../support/read-page.ts";

/** The galleries in a browser without script; how a photo is opened is in galleries.spec.ts. */
const photos = pagePath("photoGallery", "en");
const lastPage = Math.ceil(demoCounts.photos / gallery.pageSize);
const onLastPage = demoCounts.photos - (lastPage - 1) * gallery.pageSize;

/** The photos of a page, and the steps of its pager. */
async function galleryAt(path: string) {
	const main = (await readPage(path)).the("main");
	const pager = main.named("nav", path.startsWith("/hi") ? "गैलरी के पृष्ठ" : "Pages of the gallery");
	return {
		main,
		ids: main.all('a[id^="photo-"]').map(({ attributes: { id } }) => Number(id?.slice("photo-".length))),
		current: pager.the('[aria-current="page"]').text,
		step: (name: string) =>
			[...pager.all("a"), ...pager.all('[role="link"]')].find(({ text }) => text === name)?.attributes,
	};
}

test.each(languages)(
	`the Photo Gallery (%s) shows ${gallery.pageSize} photos a page, the newest first, ${demoCounts.photos} in all`,
	async (lang) => {
		const seen: number[] = [];
		for (let number = 1; number <= lastPage; number++) {
			const { ids } = await galleryAt(`${pagePath("photoGallery", lang)}?page=${number}`);
			expect(ids).toHaveLength(number === lastPage ? onLastPage : gallery.pageSize);
			seen.push(...ids);
		}
		expect(new Set(seen).size).toBe(demoCounts.photos);
		expect(seen).toEqual(seen.toSorted((one, other) => other - one));
	},
);

test.each(languages)(
	"the Photo Gallery (%s) is narrowed by theme, month and place, and stays so in its links",
	async (lang) => {
		const base = pagePath("photoGallery", lang);
		const words = lang === "en" ? "November 2026 · Canal Road" : "नवंबर 2026 · नहर मार्ग";
		const works = await readPage(`${base}?theme=works`);
		expect(
			works
				.the("main")
				.named("ul", lang === "en" ? "Themes" : "विषय")
				.the("[aria-current]").text,
		).toBe(lang === "en" ? "Works and services" : "काम और सेवाएँ");
		expect(works.the("main").all('a[rel="next"]')[0]?.attributes.href).toBe(`${base}?theme=works&page=2`);
		const [first] = (await readPage(`${base}?theme=works&month=2026-11&place=Canal+Road`))
			.the("main")
			.all('a[id^="photo-"]');
		expect(first?.text).toContain(words);
		expect(first?.attributes.href).toBe(`${base}?theme=works&month=2026-11&place=Canal+Road&photo=138`);
		const none = (await readPage(`${base}?month=1999-01&theme=nothing`)).the("main");
		expect(none.all('a[id^="photo-"]')).toEqual([]);
		expect(none.text).toContain(lang === "en" ? "There is no photo of that." : "ऐसी कोई फ़ोटो नहीं है।");
	},
);

test("Previous is disabled on the first page, Next on the last, and the current page is marked", async () => {
	const first = await galleryAt(photos);
	expect(first.current).toBe("1");
	expect(first.step("Previous")?.["aria-disabled"]).toBe("true");
	expect(first.step("Next")?.href).toBe(`${photos}?page=2`);
	const second = await galleryAt(`${photos}?page=2`);
	expect(second.current).toBe("2");
	expect(second.step("Previous")?.href).toBe(photos);
	expect(second.main.all(`a[href="${photos}?page=${lastPage}"]`).length).toBeGreaterThan(0);
	const last = await galleryAt(`${photos}?page=${lastPage}`);
	expect(last.step("Next")?.["aria-disabled"]).toBe("true");
	expect(last.step("Previous")?.["aria-disabled"]).toBeUndefined();
});

test("the address of a photo that isn't there is answered with the first page", async () => {
	const { current, ids, main } = await galleryAt(`${photos}?photo=999999`);
	expect(current).toBe("1");
	expect(ids).toHaveLength(gallery.pageSize);
	expect(main.all("dialog[open]")).toEqual([]);
});

test("an odd page is the first, and one behind the last is the last", async () => {
	expect((await galleryAt(`${photos}?page=1.5`)).current).toBe("1");
	expect((await galleryAt(`${photos}?page=${lastPage + 7}`)).current).toBe(String(lastPage));
});

const link = (dialog: Piece, label: string) =>
	dialog.all("a").find(({ attributes, text }) => (attributes["aria-label"] ?? text) === label)?.attributes
		.href;

test.each(["photoGallery", "galleryPage"] as const)(
	"%s: an open photo says its place, leads to the one before and after, and is closed onto its page",
	async (name) => {
		const path = pagePath(name, "en");
		const count = name === "photoGallery" ? demoCounts.photos : demoCounts.homePhotos;
		const dialogAt = async (address = "") => (await readPage(address)).the("dialog[open]");
		const [, second] = (await readPage(path)).the("main").all('a[id^="photo-"]');
		const opened = await dialogAt(second?.attributes.href);
		expect(opened.text).toContain(`2 / ${count}`);
		const next = await dialogAt(link(opened, "Next photo"));
		expect(next.text).toContain(`3 / ${count}`);
		expect(link(next, "Previous photo")).toBe(second?.attributes.href);
		expect(link(next, "Close the photo")).toBe(path);
	},
);

test("a photo of another page is closed onto that page", async () => {
	const { ids } = await galleryAt(`${photos}?page=3`);
	const dialog = (await readPage(`${photos}?photo=${ids[0]}`)).the("dialog[open]");
	expect(dialog.text).toContain(`${2 * gallery.pageSize + 1} / ${demoCounts.photos}`);
	expect(link(dialog, "Close the photo")).toBe(`${photos}?page=3`);
});

test("the Video Gallery shows films in a player, YouTube by our own picture in a new tab, and nothing else", async () => {
	const main = (await readPage(pagePath("videoGallery", "en"))).the("main");
	const cards = main.named("ul", "Videos").all("li");
	expect(cards.length).toBeGreaterThan(0);
	for (const card of cards) {
		const [film] = card.all("video");
		if (film) {
			expect(film.attributes.controls).toBeDefined();
			expect(film.the("source").attributes.src).toMatch(/\.mp4(\?|$)/);
			expect(film.text).toContain("Your browser does not support the video tag.");
		} else {
			expect(card.the("a").attributes).toMatchObject({
				href: expect.stringMatching(/^https:\/\/(www\.)?(youtube\.com|youtu\.be)\//),
				target: "_blank",
				rel: "noopener noreferrer",
			});
			expect(card.the("a").text).toContain("(opens in a new tab)");
		}
	}
});

test("a gallery photo that is ticked for it stands on the home page before the photos of its own, and there are six", async () => {
	const ticked = (csv: string) =>
		csv
			.replace(/,src$/m, ",src,home")
			.replace(/pond\.svg$/m, "pond.svg,")
			.replace(/pond\.svg$/m, "emblem.svg,true");
	const changed = changedTown({ "tables/photos.csv": ticked });
	const { app, text } = await openSite(openTown(changed));
	const [, highlights = ""] =
		/aria-labelledby="highlights-title"(.*?)<\/section>/s.exec(mainOf(await text("/"))) ?? [];
	await app.close();
	const shown = [...highlights.matchAll(/<img src="\/media\/(\w+)/g)].map(([, name]) => name);
	expect(shown).toEqual(["emblem", ...Array(composition.highlights - 1).fill("pond")]);
});
