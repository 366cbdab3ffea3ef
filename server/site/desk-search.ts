import querystring from "node:querystring";
import { isDeepStrictEqual } from "node:util";
import { type DeskKind, deskKind, deskKindNames, deskKinds, wholeKey } from "#contract/content/desk.ts";
import type { FormField, FormPlan, FormType } from "#contract/content/form-plan.ts";
import { desk } from "#contract/content/limits.ts";
import { isGroup, nameIn, nameOf, type Row, type RowValue } from "#contract/content/row.ts";
import { inEveryLanguage, type Lang, languages, type Text } from "#contract/language.ts";
import { memo } from "#contract/memo.ts";
import { type DeskFinding, noChoices, type Rows } from "../content/edited-content.ts";
import type { ContentSnapshot } from "../content/snapshot.ts";
import { formOf } from "../publishing/form.ts";
import { placeOf } from "../publishing/seen-on.ts";
import { type Follow, FollowingIndex, followAll } from "../search/following-index.ts";
import { namesOfPages } from "../search/pages.ts";
import type { Passage } from "../search/passages.ts";
import { findIn } from "../search/ranking.ts";
import { excerptOf, placeOfBest } from "../search/result.ts";
import type { DeskPart, SearchDocument } from "../search/search-index.ts";

const typeNames: Readonly<Partial<Record<FormType, string>>> = {
	phone: "phone number, telephone, mobile, फ़ोन नंबर, दूरभाष, मोबाइल",
	email: "e-mail, email, mail, ई-मेल, ईमेल",
};

const wordless: ReadonlySet<string> = new Set("yes hidden order name link picture file pdf".split(" "));

const looks = /^(?:icon|colou?r|gradient|badge)$/;

const placeholder = /^\{[\w.]+\}$/;

/** Kinds whose rows only give other things names; in the findings those things come first. */
const aids: ReadonlySet<DeskKind> = new Set(["searchWords", "serviceNames", "redirects", "pictures"]);

interface Leaf {
	/** Path in the row, such as `steps.2.text`. */
	readonly path: string;
	readonly type: FormType;
	readonly labels: readonly Text[];
	readonly text: Text;
	readonly hint?: Text | undefined;
}

const plans = new Map<DeskKind, Pick<FormPlan, "fields" | "lists">>();

function planOf(kind: DeskKind): Pick<FormPlan, "fields" | "lists"> {
	const known = plans.get(kind);
	if (known) return known;
	const { fields, lists, key } = formOf(kind, noChoices);
	const plan = { fields: fields.filter(({ name }) => name !== key), lists };
	plans.set(kind, plan);
	return plan;
}

function leavesOf({ fields, lists }: Pick<FormPlan, "fields" | "lists">, row: Row): Leaf[] {
	const read = (
		field: FormField,
		value: RowValue | undefined,
		path: string,
		above: readonly Text[],
	): Leaf[] => {
		const { type, hint, item } = field;
		if (value === undefined || value === null || wordless.has(type) || looks.test(field.name)) return [];
		const labels = [...above, field.label];
		if (type === "group") {
			if (!isGroup(value)) return [];
			return (field.fields ?? []).flatMap((each) =>
				read(each, value[each.name], `${path}.${each.name}`, labels),
			);
		}
		if (type === "list") {
			if (!item || !Array.isArray(value)) return [];
			return value.flatMap((each: RowValue, index) => {
				const name = item.type === "group" ? inEveryLanguage((lang) => nameIn(each, lang, 40)) : item.label;
				return read(
					{ ...item, label: name },
					each,
					`${path}.${index}`,
					item.type === "group" ? labels : above,
				);
			});
		}
		const choices = field.choices === undefined ? undefined : lists[field.choices];
		const isChosen = type === "choice" || type === "several" || type === "places";
		const values: readonly RowValue[] = Array.isArray(value) ? value : [value];
		const texts = isChosen
			? values.flatMap((each) => choices?.find((choice) => choice.value === each)?.label ?? [])
			: [nameOf(typeof value === "number" ? String(value) : value)];
		const text = inEveryLanguage((lang) =>
			texts.map((each) => each[lang] || each[lang === "en" ? "hi" : "en"]).join(", "),
		);
		return text.en === "" || placeholder.test(text.en) ? [] : [{ path, type, labels, text, hint }];
	};
	return fields.flatMap((field) => read(field, row[field.name], field.name, []));
}

