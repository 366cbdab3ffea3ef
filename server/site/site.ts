import { join } from "node:path";
import { movingDay } from "#contract/content/blocks.ts";
import { attachments, type DeskKind, filesField, isOrdered, wholeKey } from "#contract/content/desk.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { nameOf, orderKey, type Row } from "#contract/content/row.ts";
import { languages, type Text } from "#contract/language.ts";
import { desk, hindiHelp, reload as limits, publishing } from "#contract/limits.ts";
import { storyAt } from "#contract/site-pages.ts";
import type { SiteState } from "../api/call-context.ts";
import type { ContentParts } from "../app.ts";
import { type Checked, checkContent } from "../content/checked.ts";
import { checkFitting, type InsteadOf, sentencesOf, type Unfit } from "../content/fitting.ts";
import { beneath } from "../content/folder-mark.ts";
import { readFolder, townOver } from "../content/from-files.ts";
import { copyGood, openLastGood } from "../content/last-good.ts";
import { kindsShowing } from "../content/media.ts";
import { type Mistake, sentence, TownMistakes } from "../content/mistakes.ts";
import type { DeskRow } from "../content/overlay.ts";
import { keyText } from "../content/references.ts";
import { RowsByKey } from "../content/rows-by-key.ts";
import type { FolderReading, Source } from "../content/source.ts";
import type { Town, TownOptions } from "../content/town.ts";
import type { IsChanged } from "../content/witness.ts";
import { reasonOf } from "../db/errors.ts";
import type { Names } from "../desk/form.ts";
import { orderOf } from "../desk/order.ts";
import type { PageCounts } from "../documents/page-counts.ts";
import type { Env } from "../env.ts";
import { HindiWords } from "../hindi/hindi-words.ts";
import { calendarAt, daysFrom } from "../kit/calendar.ts";
import type { SharedClock } from "../kit/clock.ts";
import { changedPlaces } from "../kit/lists.ts";
import { version } from "../kit/version.ts";
import type { Uploaded } from "../media/uploaded.ts";
import type { ContentRenderer } from "../pages/render.ts";
import { type IconSource, iconSource } from "../pictures/icons.ts";
import type { PictureLog, Pictures } from "../pictures/pictures.ts";
import { SiteSearch } from "../search/site-search.ts";
import { PasswordRules } from "../session/password-rules.ts";

/** What is made of one reading of the council's folder, but for what renders it. */
export interface Content {
	/** The folder as it was read, with what the desk has published over it and the site can show. */
	readonly checked: Checked;
	readonly town: Town;
	readonly search: SiteSearch;
	readonly icons: IconSource;
	readonly passwordRules: PasswordRules;
	/** The moment of the reading. */
	readonly at: string;
	/** Why the folder as it is now isn't what was read. */
	readonly mistakes: readonly string[];
	/** What the desk has published and the site can't show. */
	readonly unfit: readonly Unfit[];
}

type Folder = Pick<Env, "town" | "database">;

/**
 * Reads the council's folder; one with mistakes is replaced by its last good copy.
 *
 * @param read reads a folder's files
 * @throws {TownMistakes} where there is no such copy
 */
export function readContent(
	{ town: folder, database: { dataDir } }: Folder,
	known: Known,
	read = readFolder,
): Content {
	const options = optionsOf(known);
	try {
		return contentOver(withUploads(read(folder), known), [], options);
	} catch (error) {
		if (!(error instanceof TownMistakes)) throw error;
		const copy = openLastGood(folder, dataDir);
		if (!copy) throw error;
		return {
			...contentOver(withUploads(copy.reading, known), [], options),
			at: copy.at,
			mistakes: error.mistakes.map(sentence),
		};
	}
}

/** The folder's own files, and those that staff have uploaded. */
function withUploads(reading: FolderReading, { uploaded }: Known): FolderReading {
	return { ...reading, media: uploaded.over(reading.media) };
}

/**
 * The content of a reading of the folder with what the desk has published over it.
 *
 * @param before the content that this one follows
 * @throws {TownMistakes} where the folder itself has mistakes
 */
function contentOver(
	reading: FolderReading,
	desk: readonly DeskRow[],
	options: TownOptions,
	before?: Content,
	insteadOf?: InsteadOf,
): Content {
	const { checked, unfit } = checkFitting(reading, desk, before?.checked, insteadOf);
	return { ...contentOf(checked, options, before), unfit };
}

/** What the desk edits of a kind, and what it was read from. */
interface ReadRows {
	readonly source: Source;
	readonly today: string;
	readonly documents: Source | undefined;
	readonly rows: RowsByKey;
}

