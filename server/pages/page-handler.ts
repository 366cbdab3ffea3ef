import { setImmediate as letOthers, setTimeout as pause } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Visit } from "#contract/complaints/visit.ts";
import { previews } from "#contract/content/limits.ts";
import { fileAtPath } from "#contract/files.ts";
import {
	inEveryLanguage,
	type Lang,
	langOf,
	languages,
	withoutPrefix,
	withPrefix,
} from "#contract/language.ts";
import { minutes } from "#contract/limits.ts";
import { workerPath } from "#contract/offline.ts";
import { previewParameter } from "#contract/preview.ts";
import { queryCache } from "#contract/site/limits.ts";
import type { SitePages } from "#contract/site-pages.ts";
import { headersOfForms, headersOfPages, pagePolicy } from "../http/headers.ts";
import { type Calendar, indianCalendar } from "../kit/calendar.ts";
import {
	compressedWell,
	type EncodedResponse,
	type EncodeOptions,
	encodeResponse,
	hashOf,
	sendEncoded,
} from "../kit/encoded-response.ts";
import { Queue } from "../kit/queue.ts";
import type { IsChanged, Part } from "../kit/track-reads.ts";
import { type PageHashes, workerFile } from "./offline.ts";
import { type Answer, PageCache, type Retention } from "./page-cache.ts";
import type { PageHandlerOptions, PreviewContent } from "./page-handler-options.ts";

interface Comparison {
	/** Content to compare with; undefined for what readers get now. */
	readonly before: PreviewContent | undefined;
	readonly among: (page: string) => boolean;
	readonly onlyFirst: boolean;
}

/** 404 page; `?near=` names suggested pages. It lacks the requested address, so made-up ones can't fill the memory or be reflected (D12). */
const unknownPath = inEveryLanguage((lang) => withPrefix("/404", lang));

const partsPage = "/dev/parts";

/** Characters after which a query is cut; a search box holds far less. */
const maxQueryLength = 400;

type HowToEncode = Pick<EncodeOptions, "previous" | "quick"> & {
	readonly visit?: object;
	readonly isShared?: boolean;
};

interface Target {
	readonly url: string;
	readonly retention: Retention;
}

export class PageHandler {
	readonly #cache = new PageCache();
	#options: PageHandlerOptions;
	readonly #visits = new Queue(queryCache.concurrency, queryCache.maxWaiting);
	readonly #previews = new Map<string, PageHandler>();
	readonly #today: Calendar;
	readonly #now: () => number;
	#day: string;
	#nextChangeAt: number | undefined;
	#warming: Promise<number> | undefined;
	#warmsAgain = false;

	constructor(options: PageHandlerOptions) {
		this.#options = options;
		this.#today = options.today ?? indianCalendar;
		this.#now = options.now ?? (() => Date.now());
		this.#day = this.#today();
		this.#nextChangeAt = options.nextChange?.(this.#now());
	}

