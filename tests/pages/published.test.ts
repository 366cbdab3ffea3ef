import { join } from "node:path";
import { queryObjects } from "node:v8";
import fc from "fast-check";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import type { ContentKind } from "#contract/content/kinds.ts";
import type { Row } from "#contract/content/row.ts";
import { fileAddresses } from "#contract/files.ts";
import { languages, withPrefix } from "#contract/language.ts";
import { minutes } from "#contract/limits.ts";
import { aheadOfUtc } from "#contract/moments.ts";
import { workerPath } from "#contract/offline.ts";
import { pagePath } from "#contract/pages.ts";
import { devgarh } from "#server/content/devgarh.fixture.ts";
import { readFolder, townOf } from "#server/content/from-files.ts";
import type { DeskRow } from "#server/content/overlay.ts";
import { ContentSnapshot } from "#server/content/snapshot.ts";
import { readEnv } from "#server/env.ts";
import { SharedClock } from "#server/kit/clock.ts";
import type { Part } from "#server/kit/track-reads.ts";
import { openStore } from "#server/media/open-store.ts";
import { PageCounts } from "#server/media/pdf/page-counts.ts";
import { Uploaded } from "#server/media/uploaded.ts";
import { CompressedPages } from "#server/pages/compressed-pages.ts";
import { PageHandler } from "#server/pages/page-handler.ts";
import { type ContentRenderer, createRenderer, type Renderer } from "#server/pages/render.ts";
import { Pictures } from "#server/pictures/pictures.ts";
import { SiteSearch } from "#server/search/site-search.ts";
import { readContent } from "#server/site/content.ts";
import { Site } from "#server/site/site.ts";
import { newFolder } from "../support/folders.ts";
import { isLong, seed, sweep } from "../support/long.ts";

/** Publishing forgets exactly the answers that read what has changed (decision 34). */
const dataDir = newFolder("data");
const env = readEnv({ LOG_LEVEL: "silent", PORT: "0", TOWN: devgarh });
const reading = readFolder(devgarh);
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Every public page in one of its languages, a page of staff, every file that has one language or is English, and answers to questions. */
const addresses = [
	...townOf(reading, [])
		.pages.all.filter(({ audience, name }) => audience === "public" && name !== "userList")
		.map(({ path }, index) => withPrefix(path, index % 2 === 0 ? "en" : "hi")),
	"/admin",
	...fileAddresses.filter(({ lang }) => lang === "en").map(({ path }) => path),
	"/hi/info/notices/feed.atom",
	"/404",
	"/search?q=pond",
	"/hi/search?q=talab",
	"/search/suggestions.json?q=dra",
	"/info/notices?notice=1",
	"/info/notices?q=pond",
	"/info/acts?q=act",
	"/qr.svg?page=acts",
];

/** One of every sort, for what stands on every page or on those that are here. */
const few = sweep(addresses, [
	"/",
	"/services",
	"/services/sanitation",
	"/contact-helpline",
	"/info/notices",
	"/info/notices?notice=1",
	"/hi/info/notices/feed.atom",
	"/info/acts",
	"/info/open-data/acts.csv",
	"/admin",
	"/404",
	"/hi/search?q=talab",
	"/search/suggestions.json?q=dra",
	"/sitemap.xml",
]);

/** Answers are compared as they are; packing each as small as it can be is a third of the time. */
class Unpacked extends CompressedPages {
	override readonly compress = async (plain: Buffer) => plain;
}

let renderer: Renderer;
let handler: PageHandler;
let site: Site;
let clock: SharedClock;
/** Pages rendered since it was last emptied, and the parts that each answer read. */
const rendered = new Set<string>();
const reads = new Map<string, ReadonlySet<Part>>();
/** Called in the middle of each rendering. */
let meanwhile: (address: string) => void = () => {};

function watched(content: ContentRenderer): ContentRenderer {
	return {
		...content,
		render: async (request, parts) => {
			const { pathname, search } = new URL(request.url);
			const response = await content.render(request, parts);
			rendered.add(pathname + search);
			reads.set(pathname + search, parts);
			meanwhile(pathname + search);
			return response;
		},
	};
}