/**
 * The rows of a table in which each that was there is where it was, read from those of before.
 *
 * @returns undefined where they have to be read anew: rows were taken off, or some have documents
 */
function rowsSince(
	{ source: before, documents, rows: rowsBefore }: ReadRows,
	source: Source,
	kind: DeskKind,
	shown: (row: Row) => Row,
): RowsByKey | undefined {
	const table = kinds[kind];
	if (table.form !== "table") return undefined;
	const [now, then] = [source.raw as readonly Row[], before.raw as readonly Row[]];
	const places = changedPlaces(then, now);
	if (!places) return undefined;
	const column = kind === "notices" || kind === "acts" ? attachments[kind].column : undefined;
	const hasDocuments = (key: string) =>
		column !== undefined &&
		((documents?.raw ?? []) as readonly Row[]).some(({ [column]: owner }) => keyText(owner) === key);
	const changed: (readonly [string, Row])[] = [];
	for (const place of places) {
		const [row = {}, earlier] = [now[place], then[place]];
		const key = keyText(row[table.key]);
		const isElsewhere = earlier ? keyText(earlier[table.key]) !== key : rowsBefore.has(key);
		if (isElsewhere || hasDocuments(key)) return undefined;
		changed.push([key, shown(row)]);
	}
	return rowsBefore.with(changed);
}

/** Rows of a sample with the days that they show today. */
const fixed = new WeakMap<Row, { readonly today: string; readonly row: Row }>();

/** A clerk who publishes a row of a sample publishes the days that it shows. */
function withFixedDays(row: Row, today: string): Row {
	const known = fixed.get(row);
	if (known?.today === today) return known.row;
	const fields = Object.entries(row).map(([name, value]) => {
		const moving = typeof value === "string" ? movingDay.safeParse(value) : undefined;
		return [name, moving?.success ? daysFrom(today, moving.data.$day) : value];
	});
	const made = Object.fromEntries(fields);
	fixed.set(row, { today, row: made });
	return made;
}

/** The pictures among some files by their paths; those that have a description by their title, the others by their path. */
function picturesOf({ sources, reading }: Checked, files: readonly string[]): ReadonlyMap<string, Text> {
	const tables = ["pictures", "photos"] as const;
	const described = tables.flatMap((kind) => (sources.get(kind)?.raw ?? []) as Row[]);
	const titles = new Map(described.map((row) => [String(row.file ?? row.src ?? ""), nameOf(row)]));
	const { media } = reading;
	const pictures = files.filter((path) => media.get(path)?.size);
	return new Map(
		pictures.map((path) => [
			path,
			media.get(path)?.words?.title ?? titles.get(path) ?? { en: path, hi: path },
		]),
	);
}

/** The documents that belong to rows of another table, by the keys of those; without the column that names them. */
function attached(sources: FolderReading["sources"], column: string): ReadonlyMap<string, readonly Row[]> {
	const byOwner = new Map<string, Row[]>();
	for (const { [column]: owner, ...file } of (sources.get("documents")?.raw ?? []) as Row[]) {
		if (owner === undefined) continue;
		const key = keyText(owner);
		const known = byOwner.get(key);
		if (known) known.push(file);
		else byOwner.set(key, [file]);
	}
	return byOwner;
}

/** What is known of the council's files from earlier starts. */
export interface Known {
	readonly pictures: Pictures;
	readonly pageCounts: PageCounts;
	readonly uploaded: Uploaded;
	/** By which what has a time begins and ends. */
	readonly clock: SharedClock;
}

function optionsOf({ pictures, pageCounts, clock }: Known): TownOptions {
	return {
		clock: clock.now,
		today: clock.today,
		toneOf: (version) => pictures.toneOf(version),
		pageCountOf: (version) => pageCounts.of(version),
	};
}

function contentOf(checked: Checked, options: TownOptions, before: Content | undefined): Content {
	const sameFolder = before?.checked.reading === checked.reading ? before : undefined;
	const town = townOver(checked, options, sameFolder?.town);
	const names = languages.flatMap((lang) => {
		const { name, town: place } = town.read("council", lang);
		return [name, place];
	});
	return {
		checked,
		town,
		search: before?.search ?? new SiteSearch(town, options.today),
		icons: iconSource(town, (path) => town.media.get(path)?.on ?? join(town.mediaFolder, path)),
		passwordRules: new PasswordRules(names),
		at: new Date().toISOString(),
		mistakes: [],
		unfit: [],
	};
}

