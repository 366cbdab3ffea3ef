import { wholeKey } from "#contract/content/desk.ts";
import { type ContentKind, kinds, type References } from "#contract/content/kinds.ts";
import type { MistakeCode } from "#contract/content/validation-messages.ts";
import { framePortals, menuNames } from "#contract/navigation.ts";
import { pages, type Section } from "#contract/pages.ts";
import { entriesOf as menuEntriesOf } from "#contract/site-pages.ts";
import { documentOf, type Entry, entriesOf, type Fields, keyText, type Sources } from "./entries.ts";
import type { KnownMedia } from "./media.ts";
import { didYouMean, type Mistake, type Path, type RowName, shown } from "./mistakes.ts";
import type { FolderReading } from "./source.ts";

const tablePages = pages.filter(({ audience }) => audience === "public").map(({ name }) => name);

/** Pages that show their service's status; the A–Z list doesn't. */
const serviceSections: ReadonlySet<string> = new Set(["services", "schemes"] satisfies Section[]);
const tableServices = pages
	.filter(({ name, section }) => serviceSections.has(section) && name !== "aToZ")
	.map(({ name }) => name);

type Keys = Pick<ReadonlySet<string>, "has" | "keys">;

export interface Known {
	readonly sample: boolean;
	readonly media: KnownMedia | undefined;
	/** Pictures with title and description; undefined if a file of descriptions is unreadable. */
	readonly described: Pick<ReadonlySet<string>, "has"> | undefined;
	/** Keys by kind. Unreadable kinds are absent, or every reference to them would be reported too. */
	readonly keys: ReadonlyMap<string, Keys>;
	readonly hidden: ReadonlySet<string>;
	readonly pages: ReadonlySet<string> | undefined;
	readonly services: ReadonlySet<string> | undefined;
}

export function knownOf(
	{ media, misnamed }: FolderReading,
	sources: Sources,
	areKeysRead: (kind: ContentKind) => boolean,
): Known {
	const hidden = hiddenPages(sources);
	const own = isWhole(sources, "ownPages") ? entriesOf(sources, "ownPages") : undefined;
	const without = (names: readonly string[]) => names.filter((name) => !hidden.has(name));
	const services = own?.filter(({ raw }) => (raw as Fields | null)?.service).map(({ key }) => key);
	return {
		sample: documentOf(sources, "council")?.sample === true,
		media: misnamed.has("media") ? undefined : media,
		described: describedPictures(sources),
		keys: keysOf(sources, areKeysRead),
		hidden,
		pages: own && new Set([...without(tablePages), ...own.map(({ key }) => key)]),
		services: services && new Set([...without(tableServices), ...services]),
	};
}

function describedPictures(sources: Sources): Known["described"] {
	if (![...describes].every((kind) => isWhole(sources, kind))) return undefined;
	return new Set([...describes].flatMap((kind) => entriesOf(sources, kind).map(pictureOf)));
}

function isWhole(sources: Sources, kind: ContentKind): boolean {
	const source = sources.get(kind);
	return source !== undefined && !source.incomplete;
}

const pictureOf = ({ raw }: Entry) => String((raw as Fields).file ?? (raw as Fields).src ?? "");

/** Pages that the council lacks (menus.yaml); mistakes in the list are reported elsewhere. */
export function hiddenPages(sources: Sources): ReadonlySet<string> {
	const hide = documentOf(sources, "menus")?.hide;
	return new Set(Array.isArray(hide) ? hide.map(String) : []);
}

/** Keys that a file must have; of portals only those that the council's menus don't replace. */
export function requiredKeys(kind: ContentKind, sources: Sources): readonly string[] {
	const row = kinds[kind];
	const required: readonly string[] = row.form === "map" ? row.required : [];
	if (kind !== "portals") return required;
	const { menus = {} } = (documentOf(sources, "menus") ?? {}) as { menus?: object };
	const used = menuNames.filter((name) => !Object.hasOwn(menus, name)).flatMap((name) => menuEntriesOf[name]);
	const isUsed = (key: string) =>
		used.some(({ to }) => to !== "comingSoon" && "portal" in to && to.portal === key);
	return required.filter((key) => !(framePortals as readonly string[]).includes(key) || isUsed(key));
}

/** Keys in each file, invalid and required ones included, so that one mistake doesn't break every reference. Files with unreadable keys are left out. */
function keysOf(sources: Sources, areKeysRead: (kind: ContentKind) => boolean): Known["keys"] {
	const keys = new Map<ContentKind, Keys>();
	for (const [kind, { table, incomplete }] of sources) {
		const required = requiredKeys(kind, sources);
		if (required.length > 0) keys.set(kind, new Set([...table.keys(), ...required]));
		else if (kinds[kind].form !== "table" || (!incomplete && areKeysRead(kind))) keys.set(kind, table);
	}
	return keys;
}

interface Reference {
	readonly path: Path;
	readonly to: "picture" | "file" | "page" | "service" | "day" | ContentKind;
	readonly name: string;
}

