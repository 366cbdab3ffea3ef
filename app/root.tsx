// First of all styles: the order of the layers is said there.
import "./look/tokens.css";
import "./look/fonts.css";
import "./look/base.css";
import { useEffect } from "react";
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useRouteError,
	useRouteLoaderData,
} from "react-router";
import { themeColour } from "#contract/app-icons.ts";
import { filePath } from "#contract/files.ts";
import { type Lang, languages } from "#contract/language.ts";
import { framePortals } from "#contract/navigation.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageAtPath, pagePath } from "#contract/pages.ts";
import type { Route } from "./+types/root";
import { read, siteContext } from "./content.ts";
import { Frame } from "./frame/frame.tsx";
import { preferencesCode } from "./frame/inline-code.ts";
import { langOf } from "./language.ts";
import devanagari from "./look/fonts/anek-devanagari-devanagari-800.woff2";
import latin from "./look/fonts/anek-devanagari-latin-800.woff2";
import printSheet from "./look/print.css?url";
import { LinkPreview } from "./parts/structured-data/link-preview.tsx";
import { ErrorScreen } from "./screens/error/error-screen.tsx";
import NotFound from "./screens/not-found/not-found.tsx";
import { words } from "./words.ts";

export function loader({ request, context }: Route.LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	const {
		name,
		town,
		sample,
		address,
		helpline,
		email,
		emblem,
		social,
		map,
		credit,
		webInformationManager,
		updated,
	} = read(context, "council", lang);
	const portals = read(context, "portals", lang);
	return {
		publicUrl: context.get(siteContext).publicUrl,
		names: { en: read(context, "council", "en").name, hi: read(context, "council", "hi").name },
		council: {
			name,
			town,
			sample,
			address,
			helpline,
			email,
			emblem,
			social,
			map,
			credit,
			updated,
			webInformationManager: { email: webInformationManager.email },
		},
		alerts: read(context, "alerts", lang).map(({ id, version, level, text, page, portal, on }) => ({
			id,
			version,
			level,
			text,
			link: page ?? portal,
			on,
		})),
		portals: Object.fromEntries(framePortals.map((key) => [key, portals[key]?.address ?? ""])) as Record<
			(typeof framePortals)[number],
			string
		>,
	};
}

/** The council is the same on every page of a language. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
	return langOf(currentUrl.pathname) !== langOf(nextUrl.pathname);
}

/** Title, description and addresses of every page, from the table of pages. */
export const meta: Route.MetaFunction = ({ loaderData, location }) => {
	const found = pageAtPath(location.pathname);
	const council = loaderData?.council.name ?? "";
	if (!found) {
		const lang = langOf(location.pathname);
		return [{ title: `${words.pageNotFound[lang]} · ${council}` }, { name: "robots", content: "noindex" }];
	}
	const { page, lang } = found;
	const address = (language: Lang) => loaderData?.publicUrl + pagePath(page.name, language);
	const title = page.name === "home" ? council : `${page.title[lang]} · ${council}`;
	return [
		{ title },
		// Read by machines, from the page as it is served: a browser carries none of them.
		...(import.meta.env.SSR ? [{ name: "description", content: descriptions[page.name][lang] }] : []),
		...(page.indexed ? [] : [{ name: "robots", content: "noindex" }]),
		{ tagName: "link", rel: "canonical", href: address(lang) },
		...languages.map((hrefLang) => ({
			tagName: "link",
			rel: "alternate",
			hrefLang,
			href: address(hrefLang),
		})),
	];
};

export function Layout({ children }: { children: React.ReactNode }) {
	const lang = langOf(useLocation().pathname);
	const emblem = useRouteLoaderData<typeof loader>("root")?.council.emblem.onLight.src;
	return (
		<html lang={lang} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content={themeColour} />
				{emblem ? <link rel="icon" type="image/svg+xml" href={emblem} /> : null}
				<link rel="manifest" href={filePath("manifest", lang)} />
				<Meta />
				<LinkPreview />
				<link
					rel="preload"
					as="font"
					type="font/woff2"
					crossOrigin="anonymous"
					href={lang === "hi" ? devanagari : latin}
				/>
				<Links />
				{/* Fetched last, and never waited for on a screen. */}
				<link rel="stylesheet" media="print" href={printSheet} />
				{/* Before the first paint, so that a page never flashes in the size or contrast that was not chosen. */}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, named in the policy by its hash */}
				<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: preferencesCode }} />
			</head>
			<body>
				{children}
				<ScrollRestoration />
				<Scripts />
			</body>
		</html>
	);
}

export default function Root() {
	useEffect(() => {
		window.palikaReady = true;
	}, []);
	return <Outlet />;
}

/** An address that does not exist is a page of ours; anything else thrown in routing is the screen of §2.1. */
export function ErrorBoundary() {
	const error = useRouteError();
	if (isRouteErrorResponse(error) && error.status === 404) {
		return (
			<Frame>
				<NotFound />
			</Frame>
		);
	}
	return <ErrorScreen error={error} />;
}
