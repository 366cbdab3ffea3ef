import type { Reply } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { type ContentKind, kinds } from "#contract/content/kinds.ts";
import { hindiHelp, publishing } from "#contract/content/limits.ts";
import type { Row } from "#contract/content/row.ts";
import { type Lang, languages, type Text } from "#contract/language.ts";
import { reload as limits } from "#contract/site/limits.ts";
import type {
	Choices,
	DeadLink,
	DeskFinding,
	DrawnPage,
	EditedContent,
	KindRow,
	Rows,
	SeenPage,
	UsedRow,
	WantedDrawing,
	WantedPages,
} from "../content/edited-content.ts";
import { type FolderRow, folderRow } from "../content/folder-row.ts";
import { readFolder, townOver } from "../content/from-files.ts";
import { copyGood } from "../content/last-good.ts";
import { type Mistake, sentence, TownMistakes } from "../content/mistakes.ts";
import { type DeskRow, type DeskRows, deskFile, deskRows, lookAnew } from "../content/overlay.ts";
import { type FallbackFor, type Rejected, sentencesOf } from "../content/reconcile.ts";
import type { ContentSnapshot } from "../content/snapshot.ts";
import { checkContent, kindsShowing } from "../content/validated.ts";
import { reasonOf } from "../db/errors.ts";
import type { Tx } from "../db/tables.ts";
import { calendarAt } from "../kit/calendar.ts";
import type { IsChanged } from "../kit/track-reads.ts";
import { version } from "../kit/version.ts";
import type { PictureLog } from "../pictures/pictures.ts";
import { deadLinksIn } from "../publishing/dead-links.ts";
import { HindiWords } from "../search/hindi/hindi-words.ts";
import { choicesOf } from "./choices.ts";
import { type Content, contentOver, type Folder, type Known, optionsOf, withUploads } from "./content.ts";
import { DeskSearch } from "./desk-search.ts";
import { EditedRows } from "./edited-rows.ts";

export interface SiteLog extends PictureLog {
	error(facts: object, message: string): void;
}

interface SiteOptions extends Known {
	readonly folder: Folder;
	readonly log: SiteLog;
	/** Serves a content from the next request on; without `isChanged` everything is new. */
	readonly serve: (content: Content, isChanged?: IsChanged) => void;
	readonly warm: () => Promise<void>;
	readonly refresh: () => Promise<void>;
	readonly seenOn: EditedContent["seenOn"];
	readonly draw: EditedContent["draw"];
	readonly usedRows: (tx?: Tx) => Promise<readonly UsedRow[]>;
	readonly publicUrl: string;
	readonly hasPage: (address: string) => Promise<boolean>;
}

function missingIn({ checked }: Content, used: readonly UsedRow[]): Mistake[] {
	return used
		.filter(({ kind, key }) => !checked.sources.get(kind)?.table.has(key))
		.map(({ kind, key, by }) => ({
			file: kinds[kind].file,
			key,
			problem: `it is still used by ${by.join(", ")}: put the row back; where it has a column active, "no" there ends its use`,
		}));
}

function withRows(desk: DeskRows, rows: readonly DeskRow[]): DeskRows {
	return desk.with(new Map(rows.map((row) => [deskFile(row), row])));
}

/** The served content, and its replacement by the folder's (decision 24). */
export class Site implements EditedContent {
	#content: Content;
	#mistakes: readonly string[];
	#missing: readonly string[] = [];
	#published: DeskRows = deskRows([]);
	#fallbackFor: FallbackFor | undefined;
	#settling: Promise<void> = Promise.resolve();
	#warmsSoon: NodeJS.Timeout | undefined;
	#hindi: { readonly town: ContentSnapshot; readonly words: HindiWords; readonly until: number } | undefined;
	#search: DeskSearch | undefined;
	readonly #rows: EditedRows;
	readonly #options: SiteOptions;

	constructor(content: Content, options: SiteOptions) {
		this.#content = content;
		this.#mistakes = content.mistakes;
		this.#options = options;
		this.#rows = new EditedRows(() => this.#content.checked, options.clock.today);
		if (content.mistakes.length > 0) {
			options.log.error(
				{ mistakes: content.mistakes, contentOf: content.at },
				"The council's folder has mistakes: the site opened with its last good content; correct them and run npm run reload.",
			);
		}
	}