const missed: string[] = [];

beforeAll(async () => {
	clock = new SharedClock();
	const known = {
		pictures: new Pictures(join(devgarh, "media"), dataDir),
		pageCounts: new PageCounts(dataDir),
		uploaded: new Uploaded(openStore({ mediaStore: join(dataDir, "uploads") })),
		clock,
	};
	const first = readContent({ town: devgarh, database: { dataDir } }, known);
	renderer = await createRenderer(env, first.town, first.search, clock.now);
	const { publicUrl } = env;
	const { inlineScripts } = renderer;
	handler = new PageHandler({
		...watched(renderer),
		inlineScripts,
		compressed: new Unpacked(dataDir),
		publicUrl,
		mode: "production",
		testPage: true,
		onNothingFound: (asked) => missed.push(asked),
		today: clock.today,
		now: clock.now,
	});
	site = new Site(first, {
		...known,
		folder: { town: devgarh, database: { dataDir } },
		log: silent,
		serve: ({ town, search }, isChanged) =>
			handler.replace({ ...watched(renderer.over(town, search)), search }, isChanged),
		warm: async () => {},
		refresh: async () => {},
		seenOn: async () => [],
		draw: async () => ({ path: { en: "", hi: "" }, html: "" }),
		usedRows: async () => [],
		publicUrl,
		hasPage: (address) => handler.has(address),
	});
});
test("each time that a search finds nothing its words are told, from the cache too; nothing is told of one that finds something", async () => {
	for (const query of ["zzyzx", "zzyzx", "certificate"]) await answer(`/search?q=${query}`);
	await answer("/hi/search?q=zzyzx");
	await answer("/search");
	expect(missed).toEqual(["zzyzx", "zzyzx", "zzyzx"]);
});

test("an address of this site in a row's words, and a place on its pages, is found where nothing is there; other sites are left alone", async () => {
	const deadIn = async (words: string) =>
		(await site.deadLinks("notices", { text: { en: words, hi: words } })).map(({ found }) => found);
	const { publicUrl } = env;
	for (const alive of [
		"See /services/birth-certificate, and /hi/services/birth-certificate#documents.",
		`${publicUrl}/info/notices?notice=1 and ${publicUrl}`,
		"10 per /month, and/or 24/7, at https://elsewhere.example/services/nowhere or //home",
		"/info/open-data/wards.csv",
	]) {
		expect(await deadIn(alive), alive).toEqual([]);
	}
	for (const [words, found] of [
		["Ask (/services/birth-certficate).", "/services/birth-certficate"],
		[`Open ${publicUrl}/no-such-page today`, `${publicUrl}/no-such-page`],
		["/media/uploads/aa/bb.pdf", "/media/uploads/aa/bb.pdf"],
		["/services/birth-certificate#nowhere", "/services/birth-certificate#nowhere"],
	] as const) {
		expect(await deadIn(words), words).toEqual([found]);
	}
	const home = (anchor: string) => site.deadLinks("home", { tasks: [{ page: "birthCertificate", anchor }] });
	expect(await home("documents")).toEqual([]);
	expect(await home("papers")).toEqual([{ at: "tasks.0.anchor", found: "papers" }]);
	expect(await site.deadLinks("redirects", { from: "/info/old.aspx", page: "home" })).toEqual([]);
});

async function answer(url: string): Promise<string> {
	let status = 200;
	let sent = "";
	const reply = {
		code: (code: number) => {
			status = code;
			return reply;
		},
		headers: () => reply,
		header: () => reply,
		send: (bytes: Buffer) => {
			sent = bytes.toString();
		},
	};
	await handler.handle({ url, headers: {} } as never, reply as never);
	return `${status} ${sent}`;
}

async function all(asked: readonly string[] = addresses): Promise<Map<string, string>> {
	const answers = new Map<string, string>();
	for (const address of asked) answers.set(address, await answer(address));
	return answers;
}