export function referencesIn(parsed: unknown, refersTo: References): readonly Reference[] {
	const found: Reference[] = [];
	const visit = (value: unknown, path: Path): void => {
		if (typeof value !== "object" || value === null) return;
		const { $picture, $media, $file, $portal, $page, $service, $document, $day } = value as Fields;
		const add = (to: Reference["to"], name: unknown) => found.push({ path, to, name: String(name) });
		if (typeof $picture === "string") add("picture", $picture);
		else if (typeof $media === "string" || typeof $file === "string") add("file", $media ?? $file);
		else if (typeof $portal === "string") add("portals", $portal);
		else if (typeof $page === "string") add("page", $page);
		else if (typeof $service === "string") add("service", $service);
		else if (typeof $document === "number") add("documents", $document);
		else if (typeof $day === "number") add("day", $day);
		else {
			for (const [step, part] of Object.entries(value)) {
				visit(part, [...path, Array.isArray(value) ? Number(step) : step]);
			}
		}
	};
	visit(parsed, []);
	for (const [field, kind] of Object.entries(refersTo)) {
		for (const { path, value } of valuesAt(parsed, field)) {
			found.push({ path, to: kind as ContentKind, name: String(value) });
		}
	}
	return found;
}

/** Names under which an entry is indexed: its references, and the picture that it describes. */
export function namesOf(entry: Entry, references: readonly Reference[]): readonly string[] {
	const named = references.map(({ to, name }) => `${to} ${name}`);
	return [...new Set(describes.has(entry.kind) ? [...named, `described ${pictureOf(entry)}`] : named)];
}

export function callsOf(entry: Entry): readonly Pick<Reference, "to" | "name">[] {
	const { kind, key } = entry;
	const own = { to: kind, name: key };
	return describes.has(kind) ? [own, { to: "picture", name: pictureOf(entry) }] : [own];
}

const describes: ReadonlySet<ContentKind> = new Set(["pictures", "photos"]);

export function brokenReferences(
	{ place }: Entry,
	references: readonly Reference[],
	known: Known,
	folder: Sources,
): Mistake[] {
	const mistakes: Mistake[] = [];
	for (const reference of references) {
		const wanted = whatIsExpected(reference, known);
		if (wanted === undefined) continue;
		const { expected, code = "choice" } = wanted;
		const { path, to, name } = reference;
		const found = shown(to === "day" ? dayAsWritten(Number(name)) : name);
		mistakes.push({ ...place(path), found, expected, code, causes: causesOf(reference, folder) });
	}
	return mistakes;
}

/** Expected target of a broken reference; undefined if valid or unknown. */
export function whatIsExpected(
	{ to, name }: Pick<Reference, "to" | "name">,
	known: Known,
): { readonly expected: string; readonly code?: MistakeCode } | undefined {
	const { media, hidden, pages, services, sample } = known;
	if (to === "day") {
		const expected = "a date like 2025-09-25 (only a sample counts from today)";
		return sample ? undefined : { expected, code: "day" };
	}
	if (to === "picture" || to === "file") {
		const file = media?.get(name);
		if (!media) return undefined;
		if (!file) return { expected: `a file below media/${didYouMean(name, media.keys())}`, code: to };
		if (to === "file") return file.fault ? { expected: file.fault, code: to } : undefined;
		if (!file.size) return { expected: "a picture (JPEG, PNG, WebP, AVIF or SVG)", code: to };
		if (file.words || (known.described?.has(name) ?? true)) return undefined;
		return file.on
			? { expected: "an uploaded picture that has a title and a description", code: "undescribedUpload" }
			: { expected: "a picture with a row in tables/pictures.csv", code: "undescribed" };
	}
	if (to === "page") {
		if (hidden.has(name)) return { expected: "a page that menus.yaml doesn't hide" };
		const isThere = !pages || pages.has(name);
		return isThere ? undefined : { expected: `the name of a page${didYouMean(name, pages)}` };
	}
	if (to === "service") {
		const isThere = !services || services.has(name);
		return isThere ? undefined : { expected: `the name of a service's page${didYouMean(name, services)}` };
	}
	const keys = known.keys.get(to);
	if (!keys || keys.has(name)) return undefined;
	const hint = didYouMean(name, keys.keys());
	if (to === "portals") return { expected: `a key of portals.yaml${hint}` };
	const what = to === "documents" ? "the id of a row in" : "one that is in";
	return {
		expected: `${what} ${kinds[to as ContentKind].file}${hint}`,
		...(to === "wards" && { code: "ward" }),
	};
}

const dayAsWritten = (day: number) => (day === 0 ? "today" : `today${day > 0 ? "+" : ""}${day}`);

/** Rows whose change may have broken a reference. @param folder the folder's entries, without the desk's */
function causesOf({ to, name }: Reference, folder: Sources): readonly RowName[] {
	if (to === "file" || to === "day") return [];
	if (to === "page" || to === "service") {
		return [
			{ kind: "ownPages", key: name },
			{ kind: "menus", key: wholeKey },
		];
	}
	if (to === "picture") {
		const photos = entriesOf(folder, "photos").filter((photo) => pictureOf(photo) === name);
		return [{ kind: "pictures", key: name }, ...photos];
	}
	const { notice, act } = (folder.get(to)?.table.get(name)?.raw ?? {}) as Fields;
	return [
		{ kind: to, key: name },
		{ kind: "notices", key: keyText(notice) },
		{ kind: "acts", key: keyText(act) },
	];
}

/** A broken emblem stops the start, as each page would lack the council's sign. */
export function checkEmblem({ place }: Entry, council: unknown, media: KnownMedia): Mistake[] {
	const { emblem = {} } = council as { emblem?: Record<string, { $picture?: string } | undefined> };
	return Object.entries(emblem).flatMap(([ground, picture]) => {
		const fault = picture?.$picture && media.get(picture.$picture)?.problem;
		if (!fault) return [];
		const problem = `the emblem media/${picture.$picture} ${fault}; put one there that is safe and whole`;
		return [{ ...place(["emblem", ground]), problem }];
	});
}

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
