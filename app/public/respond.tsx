import type { Readable } from "node:stream";
import type { ComponentType } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { fileAtPath } from "#contract/files.ts";
import { type SitePages, screenOf } from "#contract/site-pages.ts";
import { type Navigation, NavigationContext } from "../navigation/navigation.ts";
import { PageFacts } from "../parts/page-board/slip.tsx";
import focusSheet from "../parts/picture/focus.css?url";
import { SiteContext } from "../parts/site-data.ts";
import { SitePagesContext } from "../parts/site-pages.ts";
import { siteFor } from "../site-for.ts";
import { langOf } from "../words/language.ts";
import { type PageContext, PageContextContext } from "./context.ts";
import { Document, type PageAssets } from "./document.tsx";
import { Frame } from "./frame/frame.tsx";
import { headOf } from "./head.ts";
import { factsOf } from "./page-facts.ts";
import type { LoaderArgs, ScreenModule } from "./screen.ts";
import { type PublicPageName, screens, type WriterName, writers } from "./screens.ts";

/** `ownPage` is the screen of the council's own pages, `story` of a story, `notFound` of every unknown address, `error` of what could not be rendered; `parts` shows all parts in development. */
export type ScreenName = PublicPageName | "ownPage" | "story" | "notFound" | "error" | "parts";

const sharedFolders: Partial<Record<ScreenName, string>> = {
	birthCertificate: "service",
	deathCertificate: "service",
	marriageCertificate: "service",
	widowPension: "service",
	divyangPension: "service",
	help: "reading",
	websitePolicy: "reading",
};

/** A screen's source file, as the manifest names it: `aToZ` → `…/a-to-z/a-to-z.tsx`. */
export function sourceOf(screen: ScreenName): string {
	const folder = sharedFolders[screen] ?? screen.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
	return `app/public/screens/${folder}/${folder}.tsx`;
}

export interface RenderOptions {
	readonly context: PageContext;
	readonly assetsOf: (screen: ScreenName) => PageAssets | Promise<PageAssets>;
	/** Receives what was thrown, for the log; readers see the error screen of §2.1. */
	readonly onError: (error: unknown) => void;
}

/** Writes a file of the site or renders a public page, whole and not streamed, for the page cache needs all of it. */
export async function respond(request: Request, options: RenderOptions): Promise<Response> {
	const args = argsOf(request, options.context);
	const file = fileAtPath(args.url.pathname)?.file;
	try {
		if (file) {
			const { loader } = await writers[file.writer as WriterName]();
			return loader(args);
		}
		return await renderPage(args, options);
	} catch (error) {
		options.onError(error);
		return renderError(args, options);
	}
}

function argsOf({ url: address }: Request, context: PageContext): LoaderArgs {
	const url = new URL(address);
	const lang = langOf(url.pathname);
	return { url, lang, context, read: (kind) => context.door.read(kind, lang) };
}

async function renderPage(args: LoaderArgs, options: RenderOptions): Promise<Response> {
	const { url, lang, context } = args;
	const { pages } = context.door;
	const name = screenAt(url.pathname, pages);
	const screen = await moduleOf(name);
	const data = screen.loader?.(args) as never;
	const head = { ...headOf(pages, url.pathname, lang), ...screen.head?.(data, lang) };
	const Screen = screen.default as ComponentType<{ loaderData: unknown }>;
	return html(
		screen.status?.(data) ?? 200,
		args,
		options,
		name,
		head,
		<Frame>
			<Screen loaderData={data} />
		</Frame>,
	);
}

async function renderError(args: LoaderArgs, options: RenderOptions): Promise<Response> {
	const { url, lang, context } = args;
	const head = { ...headOf(context.door.pages, url.pathname, lang), indexed: false };
	const { default: ServerError } = await import("./screens/error/error.tsx");
	return html(500, args, options, "error", head, <ServerError />);
}

async function html(
	status: number,
	{ url: { pathname, search }, lang, context }: LoaderArgs,
	{ assetsOf }: RenderOptions,
	screen: ScreenName,
	head: ReturnType<typeof headOf>,
	content: React.ReactNode,
): Promise<Response> {
	const assets = await assetsOf(screen);
	const page = context.door.pages.atPath(pathname)?.page;
	const { prelude } = await prerenderToNodeStream(
		<PageContextContext value={context}>
			<SiteContext value={siteFor(context.door, lang, context.publicUrl, context.now)}>
				<SitePagesContext value={context.door.pages}>
					<NavigationContext value={standingAt(pathname, search)}>
						<PageFacts value={page && screen !== "error" ? factsOf(page.name, context, lang) : []}>
							<Document pathname={pathname} lang={lang} head={head} assets={assets}>
								{content}
							</Document>
						</PageFacts>
					</NavigationContext>
				</SitePagesContext>
			</SiteContext>
		</PageContextContext>,
	);
	// Handed on as a stream, the page would cost half as much again as its rendering.
	const chunks = await (prelude as Readable).toArray();
	return new Response(withFocus(Buffer.concat(chunks)), {
		status,
		headers: { "content-type": "text/html; charset=utf-8" },
	});
}

/** Links the cropping style sheet only if the page or an island's data has a focal point. */
function withFocus(page: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> | string {
	if (!page.includes("data-focus=") && !page.includes('"focus":"x')) return page;
	return page.toString().replace("</head>", `<link rel="stylesheet" href="${focusSheet}"/></head>`);
}

function screenAt(pathname: string, pages: SitePages): ScreenName {
	if (import.meta.env.DEV && pathname === "/dev/parts") return "parts";
	const page = pages.atPath(pathname)?.page;
	if (page?.audience !== "public") return "notFound";
	return screenOf(page) as ScreenName;
}

function moduleOf(name: ScreenName): Promise<ScreenModule> {
	if (name === "ownPage") return import("./screens/own-page/own-page.tsx");
	if (name === "story") return import("./screens/story/story.tsx");
	if (name === "notFound") return import("./screens/not-found/not-found.tsx");
	if (import.meta.env.DEV && name === "parts") return import("./screens/parts/parts.tsx");
	return screens[name as PublicPageName]();
}

/** On the server nothing navigates. */
function standingAt(pathname: string, search: string): Navigation {
	return {
		here: { pathname, search, key: "", state: null },
		go: () => undefined,
		intercepts: () => false,
	};
}