	get state(): Reply<"site"> {
		const rejected = this.#content.rejected.flatMap(sentencesOf);
		const mistakes = [...this.#mistakes, ...this.#missing, ...rejected].slice(0, limits.mistakesShown);
		return { version, contentOf: this.#content.at, mistakes };
	}

	/** Serves the folder if valid. @returns why not, in sentences */
	async reload(): Promise<readonly string[]> {
		const { folder, log, usedRows } = this.#options;
		const used = await usedRows().catch(() => []);
		const begun = performance.now();
		try {
			const reading = withUploads(readFolder(folder.town), this.#options);
			const options = optionsOf(this.#options);
			const content = contentOver(reading, this.#published, options, undefined, this.#fallbackFor);
			const missing = missingIn(content, used);
			if (missing.length > 0) throw new TownMistakes(folder.town, missing);
			const { search } = this.#content;
			search.follow(content.town);
			this.#serve({ ...content, search });
			this.#mistakes = [];
		} catch (error) {
			if (!(error instanceof TownMistakes)) {
				log.error({ err: error }, "reading the council's folder failed; the site stays as it was");
				return [`The folder could not be read: ${reasonOf(error)}`];
			}
			this.#mistakes = error.mistakes.map(sentence);
			log.error(
				{ mistakes: this.#mistakes },
				"The council's folder has mistakes: the site goes on with what it showed before; correct them and reload again.",
			);
			return this.state.mistakes;
		}
		log.info({ ms: Math.round(performance.now() - begun) }, "the council's folder was reloaded");
		void this.settle();
		return [];
	}

	publish(rows: DeskRows | readonly DeskRow[], fallbackFor?: FallbackFor): void {
		const { log, warm } = this.#options;
		const { checked, at, mistakes } = this.#content;
		const begun = performance.now();
		const published = deskRows(rows);
		this.#published = published;
		this.#fallbackFor = fallbackFor;
		const options = optionsOf(this.#options);
		const content = contentOver(checked.reading, published, options, this.#content, fallbackFor);
		const isChanged = content.town.changedSince(this.#content.town);
		const findsOthers = content.search.follow(content.town);
		this.#serve({ ...content, at, mistakes }, (part) => (part === "search" ? findsOthers : isChanged(part)));
		content.search.ready().catch(this.#onFault);
		this.#lookForMissing().catch(this.#onFault);
		log.info({ ms: Math.round(performance.now() - begun), rows: published.size }, "published");
		clearTimeout(this.#warmsSoon);
		this.#warmsSoon = setTimeout(() => warm().catch(this.#onFault), publishing.warmAfter).unref();
	}

	async #lookForMissing(): Promise<void> {
		const { usedRows, log } = this.#options;
		this.#missing = missingIn(this.#content, await usedRows()).map(sentence);
		if (this.#missing.length > 0)
			log.error({ mistakes: this.#missing }, "the site lacks rows that are still used");
	}

	/** Scheduled rows may begin or end when the clock is set. */
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
		if (content.rejected.length === 0) return;
		const mistakes = content.rejected.flatMap(sentencesOf);
		log.error({ mistakes }, "the site can't show all that the desk has published");
	}

	rows(kind: DeskKind): Rows {
		return this.#rows.rows(kind);
	}

	usedRows(tx: Tx): Promise<readonly UsedRow[]> {
		return this.#options.usedRows(tx);
	}

	inFolder(kind: DeskKind, key: string): Row | undefined {
		return this.#rows.inFolder(kind, key);
	}

	highestInFolder(kind: DeskKind): number {
		return this.#rows.highestInFolder(kind);
	}

	rejected(): readonly Rejected[] {
		return this.#content.rejected;
	}

	choices(): Choices {
		return choicesOf(this.#content, this.#options.uploaded, (kind) => this.rows(kind));
	}

	seenOn(row: KindRow, wanted: WantedPages): Promise<readonly SeenPage[]> {
		return this.#options.seenOn(row, wanted);
	}

	draw(row: KindRow, wanted: WantedDrawing): Promise<DrawnPage> {
		return this.#options.draw(row, wanted);
	}

	readersFind(query: string): boolean {
		return this.#content.search.find(query, languages[0]).total > 0;
	}

	deadLinks(kind: DeskKind, row: Row): Promise<DeadLink[]> {
		const { pages, media } = this.#content.town;
		const { publicUrl, hasPage } = this.#options;
		return deadLinksIn(kind, row, {
			pages,
			publicUrl,
			async leadsTo(address) {
				const [file] = /(?<=^\/media\/)[^?#]+/.exec(address) ?? [];
				return file === undefined ? hasPage(address) : media.has(file);
			},
		});
	}

	refresh(): Promise<void> {
		return this.#options.refresh();
	}

	now(): number {
		return this.#options.clock.now();
	}

	clockOff(): number {
		return this.#options.clock.off;
	}

	folderRow(kind: DeskKind, key: string): FolderRow {
		return folderRow(this.#content.checked, kind, key);
	}

	titleOf(path: string): Text | undefined {
		return this.#content.town.pages.atPath(path)?.page.title;
	}

	uploadedName(path: string): string | undefined {
		return this.#options.uploaded.get(path)?.name;
	}

	kindsShowing(path: string): readonly ContentKind[] {
		return kindsShowing(this.#content.checked, path);
	}

	refreshMedia(paths: readonly string[]): void {
		const { uploaded, serve, warm } = this.#options;
		const { town } = this.#content;
		if (!paths.some((path) => town.media.has(path))) return;
		lookAnew(this.#content.checked.sources);
		const isChanged = town.learn(paths.map((path) => [path, uploaded.get(path)]));
		serve(this.#content, (part) => part === "search" || isChanged(part));
		warm().catch(this.#onFault);
	}

	mistakesWith(...rows: readonly DeskRow[]): readonly Mistake[] {
		const { checked } = this.#content;
		try {
			checkContent(checked.reading, withRows(checked.desk, rows), checked);
			return [];
		} catch (error) {
			if (error instanceof TownMistakes) return error.mistakes;
			throw error;
		}
	}

	/** The site with unpublished rows, as of a moment if given. @throws {TownMistakes} */
	with(rows: readonly DeskRow[], at: number | undefined) {
		const { checked, search, town: shown } = this.#content;
		const options = optionsOf(this.#options);
		const clock = at === undefined ? {} : { clock: () => at, today: calendarAt(at) };
		const next = checkContent(checked.reading, withRows(checked.desk, rows), checked);
		const town = townOver(next, { ...options, ...clock }, at === undefined ? shown : undefined);
		return { town, search, isChanged: town.changedSince(shown) };
	}

	needsReview(kind: DeskKind): boolean {
		const kindsWithReview: readonly string[] = this.#content.town.read("council", "en").fourEyes ?? [];
		return kindsWithReview.includes(kind);
	}

	find(typed: string, lang: Lang, kinds: readonly DeskKind[]): Promise<readonly DeskFinding[]> {
		this.#search ??= new DeskSearch({ town: () => this.#content.town, rows: (kind) => this.rows(kind) });
		return this.#search.find(typed, lang, kinds);
	}

	/** Suggests Hindi words for Latin letters; content that was just published may not count yet. */
	hindiWords(latin: string): readonly string[] {
		const { town } = this.#content;
		const isOld = (this.#hindi?.until ?? 0) <= Date.now();
		if (!this.#hindi || (isOld && this.#hindi.town !== town)) {
			this.#hindi = { town, words: new HindiWords(town), until: Date.now() + hindiHelp.keptFor };
		}
		return this.#hindi.words.suggest(latin);
	}

	/** After content is served: warms pages, copies the folder, prepares photographs, counts pages of documents. Failures are logged. */
	settle(): Promise<void> {
		// One after the other, since two would write the same files.
		this.#settling = this.#settling.then(() => this.#settle()).catch(this.#onFault);
		return this.#settling;
	}

	readonly #onFault = (error: unknown): void =>
		this.#options.log.error({ err: error }, "preparing new content failed");

	async #settle(): Promise<void> {
		const { folder, pictures, pageCounts, log, serve, warm } = this.#options;
		const content = this.#content;
		const { media, mediaFolder } = content.town;
		// Pages made before a photograph's colour or a document's length was known are made again.
		const serveAgain = (isNew: boolean) => {
			if (!isNew || content !== this.#content) return false;
			serve(content, content.town.clearCache("media"));
			return true;
		};
		const learnt = Promise.all([
			pictures.prepare(media, log).then(serveAgain),
			pageCounts.prepare(media, mediaFolder, log).then(serveAgain),
		]);
		// A failure before it is awaited would end the process.
		learnt.catch(() => {});
		await content.search.ready();
		await this.#lookForMissing().catch(this.#onFault);
		if (content.mistakes.length === 0) {
			try {
				await copyGood(content.town, folder.database.dataDir);
			} catch (error) {
				const reason = reasonOf(error);
				log.warn({ reason }, "copying the council's folder as last good content failed");
			}
		}
		await warm();
		if ((await learnt).includes(true)) await warm();
	}
}
