import { afterAll, beforeAll, expect, test } from "vitest";
import { type DeskKind, deskKindNames, wholeKey } from "#contract/content/desk.ts";
import { isGroup, type Row, type RowValue } from "#contract/content/row.ts";
import { type Lang, languages, type Text } from "#contract/language.ts";
import { days } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { previewAddress } from "#contract/preview.ts";
import { alert } from "../support/alert.ts";
import { type CallAs, callerAt, firstSettings, signIn } from "../support/clerk.ts";
import { devgarh } from "../support/devgarh.ts";
import { isLong, sweep } from "../support/long.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** Decision 35: a preview opens the page on which readers will see the change, whatever kind it is of. */
const mark: Text = { en: "seen here first", hi: "यहीं दिखेगा" };

/** A figure at a glance has room for a few letters. */
const withoutRoom = ["atAGlance"];

/** The same row with the mark in each of its texts. */
function marked(value: RowValue): RowValue {
	if (Array.isArray(value)) return value.map(marked);
	if (!isGroup(value)) return value;
	const fields = Object.entries(value).map(([name, each]) => {
		if (withoutRoom.includes(name)) return [name, each];
		const isWords = typeof each === "string" && languages.some((lang) => lang === name);
		return [name, isWords ? `${each} ${mark[name as Lang]}` : marked(each)];
	});
	return Object.fromEntries(fields);
}

type TownName = "Devgarh" | "the demo town";

/** The row to look at, where the first of the list isn't shown or has no words. */
const chosen: Readonly<Record<TownName, Partial<Record<DeskKind, string>>>> = {
	Devgarh: { facts: "registrationDays", pictures: "pond.svg", searchWords: "2" },
	"the demo town": { facts: "oldAgeFrom", pictures: "places/canal-ghat.svg" },
};

/** Rows in force now, for kinds whose rows in the towns are over. */
const written: Readonly<Partial<Record<DeskKind, Row>>> = {
	alerts: alert,
	serviceStatus: {
		service: "birthCertificate",
		state: "limited",
		text: alert.text,
		starts: alert.starts,
		ends: alert.ends,
	},
};

/** Menus that a town which has none of its own could write. */
const usualMenus: Row = { titles: { acts: { en: "Acts", hi: "अधिनियम" } } };

/** Kinds of which the demo town has no row. */
const inDevgarh: readonly DeskKind[] = ["documents", "redirects", "searchWords"];
/** Pages that Devgarh doesn't have, and so no words of them. */
const notInDevgarh: readonly DeskKind[] = ["galleryPage", "divyangPensionPage"];

/** No page has their words: they lead to the page that is opened. */
const leadTo: readonly DeskKind[] = ["departments", "redirects", "searchWords", "serviceTimes", "wardMap"];

const onNoPage: readonly DeskKind[] = ["complaintAnswers", "messages"];

interface Made {
	readonly ticket: string;
	readonly pages: readonly { readonly title: Text; readonly path: Text }[];
}

/** The real server of a town, as a clerk who previews sees it. */
class Previewer {
	readonly #server: ServerProcess;
	readonly #ask: CallAs;

	private constructor(server: ServerProcess, ask: CallAs) {
		this.#server = server;
		this.#ask = ask;
	}

	static async open(settings: Record<string, string>): Promise<Previewer> {
		const server = await startServer({ ...firstSettings, LOG_LEVEL: "info", ...settings });
		return new Previewer(server, callerAt(server.address, await signIn(server.address)));
	}

