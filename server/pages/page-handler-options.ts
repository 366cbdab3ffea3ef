import type { FastifyRequest } from "fastify";
import type { Visit } from "#contract/complaints/visit.ts";
import type { Search } from "#contract/search.ts";
import type { SitePages } from "#contract/site-pages.ts";
import type { Calendar } from "../kit/calendar.ts";
import type { Part } from "../kit/track-reads.ts";
import type { CompressedPages } from "./compressed-pages.ts";
import type { OfflineCache } from "./offline.ts";

/**
 * Renders an address with the built bundle, or Vite in development, and adds its reads.
 * @param visit the visitor's own part
 */
export type Render = (request: Request, reads: Set<Part>, visit?: object) => Promise<Response>;

export interface PageHandlerOptions {
	readonly render: Render;
	readonly mode: "production" | "development";
	readonly publicUrl: string;
	readonly testPage: boolean;
	/** Inline scripts of pages, whose hashes are in the Content-Security-Policy. */
	readonly inlineScripts: readonly string[];
	readonly pages: SitePages;
	readonly search?: (Pick<Search, "nearest"> & { refresh(): void }) | undefined;
	readonly onNothingFound?: ((asked: string) => void) | undefined;
	/** Cached pages are valid for one day, as notices open and close at midnight. */
	readonly today?: Calendar | undefined;
	readonly now?: (() => number) | undefined;
	readonly offlineCache?: OfflineCache | undefined;
	readonly redirect?: ((url: string) => string | undefined) | undefined;
	readonly nextChange?: ((now: number) => number | undefined) | undefined;
	readonly preview?:
		| ((ticket: string) => Promise<(() => PreviewContent | undefined) | undefined>)
		| undefined;
	readonly visit?: ((request: FastifyRequest) => Promise<Visit | undefined>) | undefined;
	readonly compressed?: CompressedPages | undefined;
	readonly isPreview?: boolean;
}

export type PreviewContent = Pick<PageHandlerOptions, "render" | "pages">;
