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

const longestShown = 10;

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

/** Placeholders of `npm run new-town`, and invented telephone numbers and addresses. */
const example = /\bexample\b|उदाहरण|^0{4,5}[- ]0/i;

function leftovers(content: Content): string[] {
	const isExample = (part: unknown): part is string => typeof part === "string" && example.test(part);
	const found = filesOf(content).flatMap((file) => partsOf(file, isExample));
	const sample = content.council.sample
		? ["council.yaml, sample: true, so the footer calls everything invented"]
		: [];
	return [...sample, ...found.map(({ place, value }) => `${place}: ${value}`)];
}

/** HTML tags, also unclosed, and entities. */
const tag = /<\/?[a-z][a-z\d-]*(?=[\s/>])|<!--|&(?:[a-z]+|#\d+|#x[\da-f]+);/i;

function markup(content: Content): string[] {
	const hasMarkup = (part: unknown): part is string => typeof part === "string" && tag.test(part);
	return filesOf(content)
		.flatMap((file) => partsOf(file, hasMarkup))
		.map(({ place, value }) => `${place}: ${tag.exec(value)?.[0]}`);
}

/**
 * Statements that nobody has checked in the order or act, marked so for readers ("confirm at the office") or in a figure's
 * source.
 */
function toConfirm(content: Content): string[] {
	const unsure = /\bconfirm\b/i;
	const isUnsure = (part: unknown): part is string => typeof part === "string" && unsure.test(part);
	return filesOf(content)
		.flatMap((file) => partsOf(file, isUnsure))
		.map(({ place, value }) => `${place}: ${value}`);
}

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