function passageOf({ path, type, text }: Leaf, lang: Lang): Passage {
	const also = type === "phone" ? text[lang].replace(/\D/g, "") : undefined;
	return { text: text[lang], anchor: path, also };
}

function columnsOf(
	kind: DeskKind,
): { readonly path: string; readonly label: Text; readonly type: FormType }[] {
	const read = (field: FormField, path: string): ReturnType<typeof columnsOf> => {
		const { type, label, fields = [], item } = field;
		if (type === "hidden") return [];
		const inner = fields.flatMap((each) => read(each, `${path}.${each.name}`));
		const items = item?.fields?.flatMap((each) => read(each, `${path}.${each.name}`)) ?? [];
		return [{ path, label, type }, ...inner, ...items];
	};
	return planOf(kind).fields.flatMap((field) => read(field, field.name));
}

function document(
	group: DeskPart,
	href: string,
	inOne: (lang: Lang) => { title: string; names?: readonly string[]; passages: readonly Passage[] },
): SearchDocument {
	return { group, ...inEveryLanguage((lang) => ({ href, names: [], ...inOne(lang) })) };
}

const address = (kind: DeskKind, key?: string) =>
	`${new URLSearchParams({ kind, ...(key !== undefined && { key }) })}`;

const fieldsOf = memo((rows: Rows, kind: DeskKind) => {
	const page = rows.get(wholeKey);
	const leaves = page ? leavesOf(planOf(kind), page) : [];
	return new Map(
		leaves.map((leaf) => {
			const make = () =>
				document("deskFields", address(kind, wholeKey), (lang) => {
					const crumbs = [deskKinds[kind].title, ...leaf.labels.slice(0, -1)].map((label) => label[lang]);
					return {
						title: leaf.labels.at(-1)?.[lang] ?? "",
						names: [typeNames[leaf.type] ?? ""],
						passages: [
							passageOf(leaf, lang),
							{ text: leaf.hint?.[lang] ?? "" },
							{ text: crumbs.join(" › ") },
						],
					};
				});
			return [`${kind}/${wholeKey} ${leaf.path}`, make];
		}),
	);
});

function rowDocument(kind: DeskKind, key: string, row: Row): SearchDocument {
	const { tells = [] } = deskKind(kind);
	// Splits a key such as `waterControlRoom` or `old-age` into words.
	const name = /^\d*$/.test(key) ? "" : key.replace(/[-_/]|(?<=\p{Ll})(?=\p{Lu})/gu, " ");
	const leaves = leavesOf(planOf(kind), row);
	return document(aids.has(kind) ? "deskAids" : "deskRows", address(kind, key), (lang) => ({
		title: (tells.includes("key") ? [key, nameIn(row, lang)] : [nameIn(row, lang)]).join(" · "),
		names: [name],
		passages: leaves.map((leaf) => passageOf(leaf, lang)),
	}));
}

function followRows(kind: DeskKind, rowsNow: () => Rows): Follow {
	if (deskKind(kind).whole) return followAll(() => fieldsOf(rowsNow(), kind));
	let before: Rows | undefined;
	return function* () {
		const [rows, was] = [rowsNow(), before];
		if (rows === was) return;
		before = rows;
		const known = was && rows.changedSince(was);
		for (const key of known ?? new Set([...(was?.keys() ?? []), ...rows.keys()])) {
			const row = rows.get(key);
			if (!known && row === was?.get(key)) continue;
			yield [`${kind}/${key}`, row && (() => rowDocument(kind, key, row))];
		}
	};
}