	async handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const ticket = ticketIn(request.url);
		if (ticket !== undefined) return sendEncoded(request, reply, await this.#preview(request.url, ticket));
		const visit = await this.#options.visit?.(request);
		if (visit?.only) return sendEncoded(request, reply, await this.#filled(visit.shown, visit.only));
		if (visit?.shared) return sendEncoded(request, reply, await this.#shared(visit.shown, visit.shared));
		if (visit) return this.show(request, reply, visit.shown);
		this.#clearExpired();
		const known = this.#find(request.url);
		const location = known ? undefined : this.#elsewhere(request.url);
		if (location) return reply.code(308).header("location", location).send();
		const target = known ?? this.#unknown(request.url);
		const response =
			this.#options.mode === "development"
				? await this.#render(target)
				: (this.#cache.get(target.url) ?? (await this.#getOrRender(target)));
		if (request.method !== "HEAD" && response.reads?.has("nothingFound")) {
			this.#options.onNothingFound?.(new URLSearchParams(target.url.split("?")[1]).get("q") ?? "");
		}
		return sendEncoded(request, reply, response);
	}

	async show(request: FastifyRequest, reply: FastifyReply, visit: object): Promise<FastifyReply> {
		const target: Target = { url: request.url, retention: "evictable" };
		return sendEncoded(request, reply, await this.#visits.run(() => this.#render(target, { visit })));
	}

	async #filled(visit: object, { url, placeholder, value }: NonNullable<Visit["only"]>) {
		const target: Target = { ...this.#resolve(url), retention: "evictable" };
		const key = `${target.url} ${JSON.stringify(visit)}`;
		const render = () => this.#render(target, { visit });
		const { identity, status } =
			this.#options.mode === "development"
				? await render()
				: await this.#cache.getOrRender(key, target.retention, render);
		const { etag: _, vary: __, ...headers } = identity.headers;
		const text = identity.bytes.toString().replaceAll(placeholder, value);
		return encodeResponse(text, headers, { status, quick: true });
	}

	async #shared(visit: object, { url, version }: NonNullable<Visit["shared"]>) {
		this.#clearExpired();
		const target: Target = { ...this.#resolve(url), retention: "evictable" };
		const render = () => this.#render(target, { visit, isShared: true });
		if (this.#options.mode === "development") return render();
		return this.#cache.getOrRender(`${target.url} ${version}`, target.retention, render);
	}

	/** Renders a preview in its turn, within a minute; an invalid ticket gets the cached answer for unknown addresses. */
	async #preview(url: string, ticket: string): Promise<EncodedResponse> {
		const unknown = () => this.#getOrRender(this.#resolve(unknownPath[langOf(url)]));
		const open = ticket ? await this.#options.preview?.(ticket) : undefined;
		if (!open) return unknown();
		return this.inTurn(async () => {
			const handler = this.#previewHandler(ticket, open);
			if (!handler) return unknown();
			const target = handler.#resolve(url);
			return handler.#getOrRender({ ...target, retention: "evictable" });
		});
	}

	/**
	 * Runs uncached work in turn, and pauses after each so that readers of cached pages get theirs. @throws {Refusal}
	 * tooBusy
	 */
	async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
		const { promise, resolve, reject } = Promise.withResolvers<Result>();
		const turn = this.#cache.queue.run(async () => {
			const begun = performance.now();
			await work().then(resolve, reject);
			await pause(Math.max(previews.rest.atLeast, (performance.now() - begun) * previews.rest.times));
		});
		turn.catch(reject);
		return promise;
	}

	/** Caches the last previews until something is published or the minute ends. */
	#previewHandler(ticket: string, open: () => PreviewContent | undefined): PageHandler | undefined {
		const name = `${ticket} ${Math.floor(Date.now() / minutes(1))}`;
		const known = this.#previews.get(name);
		if (known) return known;
		const content = open();
		if (!content) return undefined;
		const handler = new PageHandler({
			...this.#options,
			...content,
			offlineCache: undefined,
			compressed: undefined,
			isPreview: true,
		});
		this.#previews.set(name, handler);
		const [oldest] = this.#previews.keys();
		if (oldest !== undefined && this.#previews.size > previews.kept) this.#previews.delete(oldest);
		return handler;
	}

	/**
	 * Names of pages that differ with other content; first one that does in every language.
	 * @param isChanged tells changed parts of the content
	 */
	async changedPages(after: PreviewContent, isChanged: IsChanged, { before, among, onlyFirst }: Comparison) {
		let first: string | undefined;
		const others: string[] = [];
		const looked = after.pages.all.filter(({ name, indexed }) => indexed && among(name));
		for (const { name } of looked.slice(0, previews.mostLooked)) {
			let inLanguages = 0;
			for (const lang of languages) {
				if (await this.#isChanged(name, lang, after, isChanged, before)) inLanguages += 1;
				await letOthers();
				if (first !== undefined && inLanguages > 0) break;
			}
			if (first === undefined && inLanguages === languages.length) first = name;
			else if (inLanguages > 0) others.push(name);
			if (onlyFirst && first !== undefined) break;
		}
		return first === undefined ? others : [first, ...others];
	}

	async #isChanged(
		name: string,
		lang: Lang,
		after: PreviewContent,
		isChanged: IsChanged,
		before: PreviewContent | undefined,
	): Promise<boolean> {
		const { pages, render } = before ?? this.#options;
		if (!pages.has(name)) return true;
		const path = pages.path(name, lang);
		const hashIn = async ({ render }: Pick<PreviewContent, "render">, reads: Set<Part>) => {
			const response = await render(new Request(new URL(path, this.#options.publicUrl)), reads);
			return hashOf(await response.text());
		};
		const cached = before ? undefined : this.#cache.get(path);
		const reads = new Set(cached?.reads);
		const hash = cached?.reads ? cached.hash : await hashIn({ render }, reads);
		return [...reads].some(isChanged) && hash !== (await hashIn(after, new Set()));
	}

	async draw({ render }: PreviewContent, path: string): Promise<string> {
		return (await render(new Request(new URL(path, this.#options.publicUrl)), new Set())).text();
	}

	/** Whether the site has an address, and the fragment's target, unless the page answers a query. */
	async has(address: string): Promise<boolean> {
		const [url = "", place] = address.split("#");
		const target = this.#find(url);
		if (!target) return this.#elsewhere(url) !== undefined;
		if (!place || target.retention === "evictable") return true;
		return (await this.#getOrRender(target)).identity.bytes.includes(` id="${place}"`);
	}

	/** Checked at each request, because a timer would be late after sleep or a corrected clock. */
	#clearExpired(): void {
		const today = this.#today();
		const now = this.#now();
		const hasChanged = this.#nextChangeAt !== undefined && now >= this.#nextChangeAt;
		if (today === this.#day && !hasChanged) return;
		this.#day = today;
		this.#nextChangeAt = this.#options.nextChange?.(now);
		this.clearCache();
	}

	get waiting(): number {
		return this.#cache.queue.waiting;
	}

	replace(
		content: Pick<
			PageHandlerOptions,
			"render" | "pages" | "search" | "offlineCache" | "nextChange" | "redirect"
		>,
		isChanged?: IsChanged,
	): void {
		this.#options = { ...this.#options, ...content };
		this.#previews.clear();
		this.#nextChangeAt = content.nextChange?.(this.#now());
		if (isChanged) this.#cache.forget(isChanged);
		else this.clearCache();
	}

	clearCache(): void {
		this.#options.search?.refresh();
		this.#previews.clear();
		this.#cache.clear();
	}

	/**
	 * Renders all pages, and recompresses hurried ones, with a pause after each as long as it took. Pages changed
	 * meanwhile get one more round.
	 */
	warm(): Promise<number> {
		this.#warmsAgain = this.#warming !== undefined;
		this.#warming ??= this.#warmRounds().finally(() => {
			this.#warming = undefined;
		});
		return this.#warming;
	}

	async #warmRounds(): Promise<number> {
		const count = await this.#warmAll();
		if (!this.#warmsAgain) return count;
		this.#warmsAgain = false;
		return this.#warmRounds();
	}

	async #warmAll(): Promise<number> {
		const { pages } = this.#options;
		const paths = languages.flatMap((lang) => [
			...pages.all.map(({ name }) => pages.path(name, lang)),
			unknownPath[lang],
		]);
		for (const path of new Set(paths)) {
			const begun = performance.now();
			const target = this.#resolve(path);
			const answer = await this.#getOrRender(target, { inBackground: true });
			if (answer.isQuick) {
				const better = await compressedWell(answer, this.#options.compressed?.compress);
				this.#cache.improve(target.url, answer, better);
			}
			await pause(performance.now() - begun);
		}
		return paths.length;
	}

	#getOrRender(target: Target, { inBackground = false } = {}): Promise<Answer> {
		return this.#cache.getOrRender(target.url, target.retention, async (previous) => {
			const quick = previous !== undefined && !inBackground;
			const answer = await this.#render(target, { previous, quick });
			// A page rendered across midnight belongs to neither day.
			this.#clearExpired();
			return answer;
		});
	}

	/** Hashes by which the offline worker recognises changed pages; they depend on all that those pages read. */
	async #pageHashes(reads: Set<Part>): Promise<Readonly<Record<Lang, PageHashes>>> {
		const hashes = inEveryLanguage((): Record<string, string> => ({}));
		for (const lang of languages) {
			for (const { name } of this.#options.offlineCache?.pages ?? []) {
				const path = this.#options.pages.path(name, lang);
				const page = await this.#getOrRender(this.#resolve(path));
				hashes[lang][path] = page.hash;
				for (const part of page.reads ?? []) reads.add(part);
			}
		}
		return hashes;
	}

	#resolve(url: string): Target {
		return this.#find(url) ?? this.#unknown(url);
	}

	#find(url: string): Target | undefined {
		const path = pathOf(url);
		const query = url.slice(path.length + 1);
		const file = fileAtPath(path)?.file;
		if (file) return targetOf(path, canonicalQuery(query, file.query));
		if (path === workerPath && this.#options.offlineCache) return targetOf(workerPath, "");
		const found = this.#pageAt(path);
		if (path === partsPage && this.#options.mode === "development") return targetOf(path, "");
		return (
			found &&
			targetOf(this.#options.pages.path(found.page.name, found.lang), canonicalQuery(query, found.page.query))
		);
	}

	#unknown(url: string): Target {
		const path = pathOf(url);
		const lang = langOf(path);
		const near = path === unknownPath[lang] ? [] : this.#options.search?.nearest(withoutPrefix(path));
		return targetOf(unknownPath[lang], near?.length ? `?near=${near.join()}` : "");
	}

	/**
	 * Present address in place of one that the site lacks: the same in the right case, so that each page has one, or the
	 * successor of the former website's.
	 */
	#elsewhere(url: string): string | undefined {
		const { path, query = "" } = /^(?<path>[^?]*?)\/?(?<query>\?.*)?$/.exec(url)?.groups ?? {};
		const page = path && this.#options.pages.inOtherCase(path);
		return page ? page + query : this.#options.redirect?.(url);
	}

	#pageAt(path: string): ReturnType<SitePages["atPath"]> {
		const found = this.#options.pages.atPath(path);
		return found?.page.name === "userList" && !this.#options.testPage ? undefined : found;
	}

	async #render(
		{ url, retention }: Target,
		{ previous, quick, visit, isShared }: HowToEncode = {},
	): Promise<Answer> {
		const { render, mode, publicUrl, offlineCache, inlineScripts, isPreview, compressed } = this.#options;
		const reads = new Set<Part>();
		if (offlineCache && url === workerPath) {
			return { ...(await workerFile(offlineCache, await this.#pageHashes(reads))), reads };
		}
		const response = await render(new Request(new URL(url, publicUrl)), reads, visit);
		const { status } = response;
		const isOwn = visit !== undefined && !isShared;
		const headers: Record<string, string> = {
			"content-type": response.headers.get("content-type") ?? "application/octet-stream",
			// Revalidated each time: new text is seen at once, and no cached page outlives its assets.
			"cache-control": status === 200 && !isPreview && !isOwn ? "no-cache" : "no-store",
			...(isPreview && { "x-robots-tag": "noindex" }),
		};
		const isPage = headers["content-type"]?.startsWith("text/html");
		const isHurried = retention === "evictable" || (quick && isPage);
		const options = { status, quick: isHurried, previous, brotli: compressed?.compress };
		if (url === "/") headers.vary = "accept";
		for (const name of ["location", "content-disposition"]) {
			const value = response.headers.get(name);
			if (value) headers[name] = value;
		}
		if (isPage) {
			headers["content-security-policy"] = pagePolicy(inlineScripts, mode, publicUrl.startsWith("https:"));
			Object.assign(headers, headersOfPages, isOwn && headersOfForms);
		}
		const bytes = Buffer.from(await response.arrayBuffer());
		return { ...(await encodeResponse(bytes, headers, options)), reads };
	}
}

/** Ticket of a preview's address; the first check is cheap, for thousands of other addresses a second. */
function ticketIn(url: string): string | undefined {
	if (!url.includes(`${previewParameter}=`)) return undefined;
	return new URLSearchParams(url.split("?").slice(1).join("?")).get(previewParameter) ?? undefined;
}

const pathOf = (url: string) => url.split("?", 1)[0] ?? "";

function targetOf(path: string, query: string): Target {
	return { url: path + query, retention: query === "" ? "permanent" : "evictable" };
}

/** Parameters that the page reads, in table order, so that no other address makes a cache entry. */
function canonicalQuery(query: string, names: readonly string[]): string {
	const given = new URLSearchParams(query.slice(0, maxQueryLength * 4));
	const canonical = new URLSearchParams();
	for (const name of names) {
		const value = given.get(name);
		if (value !== null && value !== "") canonical.set(name, value.slice(0, maxQueryLength));
	}
	const text = canonical.toString();
	return text === "" ? "" : `?${text}`;
}
