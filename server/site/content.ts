import { join } from "node:path";
import { languages } from "#contract/language.ts";
import type { Search } from "#contract/search.ts";
import type { SitePages } from "#contract/site-pages.ts";
import { readFolder, townOver } from "../content/from-files.ts";
import { openLastGood } from "../content/last-good.ts";
import { sentence, TownMistakes } from "../content/mistakes.ts";
import type { DeskRow, DeskRows } from "../content/overlay.ts";
import { type FallbackFor, type Rejected, reconcile } from "../content/reconcile.ts";
import type { ContentSnapshot, TownOptions } from "../content/snapshot.ts";
import type { FolderReading } from "../content/source.ts";
import type { ValidatedContent } from "../content/validated.ts";
import type { SharedClock } from "../kit/clock.ts";
import type { PageCounts } from "../media/pdf/page-counts.ts";
import type { Uploaded } from "../media/uploaded.ts";
import type { ServedMedia } from "../pages/media.ts";
import type { OfflineCache } from "../pages/offline.ts";
import type { Render } from "../pages/page-handler-options.ts";
import type { ContentRenderer } from "../pages/render.ts";
import { type IconSource, iconSource } from "../pictures/icons.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { SiteSearch } from "../search/site-search.ts";
import { PasswordRules } from "../session/password-rules.ts";

export interface Content {
	readonly checked: ValidatedContent;
	readonly town: ContentSnapshot;
	readonly search: SiteSearch;
	readonly icons: IconSource;
	readonly passwordRules: PasswordRules;
	readonly at: string;
	/** Reasons why this isn't the present folder's content. */
	readonly mistakes: readonly string[];
	readonly rejected: readonly Rejected[];
}

export interface Folder {
	readonly town: string;
	readonly database: { readonly dataDir: string };
}

/**
 * Reads the council's folder, or its last good copy if it has mistakes.
 * @throws {TownMistakes} if there is no such copy
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

export function withUploads(reading: FolderReading, { uploaded }: Known): FolderReading {
	return { ...reading, media: uploaded.over(reading.media) };
}

/**
 * @param before the previous content
 * @throws {TownMistakes} if the folder itself has mistakes
 */
export function contentOver(
	reading: FolderReading,
	desk: DeskRows | readonly DeskRow[],
	options: TownOptions,
	before?: Content,
	fallbackFor?: FallbackFor,
): Content {
	const { checked, rejected } = reconcile(reading, desk, before?.checked, fallbackFor);
	return { ...contentOf(checked, options, before), rejected };
}

export interface Known {
	readonly pictures: Pictures;
	readonly pageCounts: PageCounts;
	readonly uploaded: Uploaded;
	readonly clock: SharedClock;
}

export function optionsOf({ pictures, pageCounts, clock }: Known): TownOptions {
	return {
		clock: clock.now,
		today: clock.today,
		toneOf: (version) => pictures.toneOf(version),
		pageCountOf: (version) => pageCounts.of(version),
	};
}

function contentOf(checked: ValidatedContent, options: TownOptions, before: Content | undefined): Content {
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
		rejected: [],
	};
}

export interface ContentParts {
	readonly render: Render;
	readonly pages: SitePages;
	readonly search?: Pick<Search, "nearest"> & { refresh(): void };
	readonly offlineCache?: OfflineCache | undefined;
	readonly sheets?: ReadonlyMap<string, string>;
	readonly nextChange?: (now: number) => number | undefined;
	readonly redirect?: (url: string) => string | undefined;
	readonly media: ServedMedia;
	readonly icons?: IconSource;
	readonly passwordRules?: PasswordRules;
}

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