/** Reads the answers of a site that was opened with these rows and has never known others. */
async function afresh(
	rows: readonly DeskRow[],
	asked: readonly string[] = addresses,
): Promise<Map<string, string>> {
	const town = townOf(reading, rows);
	const { render } = renderer.over(town, new SiteSearch(town));
	const answers = new Map<string, string>();
	for (const address of asked) {
		const response = await render(new Request(new URL(address, env.publicUrl)), new Set());
		answers.set(address, `${response.status} ${Buffer.from(await response.arrayBuffer())}`);
	}
	return answers;
}

const text = fc.constantFrom(
	{ en: "pond", hi: "तालाब" },
	{ en: "road", hi: "सड़क" },
	{ en: "The drain is closed", hi: "नाली बंद है" },
);
/** Of the past, or of a time that hasn't come. */
const begin = fc.constantFrom("2025-07-01", "2099-07-01");
const key = fc.constantFrom("1", "2", "3");

const rowsOf: Readonly<Partial<Record<ContentKind, fc.Arbitrary<DeskRow>>>> = {
	alerts: row("alerts", key, {
		version: fc.constant("1"),
		level: fc.constantFrom("emergency", "warning", "information"),
		text,
		on: fc.constantFrom("all", "services"),
		starts: begin,
		ends: fc.constant("2099-12-31"),
	}),
	serviceStatus: row("serviceStatus", key, {
		service: fc.constantFrom("sanitation", "birthCertificate"),
		state: fc.constantFrom("revised", "limited"),
		text,
		starts: begin,
		ends: fc.constant("2099-12-31"),
	}),
	notices: row("notices", key, {
		title: text,
		summary: text,
		date: begin,
		badge: fc.constant("complaints"),
		kind: fc.constantFrom("tender", "public"),
		closes: fc.constant("2099-12-31"),
	}),
	acts: row("acts", key, { title: text, portal: fc.constant("indiaCode") }),
	helplines: fc.tuple(text, fc.constantFrom("112", "100")).map(([name, number]) => ({
		kind: "helplines" as const,
		key: "emergency",
		raw: { key: "emergency", number, name },
	})),
	portals: text.map((name) => ({
		kind: "portals" as const,
		key: "etender",
		raw: {
			name,
			address: "https://etender.up.nic.in",
			government: true,
			asOn: "2026-11-02",
			source: "Council",
		},
	})),
	pictures: fc.constantFrom("A hill above a pond", "A pond below a hill").map((en) => ({
		kind: "pictures" as const,
		key: "emblem.svg",
		raw: {
			file: "emblem.svg",
			title: { en: "Emblem", hi: "प्रतीक चिह्न" },
			description: { en, hi: "तालाब के ऊपर पहाड़ी" },
		},
	})),
};

/** Such a row; every fourth time it is taken off. */
function row(kind: ContentKind, keys: fc.Arbitrary<string>, fields: Record<string, fc.Arbitrary<unknown>>) {
	const written = fc.option(fc.record(fields), { freq: 3 });
	return fc
		.tuple(keys, written)
		.map(([id, cells]): DeskRow => ({ kind, key: id, raw: cells && { id, ...cells } }));
}

const deskKindNames = Object.keys(deskKinds) as DeskKind[];

/** Kinds whose words stand in few others: those that a publishing of each concerns. With a notice or an act go its files. */
const concerned: Readonly<Partial<Record<ContentKind, readonly ContentKind[]>>> = {
	alerts: ["alerts"],
	serviceStatus: ["serviceStatus"],
	notices: ["notices", "documents"],
	acts: ["acts", "documents"],
	helplines: ["helplines"],
};

/** Kinds of which Devgarh has no row, or none with words of its own. */
const withoutOtherWords: readonly DeskKind[] = [
	"wardMap",
	"newsPhotos",
	"serviceTimes",
	"divyangPensionPage",
	"galleryPage",
	"redirects",
];

const isEverywhere = (kind: DeskKind) => deskKinds[kind].group === "site";

/** Those that every page reads alone; of the others a few at once, whose pages have little in common. */
function together(kinds: readonly DeskKind[]): DeskKind[][] {
	const others = kinds.filter((kind) => !isEverywhere(kind));
	const groups = Math.ceil(others.length / (isLong ? 8 : 16));
	return [
		...kinds.filter(isEverywhere).map((kind) => [kind]),
		...Array.from({ length: groups }, (_, first) => others.filter((_, place) => place % groups === first)),
	];
}

