import type { Content } from "#contract/content/kinds.ts";
import { requiredPortals } from "#contract/content/portal.ts";
import { languages } from "#contract/language.ts";
import { readAgainAfter } from "#server/kit/calendar.ts";
import { median, plainFrom, readingEaseOf } from "./reading-ease.ts";
import { filesOf, isPortal, isText, partsOf } from "./walk.ts";

export interface Section {
	readonly title: string;
	readonly lines: readonly string[];
}

/** How many of the longest texts are listed. */
const longestShown = 10;

/** Lists the parts of a council's folder that its staff should review, as of a day. */
export function review(content: Content, today: string): readonly Section[] {
	const { reviewMonths } = content.council;
	return [
		{ title: "Examples and sample numbers that are left", lines: leftovers(content) },
		{ title: "Markup, which the site shows as letters: take it out", lines: markup(content) },
		{ title: `Overdue: not read through for ${reviewMonths} months`, lines: overdue(content, today) },
		{ title: "To confirm: what a text or a figure's source sends readers to ask", lines: toConfirm(content) },
		{ title: "Addresses outside the site, and where they are used", lines: portalUses(content) },
		{ title: "Addresses that nothing leads to", lines: unusedPortals(content) },
		{ title: "Several addresses on one host", lines: sharedHosts(content) },
		{ title: `The ${longestShown} longest texts`, lines: longestTexts(content) },
		{ title: `Reading ease of the English, ${plainFrom} and more is plain`, lines: readingEase(content) },
		{ title: "Documents that name no owner", lines: withoutOwner(content) },
		{ title: "Texts that are the same in every language, letter for letter", lines: sameInAll(content) },
	];
}

/** Placeholders of `npm run new-town` for a council to replace, and telephone numbers and addresses that nobody has. */
const example = /\bexample\b|उदाहरण|^0{4,5}[- ]0/i;

function leftovers(content: Content): string[] {
	const isExample = (part: unknown): part is string => typeof part === "string" && example.test(part);
	const found = filesOf(content).flatMap((file) => partsOf(file, isExample));
	const sample = content.council.sample
		? ["council.yaml, sample: true, so the footer calls everything invented"]
		: [];
	return [...sample, ...found.map(({ place, value }) => `${place}: ${value}`)];
}

/** A tag, also one that isn't closed, or a character by its name or number, as HTML and editors that paste it write them. */
const tag = /<\/?[a-z][a-z\d-]*(?=[\s/>])|<!--|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

function markup(content: Content): string[] {
	const hasMarkup = (part: unknown): part is string => typeof part === "string" && tag.test(part);
	return filesOf(content)
		.flatMap((file) => partsOf(file, hasMarkup))
		.map(({ place, value }) => `${place}: ${tag.exec(value)?.[0]}`);
}

/**
 * Lists statements that nobody has checked in the order or the act itself: the text says so to the reader ("confirm at the office"), the source
 * of a figure to the staff. Once it is known for certain, the words go and with them the line here.
 */
function toConfirm(content: Content): string[] {
	const unsure = /\bconfirm\b/i;
	const isUnsure = (part: unknown): part is string => typeof part === "string" && unsure.test(part);
	return filesOf(content)
		.flatMap((file) => partsOf(file, isUnsure))
		.map(({ place, value }) => `${place}: ${value}`);
}

/** Pages by the day of their last review, figures and addresses by the day they were checked; the oldest first. */
function overdue(content: Content, today: string): string[] {
	return filesOf(content)
		.flatMap(({ place, value }) => {
			const { reviewed, readAgain, asOn, owner } = value as {
				reviewed?: string;
				readAgain?: string;
				asOn?: string;
				owner?: { en: string };
			};
			const seen = reviewed ?? asOn;
			return seen === undefined
				? []
				: [
						{
							place,
							seen,
							owner: owner?.en,
							due: readAgainAfter({ reviewed: seen, readAgain }, content.council.reviewMonths),
						},
					];
		})
		.filter(({ due }) => due < today)
		.toSorted((one, other) => one.due.localeCompare(other.due))
		.map(({ place, seen, due, owner }) => `${place}: seen ${seen}, due ${due}${owner ? ` (${owner})` : ""}`);
}

/** Portal → where it is linked. The site's own menus and services link some too. */
function usesOf(content: Content): Map<string, string[]> {
	const uses = new Map<string, string[]>(Object.keys(content.portals).map((key) => [key, []]));
	for (const key of requiredPortals) uses.get(key)?.push("the site's menus and services");
	for (const file of filesOf(content)) {
		for (const { place, value } of partsOf(file, isPortal)) uses.get(value.$portal)?.push(place);
	}
	return uses;
}

function portalUses(content: Content): string[] {
	return [...usesOf(content)]
		.filter(([, places]) => places.length > 0)
		.map(([key, places]) => `${key} ${content.portals[key]?.address}: ${byFile(places).join("; ")}`);
}

/** Every place by itself, but a file with many of them once. */
function byFile(places: readonly string[]): string[] {
	const files = Map.groupBy(places, (place) => place.split(",", 1)[0] ?? place);
	return [...files].flatMap(([file, within]) =>
		within.length > 3 ? `${file}, ${within.length} places` : within,
	);
}

function unusedPortals(content: Content): string[] {
	return [...usesOf(content)]
		.filter(([, places]) => places.length === 0)
		.map(([key]) => `${key} ${content.portals[key]?.address}`);
}

function sharedHosts({ portals }: Content): string[] {
	const byHost = Map.groupBy(Object.entries(portals), ([, { host }]) => host.replace(/^www\./, ""));
	return [...byHost]
		.filter(([, rows]) => rows.length > 1)
		.map(([host, rows]) => `${host}: ${rows.map(([key]) => key).join(", ")}`);
}

function longestTexts(content: Content): string[] {
	return filesOf(content)
		.flatMap((file) => partsOf(file, isText))
		.flatMap(({ place, value }) =>
			languages.map((lang) => ({ place: `${place}, ${lang}`, letters: value[lang].length })),
		)
		.toSorted((one, other) => other.letters - one.letters)
		.slice(0, longestShown)
		.map(({ place, letters }) => `${letters} letters: ${place}`);
}

/** Flesch's reading ease of the page in the middle, then of each page, the hardest first. */
function readingEase(content: Content): string[] {
	const pages = readingEaseOf(content);
	const below = pages.filter(({ ease }) => ease < plainFrom);
	const middle = median(pages.map(({ ease }) => ease));
	return [
		`${middle}: the page in the middle of ${pages.length}; below ${plainFrom}: ${below.length}`,
		...pages.map(({ place, ease }) => `${ease}: ${place}`),
	];
}

function withoutOwner(content: Content): string[] {
	return filesOf(content)
		.filter(({ place, value }) => place.endsWith(".yaml") && !("owner" in (value as object)))
		.map(({ place }) => place);
}

function sameInAll(content: Content): string[] {
	return filesOf(content)
		.flatMap((file) => partsOf(file, isText))
		.map(({ place, value }) => ({ place, said: new Set(languages.map((lang) => value[lang])) }))
		.filter(({ said }) => said.size === 1)
		.flatMap(({ place, said }) =>
			[...said].filter((words) => /\p{L}/u.test(words)).map((words) => `${place}: ${words}`),
		);
}
