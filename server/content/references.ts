import type * as z from "zod";
import { type ContentKind, kinds, type References } from "#contract/content/kinds.ts";
import type { MistakeCode } from "#contract/content/validation-messages.ts";
import { framePortals, menuNames } from "#contract/navigation.ts";
import { pages, type Section } from "#contract/pages.ts";
import { entriesOf } from "#contract/site-pages.ts";
import type { Keys } from "./keys-over.ts";
import type { KnownMedia } from "./media.ts";
import { didYouMean, type Mistake, type Path, shown } from "./mistakes.ts";
import type { Source } from "./source.ts";

/** Staff find their pages in the desk; no public page leads there. */
const tablePages = pages.filter(({ audience }) => audience === "public").map(({ name }) => name);

/** Those that show how their service runs; the list from A to Z is none of them. */
const serviceSections: ReadonlySet<string> = new Set(["services", "schemes"] satisfies Section[]);
const tableServices = pages
	.filter(({ name, section }) => serviceSections.has(section) && name !== "aToZ")
	.map(({ name }) => name);

/** The valid targets of references. */
export type Known = {
	/** Whether the town is a sample: only a sample may use days relative to today. */
	sample: boolean;
	/** Undefined if there is no media folder, which is reported. */
	media: KnownMedia | undefined;
	/** Paths of the pictures that have a title and a description; undefined if a file with descriptions is unreadable. */
	described: ReadonlySet<string> | undefined;
	/** Kind → the keys of its rows. A kind with an unreadable file is absent, or every reference to it would be reported too. */
	keys: ReadonlyMap<string, Keys>;
	/** The pages that the council doesn't have. */
	hidden: ReadonlySet<string>;
	/** Its pages about a service; undefined if its own can't be read. */
	services: ReadonlySet<string> | undefined;
};

/** The pictures with a title and a description, from pictures.csv and the photo gallery. */
export function describedPictures(sources: ReadonlyMap<ContentKind, Source>): Known["described"] {
	const rows = (kind: ContentKind) => {
		const source = sources.get(kind);
		return source?.incomplete ? undefined : (source?.raw as { file?: string; src?: string }[] | undefined);
	};
	const [pictures, photos] = [rows("pictures"), rows("photos")];
	if (!pictures || !photos) return undefined;
	return new Set([...pictures, ...photos].map((row) => row.file ?? row.src ?? ""));
}

/** The pages that the council doesn't have (menus.yaml); what is wrong in that list is reported by its own check. */
export function hiddenPages(sources: ReadonlyMap<ContentKind, Source>): ReadonlySet<string> {
	const { hide } = (sources.get("menus")?.raw ?? {}) as { hide?: unknown };
	return new Set(Array.isArray(hide) ? hide.map(String) : []);
}

/** The pages on which a service's status is shown: those of the table, and the council's own that are about one. */
export function servicesOf(sources: ReadonlyMap<ContentKind, Source>): Known["services"] {
	const source = sources.get("ownPages");
	if (!source || source.incomplete) return undefined;
	const own = Object.entries(source.raw as Readonly<Record<string, { service?: unknown } | null>>);
	const hidden = hiddenPages(sources);
	return new Set([
		...tableServices.filter((name) => !hidden.has(name)),
		...own.filter(([, page]) => page?.service).map(([name]) => name),
	]);
}

/** The keys that a file must have: of the portals those that the council's own menus don't replace. */
export function requiredKeys(
	kind: ContentKind,
	sources: ReadonlyMap<ContentKind, Source>,
): readonly string[] {
	const row = kinds[kind];
	const required: readonly string[] = row.form === "map" ? row.required : [];
	if (kind !== "portals") return required;
	const { menus = {} } = (sources.get("menus")?.raw ?? {}) as { menus?: object };
	const used = menuNames.filter((name) => !Object.hasOwn(menus, name)).flatMap((name) => entriesOf[name]);
	const isUsed = (key: string) =>
		used.some(({ to }) => to !== "comingSoon" && "portal" in to && to.portal === key);
	return required.filter((key) => !(framePortals as readonly string[]).includes(key) || isUsed(key));
}

/**
 * The keys in each file, also those of invalid rows and those that are required, so that one wrong cell or a missing portal
 * doesn't break every reference to it. A file with an unreadable key is left out, because it may be any of them.
 */
export function keysOf(sources: ReadonlyMap<ContentKind, Source>): Known["keys"] {
	const keys = new Map<ContentKind, Keys>();
	for (const kind of sources.keys()) {
		const own = keysIn(kind, sources);
		if (own) keys.set(kind, own);
	}
	return keys;
}

/**
 * The keys of one kind; undefined where nothing is to be concluded from them.
 *
 * @param changed the rows whose keys are to be read first, where those of the others are known to be good
 */
export function keysIn(
	kind: ContentKind,
	sources: ReadonlyMap<ContentKind, Source>,
	changed = sources.get(kind),
): Keys | undefined {
	const { raw, incomplete } = sources.get(kind) ?? { raw: {} };
	const row = kinds[kind];
	if (row.form !== "table") return new Set([...Object.keys(raw as object), ...requiredKeys(kind, sources)]);
	const cells = (of: unknown) => (of as Record<string, unknown>[]).map((each) => each[row.key]);
	const schema = (row.schema.shape as Record<string, z.ZodType>)[row.key];
	const areRead = !incomplete && cells(changed?.raw).every((cell) => schema?.safeParse(cell).success);
	return areRead ? (sources.get(kind)?.keys ?? new Set(cells(raw).map(keyText))) : undefined;
}