	async row(kind: DeskKind, key?: string): Promise<{ key?: string; row: Row; version?: number }> {
		const own = written[kind];
		if (own) return { row: own };
		const query = key === undefined ? "" : `?key=${encodeURIComponent(key)}`;
		const [found] = (await this.#ask("GET", `/api/content/${kind}${query}`)).json.rows;
		return kind === "menus" && !found?.row?.menus ? { key: wholeKey, row: usualMenus } : found;
	}

	/** The page while the row is written; `path` is where it was drawn before. */
	async draw(kind: DeskKind, lang: Lang, sent: object) {
		const { status, json } = await this.#ask("POST", `/api/content/${kind}/page`, { lang, ...sent });
		expect(status).toBe(200);
		return json as { page?: { path: Text; html: string }; mistake?: string };
	}

	async preview(kind: DeskKind, sent: object, allPages = true): Promise<Made> {
		const body = { ...sent, allPages };
		const { status, json } = await this.#ask("POST", `/api/content/${kind}/preview`, body);
		expect([status, json.fieldErrors ?? {}], kind).toEqual([200, {}]);
		return json;
	}

	/** Opens one of its pages with the ticket; the one to look at, unless another is named. */
	async look(
		{ ticket, pages: [first] }: Made,
		lang: Lang,
		path = first?.path[lang] ?? "/no-page",
	): Promise<string> {
		const headers = { "accept-encoding": "identity" };
		const response = await fetch(this.#server.address + previewAddress(path, ticket), { headers });
		expect([response.status, response.headers.get("cache-control")], path).toEqual([200, "no-store"]);
		return response.text();
	}

	async get(path: string) {
		const { status, headers } = await fetch(this.#server.address + path);
		return { status, cached: headers.get("cache-control"), robots: headers.get("x-robots-tag") };
	}

	async asReader(path: string): Promise<string> {
		return (await fetch(this.#server.address + path)).text();
	}

	/** A call of the kind, `/submit` for one. */
	async publish(kind: DeskKind, body: object, call = ""): Promise<string> {
		const { status, json } = await this.#ask("POST", `/api/content/${kind}${call}`, body);
		expect([status, json.fieldErrors ?? {}], kind).toEqual([200, {}]);
		return json.key;
	}

	/** Publishings that its log has told. */
	published(): number {
		return this.#server.printed().match(/"msg":"published"/g)?.length ?? 0;
	}

	async close(): Promise<void> {
		await this.#server.stop();
	}
}

let small: Previewer;
let demo: Previewer | undefined;
beforeAll(async () => {
	small = await Previewer.open({ TOWN: devgarh });
	if (isLong) demo = await Previewer.open({});
});
afterAll(async () => {
	await small.close();
	await demo?.close();
});
const pathsOf = ({ pages }: Made) => pages.map(({ path }) => path.en);

const ofDevgarh = deskKindNames
	.filter((kind) => !notInDevgarh.includes(kind))
	.map((kind) => ["Devgarh", kind] as const);
const ofDemo = deskKindNames
	.filter((kind) => !inDevgarh.includes(kind))
	.map((kind) => ["the demo town", kind] as const);

test.each(sweep([...ofDevgarh, ...ofDemo], ofDevgarh))(
	"the page that is opened shows the new words, in its language: %s, %s",
	async (name, kind) => {
		const town = name === "Devgarh" || !demo ? small : demo;
		const { key, row } = await town.row(kind, chosen[name][kind]);
		// A photo under the news has no words of its own: another file is what changes.
		const isFile = kind === "newsPhotos";
		const file = town === demo ? "officers/13.svg" : "emblem.svg";
		const next = isFile ? { ...row, src: file } : marked(row);
		const made = await town.preview(kind, { ...(key && { key }), row: next }, false);
		expect(made.pages).toHaveLength(onNoPage.includes(kind) ? 0 : 1);
		if (onNoPage.includes(kind)) return;
		const one: Lang = deskKindNames.indexOf(kind) % 2 === 0 ? "hi" : "en";
		for (const lang of sweep(languages, [one])) {
			const html = await town.look(made, lang);
			if (leadTo.includes(kind)) expect(pathsOf(made)[0], kind).not.toBe("/");
			else expect(html, lang).toContain(isFile ? file : mark[lang]);
		}
	},
);

test("with a preview's address a page is seen as it will be, and by nobody without it", async () => {
	const { ticket } = await small.preview("alerts", { row: alert });
	for (const path of ["/", "/search?q=water"]) {
		const seen = previewAddress(path, ticket);
		expect(await small.get(seen), path).toEqual({ status: 200, cached: "no-store", robots: "noindex" });
		expect(await small.asReader(seen)).toContain(alert.text.en);
		expect(await small.asReader(path), path).not.toContain(alert.text.en);
	}
	for (const guess of ["", "x", `${ticket.slice(0, -1)}-`]) {
		expect((await small.get(`/hi?preview=${guess}`)).status, guess).toBe(404);
		expect(await small.asReader(`/hi?preview=${guess}`), guess).not.toContain(alert.text.hi);
	}
	// An address that only looks as if it had a ticket is a public one.
	for (const path of ["/?xpreview=1", "/?xpreview=", "/search?q=preview=1"])
		expect(await small.get(path), path).toEqual({ status: 200, cached: "no-cache", robots: null });
	const later = { ...alert, starts: "2031-03-01", ends: "2031-03-02" };
	const made = await small.preview("alerts", { row: later });
	expect(await small.look(made, "en", "/")).not.toContain(alert.text.en);
});

test("what is new is seen at the address that it will have, before anybody else can", async () => {
	const story = await small.row("stories");
	const page = await small.row("ownPages");
	const photo = await small.row("photos");
	for (const [kind, row, path] of [
		["stories", { ...story.row, $name: "new-bridge" }, "/news/event/new-bridge"],
		["ownPages", { ...page.row, $name: "bridges", path: "/services/bridges" }, "/services/bridges"],
		["photos", photo.row, `/gallery/photos?photo=${Number(photo.key) + 1}`],
	] as const) {
		const made = await small.preview(kind, { row: marked(row) });
		expect(pathsOf(made)[0]).toBe(path);
		for (const lang of languages) expect(await small.look(made, lang)).toContain(mark[lang]);
		expect(await small.asReader(path)).not.toContain(mark.en);
	}
});

test("every page that uses a fact is named, and no other", async () => {
	const { key, row } = await small.row("facts", "registrationDays");
	const value = { en: "31 to 46 days", hi: "31 से 46 दिन" };
	const made = await small.preview("facts", { key, row: { ...row, value } });
	expect(made.pages.length).toBeGreaterThan(1);
	for (const { path } of made.pages) {
		const seen = await Promise.all(languages.map((lang) => small.look(made, lang, path[lang])));
		expect(
			seen.some((html, at) => html.includes(value[languages[at] as Lang])),
			path.en,
		).toBe(true);
	}
	for (const other of ["/info/acts", "/about/wards"]) {
		expect(pathsOf(made)).not.toContain(other);
		expect(await small.look(made, "en", other)).not.toContain(value.en);
	}
	const unused = { $name: "bridges", value: mark, asOn: "2026-11-02", source: "Survey" };
	expect((await small.preview("facts", { row: unused })).pages).toEqual([]);
});

test("what comes later is seen as of its moment, and only what it changes is named", async () => {
	const later = { ...alert, on: "contact", starts: "2031-03-01", ends: "2031-03-02" };
	const at = "2031-03-01T00:00:00.000Z";
	const made = await small.preview("alerts", { row: later, at });
	expect(pathsOf(made)).toEqual(["/contact-helpline"]);
	expect(await small.look(made, "hi")).toContain(alert.text.hi);
	const notice = await small.row("notices");
	const now = Date.now();
	const date = indianDay(now + days(3));
	const ahead = {
		...(marked(notice.row) as Row),
		date,
		closes: indianDay(now + days(9)),
		opens: "",
	};
	const then = new Date(Date.parse(date)).toISOString();
	const seen = await small.preview("notices", { key: notice.key, row: ahead, at: then });
	expect(pathsOf(seen)[0]).toBe(`/info/notices?notice=${notice.key}`);
	expect(await small.look(seen, "en")).toContain(mark.en);
});

test("what has just been published is compared with what readers have now", async () => {
	const { key, row, version } = await small.row("acts");
	// Nothing was made anew for readers, neither at the start nor for what waits.
	await small.publish("acts", { key, basedOn: version, row: marked(row) }, "/submit");
	await small.publish("acts", { key, number: (version ?? 0) + 1 }, "/approve");
	await expect.poll(() => small.published()).toBe(1);
	expect(pathsOf(await small.preview("acts", { key, row: marked(row) }))).toEqual(["/info/acts"]);
	const ward = await small.row("wards");
	const same = await small.preview("wards", { key: ward.key, row: ward.row });
	expect(pathsOf(same)).toEqual(["/about/wards"]);
	expect(await small.look(same, "en", "/info/acts")).toContain(mark.en);
});

test("what is being written is drawn in either language where readers will see it, and left nowhere", async () => {
	const { key, row } = await small.row("facts", "registrationDays");
	const value = { en: "33 days", hi: "33 दिन" };
	const first = await small.draw("facts", "hi", { key, row: { ...row, value } });
	expect(first.page?.html).toContain(value.hi);
	// Looked for once, it is drawn there again; another page can be looked at too.
	const path = first.page?.path.en;
	expect((await small.draw("facts", "en", { key, row: { ...row, value }, path })).page?.html).toContain(
		value.en,
	);
	expect((await small.draw("facts", "en", { key, row, path: "/info/acts" })).page?.path.en).toBe(
		"/info/acts",
	);
	// A row with a place of its own is drawn there, whatever was looked at before.
	const notice = await small.row("notices");
	const drawn = await small.draw("notices", "en", {
		key: notice.key,
		row: marked(notice.row),
		path: "/info/acts",
	});
	expect([drawn.page?.path.en, drawn.page?.html]).toEqual([
		`/info/notices?notice=${notice.key}`,
		expect.stringContaining(mark.en),
	]);
	expect(await small.asReader(`/info/notices?notice=${notice.key}`)).not.toContain(mark.en);
	// A page whose picture has a point of its own carries the crop; no other page does.
	const photo = await small.row("photos");
	const sheet = /focus[\w-]*\.css"\/><\/head>/;
	const cropped = await small.draw("photos", "en", { key: photo.key, row: { ...photo.row, focus: "30 80" } });
	expect(cropped.page?.html).toContain('data-focus="x3 y8"');
	expect(cropped.page?.html).toMatch(sheet);
	expect(drawn.page?.html).not.toMatch(sheet);
	const unfinished = await small.draw("notices", "en", { row: { ...notice.row, closes: "soon" } });
	expect(unfinished).toEqual({ mistake: expect.stringMatching(/date|day/i) });
});