/** The first row of a kind with the first of its texts that may be another. */
function otherWordsOf(kind: DeskKind): DeskRow | undefined {
	return [...site.rows(kind)]
		.flatMap(([key, row]) => withOtherWords(row).map((raw): DeskRow => ({ kind, key, raw })))
		.find((edit) => site.mistakesWith(edit).length === 0);
}

/** The row with each of its texts changed in turn. */
function withOtherWords(row: unknown): Row[] {
	const made: Row[] = [];
	const visit = (value: unknown, put: (changed: unknown) => unknown) => {
		if (typeof value !== "object" || value === null) return;
		if ("en" in value && "hi" in value && typeof value.en === "string" && typeof value.hi === "string") {
			made.push(put({ en: `${value.en} pond`, hi: `${value.hi} तालाब` }) as Row);
			return;
		}
		for (const [name, inner] of Object.entries(value)) {
			visit(inner, (changed) =>
				put(Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }),
			);
		}
	};
	visit(row, (changed) => changed);
	return made;
}

function hasRead(parts: ReadonlySet<Part> | undefined, kinds: readonly ContentKind[]): boolean {
	if (!parts) return true;
	return parts.has("search") || kinds.some((kind) => languages.some((lang) => parts.has(`${kind}/${lang}`)));
}

const act: DeskRow = {
	kind: "acts",
	key: "9",
	raw: { id: "9", title: { en: "Ponds Act", hi: "तालाब अधिनियम" }, portal: "indiaCode" },
};

// First, for it makes every page and the others find them made.
test("pages that are warmed while something is published are warm with it at the end", async () => {
	const warming = handler.warm();
	let isPublished = false;
	// By then the English page of the same notices is warm.
	meanwhile = (path) => {
		if (isPublished || path !== pagePath("notices", "hi")) return;
		isPublished = true;
		site.publish([{ kind: "notices", key: "1", raw: null }]);
		void handler.warm();
		void handler.warm();
	};
	await warming;
	meanwhile = () => {};
	rendered.clear();
	for (const lang of languages) expect(await answer(pagePath("notices", lang))).toMatch(/^200 /);
	expect([...rendered]).toEqual([]);
});