function kindDocuments(kind: DeskKind, names: Readonly<Record<Lang, readonly string[]>>) {
	const { title, about, whole } = deskKind(kind);
	const list = () =>
		document("deskLists", address(kind, whole && wholeKey), (lang) => ({
			title: title[lang],
			names: names[lang],
			passages: [{ text: about?.[lang] ?? "" }],
		}));
	const columns = whole ? [] : columnsOf(kind);
	return [
		[`${kind}/`, list] as const,
		...columns.map(({ path, label, type }) => {
			const column = () =>
				document("deskColumns", address(kind), (lang) => ({
					title: label[lang],
					names: [typeNames[type] ?? ""],
					passages: [{ text: "" }, { text: "" }, { text: title[lang], anchor: path }],
				}));
			return [`${kind}/ ${path}`, column] as const;
		}),
	];
}

function followKinds(doorNow: () => ContentSnapshot, isThere: (kind: DeskKind) => boolean): Follow {
	const kindsIn = memo((door: ContentSnapshot) => {
		const called = inEveryLanguage((lang) => Map.groupBy(namesOfPages(door, lang), ({ page }) => page));
		return deskKindNames.filter(isThere).map((kind) => {
			const { seenOn, whole } = deskKind(kind);
			const page = typeof seenOn === "object" && "page" in seenOn && whole ? seenOn.page : undefined;
			const namesIn = (lang: Lang) => (page && called[lang].get(page)?.map(({ words }) => words)) || [];
			return { kind, names: inEveryLanguage(namesIn) };
		});
	});
	let kinds: ReturnType<typeof kindsIn> | undefined;
	let documents: ReturnType<Parameters<typeof followAll>[0]>;
	return followAll(() => {
		const now = kindsIn(doorNow());
		if (!isDeepStrictEqual(now, kinds))
			documents = new Map(now.flatMap(({ kind, names }) => kindDocuments(kind, names)));
		kinds = now;
		return documents;
	});
}

interface Searched {
	readonly town: () => ContentSnapshot;
	readonly rows: (kind: DeskKind) => Rows;
}

export class DeskSearch {
	readonly #content: Searched;
	readonly #index: FollowingIndex;