/** A key as text: spreadsheets turn `07` into `7`, so both are the same row. */
export function keyText(value: unknown): string {
	const text = String(value ?? "");
	if (/^[1-9]\d{0,14}$/.test(text)) return text;
	return /^\d+$/.test(text) ? String(Number(text)) : text;
}

/**
 * Reports the broken references in one file, or in some rows of it.
 *
 * @returns also which kinds are referred to, `pictures` for the descriptions of pictures
 */
export function checkReferences(
	source: Source,
	parsed: unknown,
	refersTo: References,
	known: Known,
): { mistakes: Mistake[]; targets: Set<string> } {
	const mistakes: Mistake[] = [];
	const targets = new Set<string>();
	const { media, hidden, services } = known;
	const ownPages = known.keys.get("ownPages");
	const pageNames = new Set([...tablePages.filter((name) => !hidden.has(name)), ...(ownPages ?? [])]);
	const report = (path: Path, found: string, expected: string, code: MistakeCode = "choice") => {
		mistakes.push({ file: source.file, ...source.place(path), found: shown(found), expected, code });
	};
	const checkKey = (path: Path, kind: string, name: string, expected: string) => {
		targets.add(kind);
		const keys = known.keys.get(kind);
		if (keys && !keys.has(name)) report(path, name, expected + didYouMean(name, keys));
	};
	const visit = (value: unknown, path: Path): void => {
		if (typeof value !== "object" || value === null) return;
		const { $picture, $media, $file, $portal, $page, $service, $document, $day } = value as Record<
			string,
			unknown
		>;
		if (typeof $picture === "string") {
			targets.add("pictures");
			if (!media) return;
			const file = media.get($picture);
			if (!file)
				report(path, $picture, `a file below media/${didYouMean($picture, media.keys())}`, "picture");
			else if (!file.size) report(path, $picture, "a picture (JPEG, PNG, WebP, AVIF or SVG)", "picture");
			else if (!file.words && !(known.described?.has($picture) ?? true)) {
				if (file.on) {
					const expected = "an uploaded picture that has a title and a description";
					report(path, $picture, expected, "undescribedUpload");
				} else report(path, $picture, "a picture with a row in tables/pictures.csv", "undescribed");
			}
		} else if (typeof $media === "string" || typeof $file === "string") {
			const name = String($media ?? $file);
			const file = media?.get(name);
			if (media && !file) report(path, name, `a file below media/${didYouMean(name, media.keys())}`, "file");
			else if (file?.fault) report(path, name, file.fault, "file");
		} else if (typeof $portal === "string") {
			checkKey(path, "portals", $portal, "a key of portals.yaml");
		} else if (typeof $page === "string") {
			targets.add("ownPages");
			if (hidden.has($page)) report(path, $page, "a page that menus.yaml doesn't hide");
			else if (ownPages && !pageNames.has($page)) {
				report(path, $page, `the name of a page${didYouMean($page, pageNames)}`);
			}
		} else if (typeof $service === "string") {
			targets.add("services");
			if (!services || services.has($service)) return;
			report(path, $service, `the name of a service's page${didYouMean($service, services)}`);
		} else if (typeof $document === "number") {
			checkKey(path, "documents", String($document), "the id of a row in tables/documents.csv");
		} else if (typeof $day === "number") {
			if (known.sample) return;
			const written = $day === 0 ? "today" : `today${$day > 0 ? "+" : ""}${$day}`;
			report(path, written, "a date like 2025-09-25 (only a sample counts from today)", "day");
		} else {
			for (const [step, part] of Object.entries(value)) {
				visit(part, [...path, Array.isArray(value) ? Number(step) : step]);
			}
		}
	};
	visit(parsed, []);

	for (const [field, kind] of Object.entries(refersTo)) {
		for (const { path, value } of valuesAt(parsed, field)) {
			checkKey(path, kind, String(value), `one that stands in tables/${kind}.csv`);
		}
	}
	return { mistakes, targets };
}

/** An emblem that can't be shown: another picture is replaced by a neutral one, but each page would open without the council's sign. */
export function checkEmblem(source: Source, council: unknown, media: KnownMedia): Mistake[] {
	const { emblem = {} } = council as { emblem?: Record<string, { $picture?: string } | undefined> };
	return Object.entries(emblem).flatMap(([ground, picture]) => {
		const problem = picture?.$picture && media.get(picture.$picture)?.problem;
		if (!problem) return [];
		const at = { file: source.file, ...source.place(["emblem", ground]) };
		return [
			{
				...at,
				problem: `the emblem media/${picture.$picture} ${problem}; put one there that is safe and whole`,
			},
		];
	});
}

/** The values at a field path such as `steps.office`, in every item of the lists along it. */
function valuesAt(parsed: unknown, field: string): { path: Path; value: unknown }[] {
	let found: { path: Path; value: unknown }[] = [{ path: [], value: parsed }];
	const open = () => {
		found = found.flatMap(({ path, value }) =>
			Array.isArray(value)
				? value.map((item, index) => ({ path: [...path, index], value: item }))
				: [{ path, value }],
		);
	};
	open();
	for (const step of field.split(".")) {
		found = found.map(({ path, value }) => ({
			path: [...path, step],
			value: (value as Record<string, unknown> | undefined)?.[step],
		}));
		open();
	}
	return found.filter(({ value }) => value !== undefined);
}
