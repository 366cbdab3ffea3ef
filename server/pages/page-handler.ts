import { setTimeout } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cachedPages } from "#contract/cached-pages.ts";
import { fileAtPath } from "#contract/files.ts";
import {
	inEveryLanguage,
	type Lang,
	langOf,
	languages,
	withoutPrefix,
	withPrefix,
} from "#contract/language.ts";
import { workerPath } from "#contract/offline.ts";
import { pageAtPath, pagePath, pages } from "#contract/pages.ts";
import type { Search } from "#contract/search.ts";
import { headersOfPages, pagePolicy } from "../http/headers.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { type EncodedResponse, encodeResponse, sendEncoded } from "../kit/encoded-response.ts";
import { type OfflineCache, type PageHashes, workerFile } from "./offline.ts";
import { PageCache } from "./page-cache.ts";

/** Renders one address; the built bundle in production, Vite's in development. */
export type Render = (request: Request) => Promise<Response>;

export interface WebsiteOptions {
	readonly render: Render;
	readonly mode: "production" | "development";
	readonly publicUrl: string;
	/** False where the council has switched the test page off: its address is then unknown (requirements, The server). */
	readonly testPage: boolean;
	/** The scripts that run in a page without an address; its policy names them. */
	readonly inlineScripts: readonly string[];
	/** Tells which pages an unknown address may have meant. */
	readonly search?: (Pick<Search, "nearest"> & { forget(): void }) | undefined;
	/** Pages hold for one calendar day: notices open and close at midnight. */
	readonly today?: Calendar | undefined;
	/** What readers' devices keep; nothing in development. */
	readonly offlineCache?: OfflineCache | undefined;
	/** The next moment at which something that pages say begins or ends: an alert, what is otherwise with a service. */
	readonly nextChange?: ((now: number) => number | undefined) | undefined;
}

/**
 * Where every unknown address is answered from: one page a language, and one for each few pages that an address came near to
 * (`?near=`). Nothing of the address itself gets there, so made-up addresses can't fill the memory or be reflected (D12).
 */
const unknownPath = inEveryLanguage((lang) => withPrefix("/404", lang));

/** Every part with its examples; in development only (app/routes.ts). */
const partsPage = "/dev/parts";

/** Longest question kept or answered, characters; a search box holds far less. */
const longestQuestion = 400;

interface Address {
	readonly key: string;
	/** What is rendered for it. */
	readonly url: string;
	readonly keep: "for good" | "while room";
}

/** Everything that isn't the API, an asset or a picture: the pages of the site in both languages. */
export class Website {
	readonly #store = new PageCache();
	#options: WebsiteOptions;
	readonly #today: Calendar;
	#day: string;
	#changesAt: number | undefined;

	constructor(options: WebsiteOptions) {
		this.#options = options;
		this.#today = options.today ?? indianCalendar;
		this.#day = this.#today();
		this.#changesAt = options.nextChange?.(Date.now());
	}

	/** Answers a reader: from memory where the page is known, else by rendering it once. */
	async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		this.#forgetWhatIsOver();
		const meant = inOtherCapitals(request.url);
		if (meant) return reply.code(308).header("location", meant).send();
		const address = this.#address(request.url);
		const stored =
			this.#options.mode === "development"
				? await this.#make(address)
				: (this.#store.get(address.key) ??
					(await this.#store.getOrMake(address.key, address.keep, (before) => this.#make(address, before))));
		return sendEncoded(request, reply, stored);
	}

	/** Asked at each answer rather than by a timer: right at midnight and at the moment, and after a clock was put right. */
	#forgetWhatIsOver(): void {
		const today = this.#today();
		const now = Date.now();
		const isOver = this.#changesAt !== undefined && now >= this.#changesAt;
		if (today === this.#day && !isOver) return;
		this.#day = today;
		this.#changesAt = this.#options.nextChange?.(now);
		this.forget();
	}

	/** How many questions wait for their answer to be made. */
	get waiting(): number {
		return this.#store.waiting;
	}

	/** Answers from other content from now on; what is being rendered is finished from the former. */
	replace(content: Pick<WebsiteOptions, "render" | "search" | "offlineCache" | "nextChange">): void {
		this.#options = { ...this.#options, ...content };
		this.#changesAt = content.nextChange?.(Date.now());
		this.forget();
	}

	/** Something that pages say has changed: they are rendered anew when they are asked for, and found by what they say then. */
	forget(): void {
		this.#options.search?.forget();
		this.#store.forget();
	}

	/** Renders every page in both languages, one after the other; half of the time is left to readers. */
	async warm(): Promise<number> {
		const addresses = languages.flatMap((lang) => [
			...pages.map((page) => pagePath(page.name, lang)),
			unknownPath[lang],
		]);
		for (const path of new Set(addresses)) {
			const begun = performance.now();
			await this.#finished(path);
			await setTimeout(performance.now() - begun);
		}
		return addresses.length;
	}

	/** A page's bytes, made now if they are not there yet. */
	async #finished(path: string): Promise<EncodedResponse> {
		const address = this.#address(path);
		return this.#store.getOrMake(address.key, address.keep, (before) => this.#make(address, before));
	}