describe("of pages that are made", () => {
	beforeEach(async () => {
		meanwhile = () => {};
		site.publish([]);
		await all();
		rendered.clear();
	});

	test("the devices' offline pages follow: the worker names another version of a page that has changed", async () => {
		const before = await answer(workerPath);
		expect(await answer(workerPath)).toBe(before);
		site.publish([act]);
		expect(await answer(workerPath)).not.toBe(before);
	});

	test("a new act is on its page and in its table at once; the home page isn't made again for it", async () => {
		site.publish([act]);
		expect(await answer("/info/acts")).toContain("Ponds Act");
		expect(await answer("/info/open-data/acts.csv")).toContain("Ponds Act");
		await answer("/");
		await answer("/info/notices");
		expect([...rendered]).toEqual(["/info/acts", "/info/open-data/acts.csv"]);
	});

	test("an alert that begins later makes nothing again; one that begins now is on every page", async () => {
		const alert = (starts: string): DeskRow => ({
			kind: "alerts",
			key: "9",
			raw: {
				id: "9",
				version: "1",
				level: "warning",
				text: { en: "No water today", hi: "आज पानी नहीं" },
				on: "all",
				starts,
				ends: "2099-12-31",
			},
		});
		site.publish([alert("2099-07-01")]);
		await all();
		expect([...rendered].filter((address) => !/search|complaint/.test(address))).toEqual([]);
		site.publish([alert("2025-07-01")]);
		for (const name of ["home", "help", "acts", "notices"] as const) {
			expect(await answer(pagePath(name, "en")), name).toContain("No water today");
		}
	});

	test("what has a time begins and ends by the clock that all servers share, also where this machine's is set right", async () => {
		const isShown = async () => (await answer("/")).includes("No water today");
		const inIndia = (moment: number) =>
			new Date(moment + aheadOfUtc).toISOString().slice(0, 16).replace("T", " ");
		site.publish([
			{
				kind: "alerts",
				key: "9",
				raw: {
					id: "9",
					version: "1",
					level: "warning",
					text: { en: "No water today", hi: "आज पानी नहीं" },
					on: "all",
					starts: inIndia(Date.now() + minutes(10)),
					ends: inIndia(Date.now() + minutes(30)),
				},
			},
		]);
		expect(await isShown()).toBe(false);
		for (const [off, shown] of [
			[-minutes(20), true],
			[-minutes(60), false],
			[-minutes(15), true],
			[0, false],
		] as const) {
			clock.off = off;
			site.followClock();
			expect([off, await isShown()]).toEqual([off, shown]);
		}
	});

	test("an answer that was begun before a publishing and is finished after it is made again, and nobody gets half of each", async () => {
		site.publish([act]);
		meanwhile = (address) => {
			if (address !== "/info/acts") return;
			meanwhile = () => {};
			site.publish([]);
		};
		rendered.clear();
		expect(await answer("/info/acts")).not.toContain("Ponds Act");
		expect(await answer("/info/acts")).not.toContain("Ponds Act");
	});

	test("other words of any kind are at once wherever they are read", async () => {
		const unchanged: DeskKind[] = [];
		const edits = new Map<DeskKind, DeskRow>();
		for (const kind of deskKindNames) {
			const edit = otherWordsOf(kind);
			if (edit) edits.set(kind, edit);
			else unchanged.push(kind);
		}
		expect(unchanged).toEqual(withoutOtherWords);
		for (const kinds of together([...edits.keys()])) {
			const rows = kinds.flatMap((kind) => edits.get(kind) ?? []);
			const asked = kinds.every(isEverywhere) ? few : addresses;
			site.publish(rows);
			expect(site.state.mistakes, `${kinds}`).toEqual([]);
			expect(await all(asked), `${kinds}`).toEqual(await afresh(rows, asked));
		}
	});

	test("after random publishings every answer is what a site opened afresh gives, and those that read nothing of it weren't made again", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.oneof(...Object.values(rowsOf)), { minLength: 1, maxLength: 3 }),
				async (edits) => {
					site.publish([]);
					await all(few);
					const published = new Map<string, DeskRow>();
					for (const edit of edits) {
						const readBefore = new Map(reads);
						published.set(`${edit.kind}/${edit.key}`, edit);
						const rows = [...published.values()];
						rendered.clear();
						site.publish(rows);
						const served = await all(few);
						const kinds = concerned[edit.kind];
						const again = kinds
							? [...rendered].filter((address) => !hasRead(readBefore.get(address), kinds))
							: [];
						expect(again, `made again by ${edit.kind}`).toEqual([]);
						expect(served).toEqual(await afresh(rows, few));
					}
				},
			),
			{ numRuns: isLong ? 12 : 3, seed },
		);
	});

	test("many publishings, each looked at and searched, leave none of the former contents in memory", async () => {
		const notice = (number: number): DeskRow => ({
			kind: "notices",
			key: String(1000 + number),
			raw: {
				id: String(1000 + number),
				title: { en: `Pond ${number}`, hi: `तालाब ${number}` },
				summary: { en: "Drain", hi: "नाली" },
				date: "2025-07-01",
				badge: "complaints",
				kind: "public",
				closes: "2099-12-31",
			},
		});
		const rows: DeskRow[] = [];
		const publish = async (count: number) => {
			for (let each = 0; each < count; each += 1) {
				const row = notice(rows.length);
				site.with([row], undefined).town.read("notices", "en");
				rows.push(row);
				site.publish(rows);
				for (const asked of ["/info/notices", "/hi/search?q=talab"]) await answer(asked);
			}
			return Number(queryObjects(ContentSnapshot));
		};
		const before = await publish(6);
		expect(await publish(isLong ? 200 : 6)).toBeLessThanOrEqual(before);
	});
});