	constructor(content: Searched) {
		this.#content = content;
		const isThere = (kind: DeskKind) =>
			deskKind(kind).whole === undefined || content.rows(kind).has(wholeKey);
		this.#index = new FollowingIndex(() => [
			followKinds(content.town, isThere),
			...deskKindNames.map((kind) => followRows(kind, () => content.rows(kind))),
		]);
	}

	/**
	 * Searches some kinds, the best first; an address of a public page finds its rows.
	 * @param typed its last word may be unfinished
	 */
	async find(typed: string, lang: Lang, kinds: readonly DeskKind[]): Promise<readonly DeskFinding[]> {
		if (typed.startsWith("/")) return this.#behind(typed, lang, kinds);
		this.#index.follow();
		await this.#index.ready();
		const digits = /^[+\p{N}\s().-]+$/u.test(typed)
			? typed.replace(/[\s().-]/g, "").replace(/^\+91/, "")
			: "";
		for (const [question, isTyping, isLoose] of [
			[digits, true, false],
			[typed, true, false],
			[typed, false, false],
			[typed, false, true],
		] as const) {
			const found = question === "" ? [] : this.#ask(question, isTyping, lang, { kinds, isLoose });
			if (found.length > 0) return found;
		}
		return [];
	}

	#ask(
		question: string,
		isTyping: boolean,
		lang: Lang,
		how: { readonly kinds: readonly DeskKind[]; readonly isLoose: boolean },
	): readonly DeskFinding[] {
		return this.#index.ask((index) => {
			const { matches } = findIn(index, question, isTyping, how);
			const ofKind = Map.groupBy(matches, ({ id }) => id.slice(0, id.indexOf("/")));
			const few = new Set([...ofKind.values()].flatMap((each) => each.slice(0, desk.foundOfKind)));
			const best = [...matches.filter((each) => few.has(each)), ...matches.filter((each) => !few.has(each))];
			return best.slice(0, desk.found).map((match) => {
				const { href, title, passages } = index.document(match.id)[lang];
				const params = new URLSearchParams(href);
				const kind = params.get("kind") as DeskKind;
				const key = params.get("key") ?? undefined;
				const { group } = match;
				const isRow = group === "deskRows" || group === "deskAids";
				// A field always shows its own words; a row found by name shows nothing else.
				const place = isRow ? placeOfBest(match) : 0;
				const best =
					passages[place] ??
					passages.find(({ text }) => excerptOf(text, match).length > 1) ??
					passages.find(({ text }) => text === title);
				const at = isRow || group === "deskFields" ? best?.anchor : undefined;
				const isNamed = isRow && (place < 0 || best?.text === title);
				const labels = at === undefined || isNamed ? [] : labelsAt(kind, at, lang);
				const name = group === "deskFields" ? [] : [title];
				const above = group === "deskLists" ? [] : [deskKinds[kind].title[lang]];
				return {
					kind,
					key,
					at,
					place: [...above, ...name, ...labels],
					text: isNamed ? [] : excerptOf(best?.text ?? "", match),
				};
			});
		});
	}

	/** The row that a public page shows, the page's own words, and the lists that stand on it. */
	#behind(typed: string, lang: Lang, kinds: readonly DeskKind[]): readonly DeskFinding[] {
		const { pages } = this.#content.town();
		const { pathname, searchParams, hash } = new URL(typed, "https://of.the.site");
		const page = pages.atPath(querystring.unescape(pathname))?.page.name;
		if (page === undefined) return [];
		/** Whether the address names a place on its page, such as `?notice=12` or `#licence-3`. */
		const names = (at: string) => {
			const params = [...new URLSearchParams(at.startsWith("?") ? at : "")];
			if (at.startsWith("#")) return querystring.unescape(hash) === querystring.unescape(at);
			return params.length > 0 && params.every(([name, value]) => searchParams.get(name) === value);
		};
		// An address without query and fragment is a whole page's, for which no row needs to be looked at.
		const isPlace = searchParams.size > 0 || hash !== "";
		const finding = (kind: DeskKind, key?: string, name?: string): DeskFinding => {
			const place = [deskKinds[kind].title[lang], ...(name ? [name] : [])];
			return { kind, key, at: undefined, place, text: [] };
		};
		const found = kinds.flatMap((kind): { readonly rank: number; readonly finding: DeskFinding }[] => {
			const { seenOn, whole } = deskKind(kind);
			if (seenOn === "whereUsed" || "placesIn" in seenOn || "pageIn" in seenOn) return [];
			if ("page" in seenOn && seenOn.page !== page) return [];
			const rows = this.#content.rows(kind);
			if (whole) return rows.has(wholeKey) ? [{ rank: 1, finding: finding(kind, wholeKey) }] : [];
			if ("page" in seenOn && !isPlace) return [{ rank: 2, finding: finding(kind) }];
			const [row] = [...rows].filter(([key, raw]) => {
				const place = placeOf({ kind, key, raw }, pages);
				return (
					place?.name === page &&
					(place.isWhole ? "ownPage" in seenOn : languages.some((each) => names(place.at(each))))
				);
			});
			if (row) return [{ rank: 0, finding: finding(kind, row[0], nameIn(row[1], lang)) }];
			return "page" in seenOn ? [{ rank: 2, finding: finding(kind) }] : [];
		});
		return found.sort((one, other) => one.rank - other.rank).map(({ finding }) => finding);
	}
}

function labelsAt(kind: DeskKind, at: string, lang: Lang): readonly string[] {
	let fields: readonly FormField[] = planOf(kind).fields;
	const labels: string[] = [];
	for (const step of at.split(".")) {
		if (/^\d+$/.test(step)) {
			labels.push(`${labels.pop()} ${Number(step) + 1}`);
			continue;
		}
		const field = fields.find(({ name }) => name === step);
		if (!field) break;
		labels.push(field.label[lang]);
		fields = field.fields ?? field.item?.fields ?? [];
	}
	return labels;
}
