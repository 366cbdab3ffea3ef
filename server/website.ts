import type { FastifyReply, FastifyRequest } from "fastify";
import type { Lang } from "#contract/language.ts";
import { languages } from "#contract/language.ts";
import { isFilePath, pageAtPath, pagePath, pages } from "#contract/pages.ts";
import { scriptAfterContent } from "./finish-page.ts";
import { pagePolicy } from "./headers.ts";
import { PageStore } from "./page-store.ts";
import { type StoredBytes, sendStored, storeBytes } from "./stored-bytes.ts";

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
}

/** Where every unknown address is answered from, one page a language, so that made-up addresses cost nothing. */
const unknownPath: Readonly<Record<Lang, string>> = { en: "/404", hi: "/hi/404" };

/** React Router asks for a page's data alone at the page's address with this ending (`/_.data` for `/`). */
const dataEnding = ".data";

/** Longest question kept or answered, characters; a search box holds far less. */
const longestQuestion = 400;

interface Address {
	readonly key: string;
	readonly url: string;
	readonly keep: "for good" | "while room";
}

/** Everything that isn't the API, an asset or a picture: the pages of the site in both languages. */
export class Website {
	readonly #store = new PageStore();
	readonly #options: WebsiteOptions;

	constructor(options: WebsiteOptions) {
		this.#options = options;
	}

	/** Answers a reader: from memory where the page is known, else by rendering it once. */
	async answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const address = this.#address(request.url);
		const stored =
			this.#options.mode === "development"
				? await this.#make(address)
				: (this.#store.get(address.key) ??
					(await this.#store.getOrMake(address.key, address.keep, () => this.#make(address))));
		return sendStored(request, reply, stored);
	}

	/** Something that pages say has changed: they are rendered anew when they are asked for. */
	forget(): void {
		this.#store.forget();
	}

	/** Renders every page in both languages, one after the other, leaving the way free for readers in between. */
	async warm(): Promise<number> {
		const addresses = languages.flatMap((lang) => [
			...pages.map((page) => pagePath(page.name, lang)),
			unknownPath[lang],
		]);
		for (const path of new Set(addresses)) {
			const address = this.#address(path);
			await this.#store.getOrMake(address.key, address.keep, () => this.#make(address));
			await new Promise((resolve) => setImmediate(resolve));
		}
		return addresses.length;
	}

	/** The one address under which an answer is kept: no trailing slash, and only the parameters the page understands. */
	#address(url: string): Address {
		const question = url.indexOf("?");
		const asked = question < 0 ? url : url.slice(0, question);
		const isData = asked.endsWith(dataEnding);
		const path = isData ? asked.slice(0, -dataEnding.length).replace(/(?<=\/)_$/, "") : asked;
		if (isFilePath(asked)) return { key: asked, url: asked, keep: "for good" };
		const found = this.#pageAt(path);
		if (!found) {
			const lang: Lang = path === "/hi" || path.startsWith("/hi/") ? "hi" : "en";
			const unknown = unknownPath[lang] + (isData ? dataEnding : "");
			return { key: unknown, url: unknown, keep: "for good" };
		}
		const bare = pagePath(found.page.name, found.lang);
		const target = isData ? (bare === "/" ? "/_.data" : bare + dataEnding) : bare;
		const search = question < 0 ? "" : understood(url.slice(question + 1), found.page.query, isData);
		return {
			key: target + search,
			url: target + search,
			keep: search === "" ? "for good" : "while room",
		};
	}

	#pageAt(path: string): ReturnType<typeof pageAtPath> {
		const found = pageAtPath(path);
		return found?.page.name === "userList" && !this.#options.testPage ? undefined : found;
	}

	async #make(address: Address): Promise<StoredBytes> {
		const { render, mode, publicUrl, later } = this.#options;
		const response = await render(new Request(new URL(address.url, publicUrl)));
		const headers: Record<string, string> = {
			"content-type": response.headers.get("content-type") ?? "application/octet-stream",
			// Asked again each time, answered 304: a new text or a new build is seen at once, and no page outlives its assets.
			"cache-control": response.status === 200 ? "no-cache" : "no-store",
		};
		for (const name of ["location", "content-disposition"]) {
			const value = response.headers.get(name);
			if (value) headers[name] = value;
		}
		if (!headers["content-type"]?.startsWith("text/html")) {
			return storeBytes(Buffer.from(await response.arrayBuffer()), headers, { status: response.status });
		}
		const rendered = await response.text();
		const html = later === undefined ? rendered : scriptAfterContent(rendered, later);
		headers["content-security-policy"] = pagePolicy(html, mode, publicUrl.startsWith("https:"));
		return storeBytes(html, headers, { status: response.status });
	}
}

/** Keeps the parameters a page understands, in the order of its table row; `_routes` is React Router's own. */
function understood(search: string, known: readonly string[], isData: boolean): string {
	const asked = new URLSearchParams(search.slice(0, longestQuestion * 4));
	const kept = new URLSearchParams();
	for (const name of isData ? [...known, "_routes"] : known) {
		const value = asked.get(name);
		if (value !== null && value !== "") kept.set(name, value.slice(0, longestQuestion));
	}
	const text = kept.toString();
	return text === "" ? "" : `?${text}`;
}
