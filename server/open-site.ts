import { hours } from "#contract/limits.ts";
import { createApp, type Parts } from "./app.ts";
import { usedCategories } from "./complaints/complaints.store.ts";
import type { Database } from "./db/open.ts";
import { CompressedPages } from "./pages/compressed-pages.ts";
import type { Renderer } from "./pages/render.ts";
import { drawPage, openPreview, pagesWith } from "./publishing/previews.ts";
import type { Content, ContentParts, Folder, Known } from "./site/content.ts";
import { Reloads } from "./site/reloads.ts";
import { Site, type SiteLog } from "./site/site.ts";

interface Options
	extends Known,
		Pick<Renderer, "over" | "inlineScripts">,
		Pick<Parts, "env" | "assets" | "measure" | "traces"> {
	readonly serviceOptions?: Partial<Parts["serviceOptions"]>;
	readonly database: Database;
	readonly folder: Folder;
	readonly partsOf: (content: Content) => ContentParts;
	readonly log?: SiteLog;
	readonly warms: boolean;
}

export async function openSite(
	first: Content,
	{ database, folder, partsOf, over, warms, log, serviceOptions, ...options }: Options,
) {
	const { clock, uploaded, env } = options;
	const compressed = env.mode === "production" ? new CompressedPages(folder.database.dataDir) : undefined;
	const { app, pageHandler, replace, drain } = await createApp({
		...partsOf(first),
		...options,
		database,
		today: clock.today,
		now: clock.now,
		compressed,
		preview: (ticket) => openPreview(ticket, { db: database.db, site, over }),
		serviceOptions: {
			site: () => site.state,
			content: () => site,
			isOutdated: () => reloads.isOutdated,
			...serviceOptions,
		},
	});
	const site: Site = new Site(first, {
		...options,
		folder,
		log: log ?? app.log,
		serve: (content, isChanged) => replace(partsOf(content), isChanged),
		warm: async () => {
			if (!warms) return;
			const begun = performance.now();
			const pages = await pageHandler.warm();
			app.log.info({ pages, ms: Math.round(performance.now() - begun) }, "all pages are warm");
		},
		refresh: () => reloads.refresh(),
		publicUrl: env.publicUrl,
		hasPage: (address) => pageHandler.has(address),
		seenOn: (row, wanted) => pagesWith(row, wanted, { site, over, pageHandler }),
		usedRows: (tx) => usedCategories(tx ?? database.db),
		draw: (row, wanted) => drawPage(row, wanted, { site, over, pageHandler }),
	});
	const sweeps = setInterval(() => compressed?.sweep(), hours(1)).unref();
	app.addHook("onClose", () => clearInterval(sweeps));
	const reloads: Reloads = new Reloads({ app, database, site, uploaded, clock });
	await reloads.start();
	return { app, pageHandler, site, reloads, drain };
}
