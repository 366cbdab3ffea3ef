import { setTimeout } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import { fileAtPath } from "#contract/files.ts";
import { hydrationEnding, hydrationPath, hydrationType } from "#contract/hydration.ts";
import type { Lang } from "#contract/language.ts";
import { languages } from "#contract/language.ts";
import { search as limits } from "#contract/limits.ts";
import { keptPages, workerPath } from "#contract/offline.ts";
import { audienceAt, hindiPrefix, isPageName, pageAtPath, pagePath, pages } from "#contract/pages.ts";
import type { Search } from "#contract/search.ts";
import { headersOfPages, pagePolicy } from "../http/headers.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import { type StoredBytes, sendStored, storeBytes } from "../kit/encoded-response.ts";
import { routerDataOf, scriptAfterContent } from "./finish-page.ts";
import { type Keeping, type PageHashes, workerFile } from "./offline.ts";
import { PageStore } from "./page-cache.ts";

/** Renders one address; the built bundle in production, Vite's in development. */
export type Render = (request: Request) => Promise<Response>;

export interface WebsiteOptions {
	readonly render: Render;
	readonly mode: "production" | "development";
	readonly publicUrl: string;
	/** False where the council has switched the test page off: its address is then unknown (decisions.md). */
	readonly testPage: boolean;
	/** The inline loader that starts a page's script after its content; none in development. */
	readonly later: string | undefined;
	/** Tells which pages an unknown address may have meant. */
	readonly search?: (Pick<Search, "nearest"> & { forget(): void }) | undefined;
	/** Pages hold for one calendar day: notices open and close at midnight. */
	readonly today?: Calendar | undefined;
	/** What readers' devices keep; nothing in development. */
	readonly keeping?: Keeping | undefined;
	/** The next moment at which something that pages say begins or ends: an alert, what is otherwise with a service. */
	readonly nextChange?: ((now: number) => number | undefined) | undefined;
}

/**
 * Where every unknown address is answered from: one page a language, and one for each few pages that an address came near to
 * (`?near=`). Nothing of the address itself gets there, so made-up addresses can't fill the memory or be reflected (D12).
 */
const unknownPath: Readonly<Record<Lang, string>> = { en: "/404", hi: "/hi/404" };

/** Every part with its examples; in development only (app/routes.ts). */
const partsPage = "/dev/parts";

/** Longest question kept or answered, characters; a search box holds far less. */
const longestQuestion = 400;

interface Address {
	readonly key: string;
	/** What is rendered for it. */
	readonly url: string;
	/** Where the page's data is; none for what is no page. */
	readonly hydration?: string;
	readonly keep: "for good" | "while room";
}

/** Everything that isn't the API, an asset or a picture: the pages of the site in both languages. */
export class Website {
	readonly #store = new PageStore();
	readonly #options: WebsiteOptions;
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
		return sendStored(request, reply, stored);
	}

	/** The answer to an address written exactly as it is kept, where it is in memory. */
	known(url: string): StoredBytes | undefined {
		this.#forgetWhatIsOver();
		return this.#options.mode === "development" ? undefined : this.#store.get(url);
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
	async #finished(path: string): Promise<StoredBytes> {
		const address = this.#address(path);
		return this.#store.getOrMake(address.key, address.keep, (before) => this.#make(address, before));
	}

	/** What of each page the readers' devices compare with what they hold. */
	async #pageHashes(lang: Lang): Promise<PageHashes> {
		const hashes: Record<string, string> = {};
		for (const { name } of keptPages) {
			const path = pagePath(name, lang);
			hashes[path] = (await this.#finished(path)).hash;
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
		if (asked === workerPath && this.#options.keeping) return known(workerPath, "");
		const ending = asked.endsWith(hydrationEnding) ? hydrationEnding : "";
		const path = ending ? asked.slice(0, -ending.length).replace(/(?<=\/)_$/, "") : asked;
		const found = this.#pageAt(path);
		if (path === partsPage && this.#options.mode === "development") return part(path, "", ending);
		if (!found) {
			const lang: Lang = path === "/hi" || path.startsWith("/hi/") ? "hi" : "en";
			// The page itself was near to nothing; its script asks what it was told, and which pages were near is known by then.
			const near =
				path === unknownPath[lang]
					? namesIn(ending ? search : "")
					: this.#options.search?.nearest(lang === "hi" ? path.slice(hindiPrefix.length) : path);
			return part(unknownPath[lang], near?.length ? `?near=${near.join()}` : "", ending);
		}
		return part(pagePath(found.page.name, found.lang), understood(search, found.page.query), ending);
	}

	#pageAt(path: string): ReturnType<typeof pageAtPath> {
		const found = pageAtPath(path);
		return found?.page.name === "userList" && !this.#options.testPage ? undefined : found;
	}

	async #make(address: Address, before?: StoredBytes): Promise<StoredBytes> {
		const { render, mode, publicUrl, later, keeping } = this.#options;
		if (keeping && address.url === workerPath) {
			return workerFile(keeping, { en: await this.#pageHashes("en"), hi: await this.#pageHashes("hi") });
		}
		const isHydration = address.key === address.hydration;
		const accept = isHydration ? hydrationType : "text/html";
		const response = await render(new Request(new URL(address.url, publicUrl), { headers: { accept } }));
		const headers: Record<string, string> = {
			"content-type": response.headers.get("content-type") ?? "application/octet-stream",
			// Asked again each time, answered 304: a new text or a new build is seen at once, and no page outlives its assets.
			"cache-control": response.status === 200 ? "no-cache" : "no-store",
		};
		const options = { status: response.status, quickly: address.keep === "while room", before };
		// The same address answers programs with a list (decisions.md "The server").
		if (address.key === "/") headers.vary = "accept";
		for (const name of ["location", "content-disposition"]) {
			const value = response.headers.get(name);
			if (value) headers[name] = value;
		}
		const isPage = headers["content-type"]?.startsWith("text/html");
		if (isHydration) {
			const told = await response.text();
			headers["content-type"] = hydrationType;
			// An unknown address has data too, and a browser runs no script that is not found.
			const status = response.status === 404 ? 200 : response.status;
			return storeBytes(isPage ? routerDataOf(told) : told, headers, { status, before });
		}
		if (!isPage) return storeBytes(Buffer.from(await response.arrayBuffer()), headers, options);
		const rendered = await response.text();
		const html =
			later === undefined || audienceAt(address.url) === "staff"
				? rendered
				: scriptAfterContent(rendered, later, address.hydration ?? "");
		headers["content-security-policy"] = pagePolicy(html, mode, publicUrl.startsWith("https:"));
		Object.assign(headers, headersOfPages);
		return storeBytes(html, headers, options);
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

/** The few pages named by `?near=`; anything else there is dropped. */
function namesIn(search: string): string[] {
	const names = (new URLSearchParams(search).get("near") ?? "").split(",").slice(0, limits.nearest);
	return names.filter(isPageName);
}

/** A page itself, or what its script is told about it. */
function part(path: string, search: string, ending: string): Address {
	const hydration = hydrationPath(path) + search;
	const page = { ...known(path, search), hydration };
	return ending ? { ...page, key: hydration } : page;
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
