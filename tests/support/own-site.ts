import type { FastifyInstance } from "fastify";
import type { ContentDoor } from "#contract/content/door.ts";
import { beginOf } from "#contract/moments.ts";
import { createApp } from "#server/app.ts";
import type { ContentSnapshot } from "#server/content/snapshot.ts";
import { openDatabase } from "#server/db/open.ts";
import { type Env, readEnv } from "#server/env.ts";
import type { Calendar } from "#server/kit/calendar.ts";
import { CompressedPages } from "#server/pages/compressed-pages.ts";
import { createRenderer } from "#server/pages/render.ts";
import { Pictures } from "#server/pictures/pictures.ts";
import { SiteSearch } from "#server/search/site-search.ts";
import { newFolder } from "./folders.ts";
import { noContent } from "./no-content.ts";
import { shared } from "./shared.ts";

/** The public site of a town in this process. */
export interface OwnSite {
	readonly app: FastifyInstance;
	readonly env: Env;
	readonly search: SiteSearch;
	/** Text at an address, or on the page that says it is unknown. @throws {Error} if the server fails */
	readonly text: (path: string) => Promise<string>;
}

export interface OwnSiteOptions {
	readonly settings?: Record<string, string>;
	/** The day in India. */
	readonly today?: Calendar;
	/** The moment, milliseconds since 1970; the beginning of that day, unless it is given. */
	readonly now?: () => number;
	readonly door?: ContentDoor;
}

/** Opens the site of a town; `app.close()` ends it. */
export async function openSite(
	town: ContentSnapshot,
	{ settings = {}, today, now = today && (() => beginOf(today())), door = town }: OwnSiteOptions = {},
): Promise<OwnSite> {
	const env = readEnv({ LOG_LEVEL: "silent", PORT: "0", TOWN: town.folder, ...settings });
	const dataDir = newFolder("data");
	const search = new SiteSearch(town);
	const { app } = await createApp({
		env,
		...(await createRenderer(env, door, search, now)),
		search,
		nextChange: (now) => town.nextChange(now),
		media: {
			folder: town.mediaFolder,
			files: town.media,
			pictures: new Pictures(town.mediaFolder, dataDir),
		},
		database: await openDatabase({ dataDir }),
		serviceOptions: { content: () => noContent },
		compressed: new CompressedPages(await shared("prepared")),
		...(today && { today }),
		now,
	});
	async function text(path: string): Promise<string> {
		const { statusCode, body } = await app.inject(path);
		if (statusCode >= 500) throw new Error(`${path} is answered ${statusCode}`);
		return body;
	}
	return { app, env, search, text };
}