/** What the app serves of a content. */
export function partsOf(
	{ town, search, icons, passwordRules }: Content,
	rendered: ContentRenderer,
	pictures: Pictures,
): ContentParts {
	return {
		...rendered,
		search,
		icons,
		passwordRules,
		nextChange: (now) => town.nextChange(now),
		redirect: (url) => town.redirect(url),
		media: { folder: town.mediaFolder, files: town.media, pictures },
	};
}

export interface SiteLog extends PictureLog {
	error(facts: object, message: string): void;
}

interface SiteOptions extends Known {
	readonly env: Folder;
	readonly log: SiteLog;
	/** Serves a content from the next request on; without `isChanged` it has nothing in common with the one before. */
	readonly serve: (content: Content, isChanged?: IsChanged) => void;
	/** Prepares in the background what the first readers of new content would wait for. */
	readonly warm: () => Promise<void>;
}

/** The content that is served, and its replacement by what the council's folder holds now (decision 24). */
export class Site {
	#content: Content;
	#mistakes: readonly string[];
	#published: readonly DeskRow[] = [];
	#insteadOf: InsteadOf | undefined;
	#settling: Promise<void> = Promise.resolve();
	#warmsSoon: NodeJS.Timeout | undefined;
	#hindi: { readonly town: Town; readonly words: HindiWords; readonly until: number } | undefined;
	/** The desk looks at thousands of rows again and again, and a source that has changed is another object. */
	readonly #rowsOf = new WeakMap<Source, ReadRows>();
	/** The newest rows of each kind that were read, by which the next are. */
	readonly #lastRows = new Map<DeskKind, ReadRows>();
	readonly #options: SiteOptions;

	constructor(content: Content, options: SiteOptions) {
		this.#content = content;
		this.#mistakes = content.mistakes;
		this.#options = options;
		if (content.mistakes.length > 0) {
			options.log.error(
				{ mistakes: content.mistakes, contentOf: content.at },
				"The council's folder has mistakes: the site opened with its last good content; mend them and run npm run reload.",
			);
		}
	}

