import type { Content, ContentKind, FileLink, PageLink, Picture, Portal } from "#contract/content/kinds.ts";
import { focusSteps } from "#contract/focus.ts";
import { type Lang, languages, type Text } from "#contract/language.ts";
import { daysFrom } from "#contract/moments.ts";
import { pageKinds, type SitePages } from "#contract/site-pages.ts";
import type { Calendar } from "../kit/calendar.ts";
import type { Media, MediaFile } from "./media.ts";
import { addressesOf } from "./picture-widths.ts";

export type Origin = ContentKind | "day" | "media";

export interface PictureRow {
	readonly title: Text;
	readonly description: Text;
	readonly focus?: string | undefined;
}

export type LocaliseContext = {
	media: Media;
	descriptions: { get(path: string): PictureRow | undefined };
	portals: Content["portals"];
	documents: { get(id: number): Content["documents"][number] | undefined };
	pages: SitePages;
	toneOf: (version: string) => string | undefined;
	pageCountOf: (version: string) => number | undefined;
	today: Calendar;
	uses: { add(origin: Origin): unknown };
};

/** Content in one language with references resolved, which validation has ensured. Frozen, because all requests share it. */
export function localise(value: unknown, lang: Lang, context: LocaliseContext): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return Object.freeze(value.map((item) => localise(item, lang, context)));
	const entries = Object.entries(value);
	if (isInEveryLanguage(value)) return localise(value[lang], lang, context);
	const [name, target] = entries.length === 1 ? (entries[0] as [string, unknown]) : [];
	if (name === "$document") {
		context.uses.add("documents");
		return localise(context.documents.get(Number(target)), lang, context);
	}
	if (name === "$day") {
		context.uses.add("day");
		return daysFrom(context.today(), Number(target));
	}
	if (typeof target === "string") {
		if (name === "$picture") return pictureAt(target, lang, context);
		if (name === "$file") return fileAt(target, context);
		if (name === "$media") return mediaAt(target, context)?.src;
		if (name === "$portal") return portalAt(target, lang, context);
		if (name === "$service") return target;
		if (name === "$page") return pageAt(target, lang, context);
	}
	return Object.freeze(
		Object.fromEntries(entries.map(([field, part]) => [field, localise(part, lang, context)])),
	);
}

function isInEveryLanguage(value: object): value is Readonly<Record<Lang, unknown>> {
	return Object.keys(value).length === languages.length && languages.every((lang) => lang in value);
}

function mediaAt(path: string, { media, uses }: LocaliseContext): MediaFile | undefined {
	uses.add("media");
	return media.get(path);
}

function pictureAt(path: string, lang: Lang, context: LocaliseContext): Picture {
	const { descriptions, toneOf, uses } = context;
	const file = mediaAt(path, context);
	uses.add("pictures");
	uses.add("photos");
	const row = descriptions.get(path);
	const words = row ?? file?.words;
	if (!file?.size || !words) throw new Error(`The picture ${path} was not checked when the town was opened`);
	const focus = row?.focus || file.focus;
	return Object.freeze({
		...(file.isPhoto ? addressesOf(file.src, file.size.width) : { src: file.src }),
		...file.size,
		alt: words.description[lang],
		title: words.title[lang],
		...(file.isPhoto ? { tone: colourOfTone(file.tone ?? toneOf(file.version)) } : {}),
		...(focus && { focus: focusSteps(focus) }),
	});
}

/** Colour at the middle of a tone's steps (`l6 c1 h3`, pictures/tone.ts). */
function colourOfTone(tone: string | undefined): string | undefined {
	const [l = 0, c = 0, h = 0] = tone?.match(/\d+/g)?.map(Number) ?? [];
	return tone && `oklch(0.${l}5 ${[0.01, 0.06, 0.1, 0.14][c]} ${h * 30 + 15})`;
}

function portalAt(key: string, lang: Lang, { portals, uses }: LocaliseContext): Portal {
	uses.add("portals");
	const row = portals[key];
	if (!row) throw new Error(`The portal ${key} was not checked when the town was opened`);
	const { name, address, host, government } = row;
	return Object.freeze({ name: name[lang], address, host, government });
}

function pageAt(name: string, lang: Lang, { pages, uses }: LocaliseContext): PageLink {
	for (const kind of pageKinds) uses.add(kind);
	return Object.freeze({ href: pages.path(name, lang), title: pages.byName(name).title[lang] });
}

function fileAt(path: string, context: LocaliseContext): FileLink {
	const file = mediaAt(path, context);
	if (!file) throw new Error(`The file ${path} was not checked when the town was opened`);
	return Object.freeze({
		href: file.src,
		bytes: file.bytes,
		pages: file.pages ?? context.pageCountOf(file.version),
	});
}