	/** What of each page the readers' devices compare with what they hold. */
	async #pageHashes(): Promise<Readonly<Record<Lang, PageHashes>>> {
		const hashes = inEveryLanguage((): Record<string, string> => ({}));
		for (const lang of languages) {
			for (const { name } of cachedPages) {
				const path = pagePath(name, lang);
				hashes[lang][path] = (await this.#finished(path)).hash;
			}
		}
		return hashes;
	}

	/** The one address under which an answer is kept: no trailing slash, and only the parameters the page understands. */
	#address(url: string): Address {
		const question = url.indexOf("?");
		const asked = question < 0 ? url : url.slice(0, question);
		const search = question < 0 ? "" : url.slice(question + 1);
		const file = fileAtPath(asked)?.file;
		if (file) return known(asked, understood(search, file.query));
		if (asked === workerPath && this.#options.offlineCache) return known(workerPath, "");
		const path = asked;
		const found = this.#pageAt(path);
		if (path === partsPage && this.#options.mode === "development") return known(path, "");
		if (!found) {
			const lang = langOf(path);
			const near = path === unknownPath[lang] ? [] : this.#options.search?.nearest(withoutPrefix(path));
			return known(unknownPath[lang], near?.length ? `?near=${near.join()}` : "");
		}
		return known(pagePath(found.page.name, found.lang), understood(search, found.page.query));
	}

	#pageAt(path: string): ReturnType<typeof pageAtPath> {
		const found = pageAtPath(path);
		return found?.page.name === "userList" && !this.#options.testPage ? undefined : found;
	}

	async #make(address: Address, before?: EncodedResponse): Promise<EncodedResponse> {
		const { render, mode, publicUrl, offlineCache, inlineScripts } = this.#options;
		if (offlineCache && address.url === workerPath) {
			return workerFile(offlineCache, await this.#pageHashes());
		}
		const response = await render(new Request(new URL(address.url, publicUrl)));
		const headers: Record<string, string> = {
			"content-type": response.headers.get("content-type") ?? "application/octet-stream",
			// Asked again each time, answered 304: a new text or a new build is seen at once, and no page outlives its assets.
			"cache-control": response.status === 200 ? "no-cache" : "no-store",
		};
		const options = { status: response.status, quickly: address.keep === "while room", before };
		// The same address answers programs with a list (requirements, The server).
		if (address.key === "/") headers.vary = "accept";
		for (const name of ["location", "content-disposition"]) {
			const value = response.headers.get(name);
			if (value) headers[name] = value;
		}
		const isPage = headers["content-type"]?.startsWith("text/html");
		if (!isPage) return encodeResponse(Buffer.from(await response.arrayBuffer()), headers, options);
		headers["content-security-policy"] = pagePolicy(inlineScripts, mode, publicUrl.startsWith("https:"));
		Object.assign(headers, headersOfPages);
		return encodeResponse(await response.text(), headers, options);
	}
}

/** Each page's address by the same in small letters. */
const bySmallLetters = new Map(
	languages
		.flatMap((lang) => pages.map(({ name }) => pagePath(name, lang)))
		.map((path) => [path.toLowerCase(), path]),
);

/**
 * Where a page is that was asked for in other capitals (`/gallerypage`), with its question; undefined for all else. The page is not
 * shown there itself: the browser's router would take the address for the page's, and find none of its data.
 */
function inOtherCapitals(url: string): string | undefined {
	const { path, question } = /^(?<path>[^?]*?)\/?(?<question>\?.*)?$/.exec(url)?.groups ?? {};
	if (!path || pageAtPath(path)) return undefined;
	const page = bySmallLetters.get(path.toLowerCase());
	return page && page + (question ?? "");
}

function known(path: string, search: string): Address {
	const url = path + search;
	return { key: url, url, keep: search === "" ? "for good" : "while room" };
}

/** Keeps the parameters that a page or a file understands, in the order of its table row. */
function understood(search: string, names: readonly string[]): string {
	const asked = new URLSearchParams(search.slice(0, longestQuestion * 4));
	const kept = new URLSearchParams();
	for (const name of names) {
		const value = asked.get(name);
		if (value !== null && value !== "") kept.set(name, value.slice(0, longestQuestion));
	}
	const text = kept.toString();
	return text === "" ? "" : `?${text}`;
}
