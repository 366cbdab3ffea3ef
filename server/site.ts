import { join } from "node:path";
import { languages } from "#contract/language.ts";
import { reload as limits } from "#contract/limits.ts";
import type { SiteState } from "./api/call-context.ts";
import type { ContentParts } from "./app.ts";
import { openTown } from "./content/from-files.ts";
import { copyGood, openLastGood } from "./content/last-good.ts";
import { sentence, TownMistakes } from "./content/mistakes.ts";
import type { Town, TownOptions } from "./content/town.ts";
import { reasonOf } from "./db/errors.ts";
import type { PageCounts } from "./documents/page-counts.ts";
import type { Env } from "./env.ts";
import { version } from "./kit/version.ts";
import type { ContentRenderer } from "./pages/render.ts";
import { type IconSource, iconSource } from "./pictures/icons.ts";
import type { PictureLog, Pictures } from "./pictures/pictures.ts";
import { SiteSearch } from "./search/site-search.ts";
import { PasswordRules } from "./session/password-rules.ts";

/** What is made of one reading of the council's folder, but for what renders it. */
export interface Content {
	readonly town: Town;
	readonly search: SiteSearch;
	readonly icons: IconSource;
	readonly passwordRules: PasswordRules;
	/** The moment of the reading. */
	readonly at: string;
	/** Why the folder as it is now isn't what was read. */
	readonly mistakes: readonly string[];
}

type Folder = Pick<Env, "town" | "database">;

/**
 * Reads the council's folder; one with mistakes is replaced by its last good copy.
 *
 * @throws {TownMistakes} where there is no such copy
 */
export function readContent({ town: folder, database: { dataDir } }: Folder, known: Known): Content {
	const options = optionsOf(known);
	try {
		return contentOf(openTown(folder, options), new Date().toISOString(), []);
	} catch (error) {
		if (!(error instanceof TownMistakes)) throw error;
		const copy = openLastGood(folder, dataDir, options);
		if (!copy) throw error;
		return contentOf(copy.town, copy.at, error.mistakes.map(sentence));
	}
}

/** What is known of the council's files from earlier starts. */
export interface Known {
	readonly pictures: Pictures;
	readonly pageCounts: PageCounts;
}

function optionsOf({ pictures, pageCounts }: Known): TownOptions {
	return {
		toneOf: (version) => pictures.toneOf(version),
		pageCountOf: (version) => pageCounts.of(version),
	};
}

function contentOf(town: Town, at: string, mistakes: readonly string[]): Content {
	const names = languages.flatMap((lang) => {
		const { name, town: place } = town.read("council", lang);
		return [name, place];
	});
	return {
		town,
		search: new SiteSearch(town),
		icons: iconSource(town, (src) =>
			join(town.mediaFolder, new URL(src, "http://town").pathname.replace("/media/", "")),
		),
		passwordRules: new PasswordRules(names),
		at,
		mistakes,
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
	/** Serves a content from the next request on. */
	readonly serve: (content: Content) => void;
	/** Prepares in the background what the first readers of new content would wait for. */
	readonly warm: () => Promise<void>;
}

/** The content that is served, and its replacement by what the council's folder holds now (decision 24). */
export class Site {
	#content: Content;
	#mistakes: readonly string[];
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
		const mistakes = this.#mistakes.slice(0, limits.mistakesShown);
		return { version, contentOf: this.#content.at, mistakes };
	}

	/** Checks the folder and serves it, or goes on with what was served. @returns why it goes on, in sentences; none after a reload */
	reload(): readonly string[] {
		const { env, log, serve } = this.#options;
		const begun = performance.now();
		try {
			const town = openTown(env.town, optionsOf(this.#options));
			const content = contentOf(town, new Date().toISOString(), []);
			serve(content);
			this.#content = content;
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

	/** After a content is served: warms its pages, copies it as the last good one, prepares its photographs and counts its documents' pages. */
	async settle(): Promise<void> {
		const { env, pictures, pageCounts, log, serve, warm } = this.#options;
		const content = this.#content;
		const { media, mediaFolder } = content.town;
		const learnt = Promise.all([pictures.prepare(media, log), pageCounts.prepare(media, mediaFolder, log)]);
		if (content.mistakes.length === 0) {
			try {
				await copyGood(content.town, env.database.dataDir);
			} catch (error) {
				const reason = reasonOf(error);
				log.warn({ reason }, "the council's folder could not be copied as its last good content");
			}
		}
		await warm();
		// Pages made before a photograph's average colour or a document's length was known are made again with it.
		if ((await learnt).includes(true) && content === this.#content) {
			content.town.clearCache();
			serve(content);
			await warm();
		}
	}
}