	/** What staff are told. */
	get state(): SiteState {
		const unfit = this.#content.unfit.flatMap(sentencesOf);
		const mistakes = [...this.#mistakes, ...unfit].slice(0, limits.mistakesShown);
		return { version, contentOf: this.#content.at, mistakes };
	}

	/** Checks the folder and serves it, or goes on with what was served. @returns why it goes on, in sentences; none after a reload */
	reload(): readonly string[] {
		const { env, log } = this.#options;
		const begun = performance.now();
		try {
			const reading = withUploads(readFolder(env.town), this.#options);
			const options = optionsOf(this.#options);
			const content = contentOver(reading, this.#published, options, undefined, this.#insteadOf);
			const { search } = this.#content;
			search.follow(content.town);
			this.#serve({ ...content, search });
			this.#mistakes = [];
		} catch (error) {
			if (!(error instanceof TownMistakes)) {
				log.error({ err: error }, "The council's folder could not be read; the site goes on as it was.");
				return [`The folder could not be read: ${reasonOf(error)}`];
			}
			this.#mistakes = error.mistakes.map(sentence);
			log.error(
				{ mistakes: this.#mistakes },
				"The council's folder has mistakes: the site goes on with what it showed before; mend them and reload again.",
			);
			return this.state.mistakes;
		}
		log.info({ ms: Math.round(performance.now() - begun) }, "the council's folder was reloaded");
		void this.settle();
		return [];
	}

	/**
	 * Serves what the desk has published, over the folder as it was last read; what is wrong with the folder stays so.
	 *
	 * @param insteadOf what is shown in place of a row that doesn't fit, unless it is what the folder has
	 */
	publish(published: readonly DeskRow[], insteadOf?: InsteadOf): void {
		const { log, warm } = this.#options;
		const { checked, at, mistakes } = this.#content;
		const begun = performance.now();
		this.#published = published;
		this.#insteadOf = insteadOf;
		const options = optionsOf(this.#options);
		const content = contentOver(checked.reading, published, options, this.#content, insteadOf);
		const isChanged = content.town.changedSince(this.#content.town);
		const findsOthers = content.search.follow(content.town);
		this.#serve({ ...content, at, mistakes }, (part) => (part === "search" ? findsOthers : isChanged(part)));
		content.search.ready().catch(this.#onFault);
		log.info({ ms: Math.round(performance.now() - begun), rows: published.length }, "published");
		// While one publishing follows another the pages that nobody asks for needn't be made.
		clearTimeout(this.#warmsSoon);
		this.#warmsSoon = setTimeout(() => warm().catch(this.#onFault), publishing.warmAfter).unref();
	}

	/** After the clock was set: what has a time may have begun, or not begun yet. */
	followClock(): void {
		const { serve, warm } = this.#options;
		this.#content.town.followClock();
		serve(this.#content);
		warm().catch(this.#onFault);
	}

	#serve(content: Content, isChanged?: IsChanged): void {
		const { log, serve } = this.#options;
		serve(content, isChanged);
		this.#content = content;
		if (content.unfit.length === 0) return;
		const mistakes = content.unfit.flatMap(sentencesOf);
		log.error({ mistakes }, "the site can't show all that the desk has published");
	}

	/** What the desk has published and readers don't see so. */
	get unfit(): readonly Unfit[] {
		return this.#content.unfit;
	}

	/** The folder's own row beneath whatever the desk has laid over it. */
	beneath(kind: DeskKind, key: string): ReturnType<typeof beneath> {
		return beneath(this.#content.checked, kind, key);
	}

	/** What an uploaded file was called by whoever brought it. */
	uploadedName(path: string): string | undefined {
		return this.#options.uploaded.get(path)?.name;
	}

	/** The kinds whose rows show or link a file. */
	kindsShowing(path: string): readonly ContentKind[] {
		const { town } = this.#content;
		return town.media.has(path) ? kindsShowing(town.written, path) : [];
	}

	/** Shows the files that have been described anew with their new words. */
	refreshMedia(paths: readonly string[]): void {
		const { uploaded, serve, warm } = this.#options;
		const { town } = this.#content;
		if (!paths.some((path) => town.media.has(path))) return;
		const isChanged = town.learn(paths.map((path) => [path, uploaded.get(path)]));
		serve(this.#content, (part) => part === "search" || isChanged(part));
		warm().catch(this.#onFault);
	}

	/** What would be wrong with the site if rows were published. */
	mistakesWith(...rows: readonly DeskRow[]): readonly Mistake[] {
		const { checked } = this.#content;
		const isOther = (each: DeskRow) => !rows.some(({ kind, key }) => kind === each.kind && key === each.key);
		try {
			checkContent(checked.reading, [...checked.desk.filter(isOther), ...rows], checked);
			return [];
		} catch (error) {
			if (error instanceof TownMistakes) return error.mistakes;
			throw error;
		}
	}

	/**
	 * The site as it would be with rows that aren't published, as of a moment if one is given.
	 *
	 * @throws {TownMistakes} where it couldn't be shown
	 */
	with(
		rows: readonly DeskRow[],
		at: number | undefined,
	): Pick<Content, "town" | "search"> & { readonly isChanged: IsChanged } {
		const { checked, search, town: shown } = this.#content;
		const others = checked.desk.filter(
			(each) => !rows.some(({ kind, key }) => kind === each.kind && key === each.key),
		);
		const options = optionsOf(this.#options);
		const clock = at === undefined ? {} : { clock: () => at, today: calendarAt(at) };
		const next = checkContent(checked.reading, [...others, ...rows], checked);
		// What is read at another moment has nothing in common with what readers have now.
		const town = townOver(next, { ...options, ...clock }, at === undefined ? shown : undefined);
		return { town, search, isChanged: town.changedSince(shown) };
	}

	/** What the desk edits of a kind, in the form of the folder and by its keys; days that move with a sample are those of today. */
	rows(kind: DeskKind): RowsByKey {
		return this.#rowsIn(this.#content.checked.sources, kind);
	}

	/** A row as the folder has it, whatever the desk has published over it; or the order of its rows. */
	inFolder(kind: DeskKind, key: string): Row | undefined {
		const rows = this.#rowsIn(this.#content.checked.reading.sources, kind);
		return key === orderKey && isOrdered(kind) ? orderOf(kind, rows) : rows.get(key);
	}

	#rowsIn(sources: FolderReading["sources"], kind: DeskKind): RowsByKey {
		const source = sources.get(kind);
		if (!source) return RowsByKey.of([]);
		const today = this.#options.clock.today();
		const documents = sources.get("documents");
		const known = this.#rowsOf.get(source);
		if (known?.today === today && known.documents === documents) return known.rows;
		const last = this.#lastRows.get(kind);
		const isLike = last?.today === today && last.documents === documents;
		const rows =
			(isLike && rowsSince(last, source, kind, (row) => this.#shownToday(row, today))) ||
			this.#readRows(source, sources, kind, today);
		const read = { source, today, documents, rows };
		this.#rowsOf.set(source, read);
		if (source === this.#content.checked.sources.get(kind)) this.#lastRows.set(kind, read);
		return rows;
	}

	/** Only a sample has days that move, and looking for them in each cell of a long table takes its time. */
	#shownToday(row: Row, today: string): Row {
		return this.#content.checked.known.sample ? withFixedDays(row, today) : row;
	}

	#readRows(source: Source, sources: FolderReading["sources"], kind: DeskKind, today: string): RowsByKey {
		const { form } = kinds[kind];
		if (form === "document") return RowsByKey.of([[wholeKey, source.raw as Row]]);
		if (form !== "table") return RowsByKey.of(Object.entries(source.raw as Record<string, Row>));
		const { key } = kinds[kind];
		const rows = (source.raw as Row[]).map((row) => this.#shownToday(row, today));
		const byKey = new Map(rows.map((row) => [keyText(row[key]), row]));
		if (kind === "notices" || kind === "acts") {
			for (const [owner, files] of attached(sources, attachments[kind].column)) {
				const row = byKey.get(owner);
				if (row) byKey.set(owner, { ...row, [filesField]: files });
			}
		}
		return RowsByKey.of(byKey);
	}

	/** Whether the council wants a second pair of eyes before something of a kind is published. */
	needsReview(kind: DeskKind): boolean {
		const kindsWithReview: readonly string[] = this.#content.town.read("council", "en").fourEyes ?? [];
		return kindsWithReview.includes(kind);
	}

	/** The Hindi words that letters typed in Latin may mean, by the council's own content as it stood a little while ago. */
	hindiWords(latin: string): readonly string[] {
		const { town } = this.#content;
		const isOld = (this.#hindi?.until ?? 0) <= Date.now();
		if (!this.#hindi || (isOld && this.#hindi.town !== town)) {
			this.#hindi = { town, words: new HindiWords(town), until: Date.now() + hindiHelp.keptFor };
		}
		return this.#hindi.words.suggest(latin);
	}

	/** What a row may link, show or name, as readers know it. */
	names(): Names {
		const { town, checked } = this.#content;
		const { portals, ownPages } = town.written;
		const files = [...this.#options.uploaded.latest(desk.filesOffered), ...checked.reading.media.keys()];
		const listed = town.pages.all.filter(
			// A link names a page of the table or one of the council's own.
			({ audience, indexed, name }) => audience === "public" && indexed && storyAt(name) === undefined,
		);
		const titles = new Map(listed.map(({ name, title }) => [name, ownPages[name]?.title ?? title]));
		return {
			portals: new Map(Object.entries(portals).map(([key, { name }]) => [key, name])),
			pages: titles,
			services: new Map([...titles].filter(([name]) => checked.known.services?.has(name))),
			pictures: picturesOf(checked, files),
			aboutPicture: (path) => checked.reading.media.get(path)?.words?.description,
			files,
			rows: (kind) => this.rows(kind),
		};
	}

	/**
	 * After a content is served: warms its pages, copies it as the last good one, prepares its photographs and counts its documents' pages.
	 * A failure is logged: readers have the content by now, and go on having it.
	 */
	settle(): Promise<void> {
		// One after the other: two at once would write the same files.
		this.#settling = this.#settling.then(() => this.#settle()).catch(this.#onFault);
		return this.#settling;
	}

	readonly #onFault = (error: unknown): void =>
		this.#options.log.error({ err: error }, "the pages or files of new content could not be prepared");

	async #settle(): Promise<void> {
		const { env, pictures, pageCounts, log, serve, warm } = this.#options;
		const content = this.#content;
		const { media, mediaFolder } = content.town;
		// Pages made before a photograph's average colour or a document's length was known are made again with it.
		const serveAgain = (isNew: boolean) => {
			if (!isNew || content !== this.#content) return false;
			serve(content, content.town.clearCache("media"));
			return true;
		};
		const learnt = Promise.all([
			pictures.prepare(media, log).then(serveAgain),
			pageCounts.prepare(media, mediaFolder, log).then(serveAgain),
		]);
		// On a full disk it fails before it is waited for.
		learnt.catch(() => {});
		await content.search.ready();
		if (content.mistakes.length === 0) {
			try {
				await copyGood(content.town, env.database.dataDir);
			} catch (error) {
				const reason = reasonOf(error);
				log.warn({ reason }, "the council's folder could not be copied as its last good content");
			}
		}
		await warm();
		if ((await learnt).includes(true)) await warm();
	}
}
