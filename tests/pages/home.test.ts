import { expect, test } from "vitest";
import { composition } from "../../contract/content/limits.ts";
import { demoCounts } from "../support/demo-town.ts";
import { get } from "../support/pages.ts";
import { readPage } from "../support/read-page.ts";

/** Content of Home without script; its motion and controls are in home.spec.ts. */
const main = (await readPage("/")).the("main");

test("News & Notices shows ten tender notices: NEW, a Hindi title, a date, each to the portal in a new tab", () => {
	const shown = main.named("section", "News & Notices").all("li");
	const notices = shown.filter(({ attributes }) => attributes["aria-hidden"] !== "true");
	expect(notices).toHaveLength(demoCounts.notices);
	for (const notice of notices) {
		expect(notice.text).toContain("NEW");
		expect(notice.the('[lang="hi"]').text).toMatch(/[ऀ-ॿ]/);
		expect(notice.the("time").attributes.datetime).toMatch(/^\d{4}-\d\d-\d\d$/);
		expect(notice.the("a").attributes).toMatchObject({
			href: expect.stringMatching(/^https:\/\//),
			target: "_blank",
		});
	}
});

test("over its picture lies the hour, drawn for whoever asks and kept by nobody", async () => {
	const [hour = ""] = main
		.all("img")
		.flatMap(({ attributes: { src } }) => (src?.startsWith("/hour.svg") ? [src] : []));
	const drawn = await get(hour);
	expect([drawn.status, drawn.headers.get("cache-control")]).toEqual([200, "no-store"]);
	expect(await drawn.text()).toMatch(/^<svg .*<circle/s);
	expect((await get("/hour.svg?of=1-2-3-4-999999")).status).toBe(404);
});

test("six quick links: the board members list, and five that go home, to a part of it", () => {
	const links = main.named("nav", "Quick links").all("a");
	const [board, ...home] = links.map(({ attributes: { href } }) => href);
	expect(board).toBe("/boardmembers");
	expect(home).toHaveLength(composition.quickLinks - 1);
	for (const href of home) {
		expect(href).toMatch(/^\/#[a-z]+$/);
		main.the(`${href?.slice(1)}`);
	}
});

test("four important links: e-tender outside, budget home, balance sheet nowhere, directory inside", async () => {
	const cards = main.named("section", "Important Links").all("article");
	const card = (title: string) => cards.find(({ text }) => text.includes(title));
	const tender = card("E-TENDER INFORMATION");
	expect(tender?.the("a").attributes.target).toBe("_blank");
	expect(tender?.text).toContain("1 June 2025");
	expect(tender?.the('p[lang="hi"]').text).toMatch(/[ऀ-ॿ]/);
	expect(card("BUDGET")?.the("a").attributes.href).toBe("/#budget");
	expect(main.the("#budget").text).toContain("accounts department");
	// It leads to no page; the number of the office is there to be called.
	expect(card("BALANCE SHEET")?.the("a").attributes.href).toMatch(/^tel:/);
	expect(card("DIRECTORY")?.the("a").attributes.href).toBe("/content/employeesdirectory");
});

test("the stone of the water leads to what it promises", async () => {
	const stone = main.all("a").find(({ text }) => text.startsWith("Water connection"));
	const [path = "", hash] = stone?.attributes.href?.split("#") ?? [];
	expect((await readPage(path)).the(hash ? `#${hash}` : "h1").text).toMatch(/water connection/i);
});

test("three doors lead to paying, certificates and complaints, and today's board says what staff publish anyway", () => {
	const doors = main.named("ul", "Pay, get a certificate, complain").all("a");
	expect(doors.map(({ attributes: { href } }) => href)).toEqual([
		"/services/house-tax",
		"/services/water-bill",
		"/services/birth-certificate",
		"/services/death-certificate",
		"/complaint",
		expect.stringMatching(/^tel:/),
	]);
	const labels = main.all("dt").map(({ text }) => text);
	for (const label of ["Office", "Waste vehicle", "Tenders"]) expect(labels).toContain(label);
});

test("six photo highlights and View All lead to the Photo Gallery", () => {
	const links = main.named("section", "Photo Highlights").all("a");
	expect(links.map(({ attributes: { href } }) => href)).toEqual(
		Array(composition.highlights + 1).fill("/gallery/photos"),
	);
});
