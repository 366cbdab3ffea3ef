// First of all styles: the order of the layers is said there.
import "./look/tokens.css";
import "./look/fonts.css";
import "./look/base.css";
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	useLocation,
	useRouteError,
	useRouteLoaderData,
} from "react-router";
import { themeColour } from "#contract/app-icons.ts";
import { filePath } from "#contract/files.ts";
import type { Route } from "./+types/root";
import english from "./look/fonts/anek-devanagari-english-800.woff2";
import hindi from "./look/fonts/anek-devanagari-hindi-800.woff2";
import printSheet from "./look/print.css?url";
import { PageScript } from "./page-script.tsx";
import { ErrorScreen } from "./parts/error-screen/error-screen.tsx";
import { preferencesCode } from "./parts/preferences/preferences-code.ts";
import { SiteContext } from "./parts/site-data.ts";
import { contentContext, siteContext } from "./public/content.ts";
import { headOf } from "./public/head.ts";
import { LinkPreview } from "./public/structured-data/link-preview.tsx";
import { siteFor } from "./site-for.ts";
import { RouterNavigation } from "./staff/router-navigation.tsx";
import { langOf } from "./words/language.ts";

export function loader({ request, context }: Route.LoaderArgs) {
	const lang = langOf(new URL(request.url).pathname);
	return siteFor(context.get(contentContext), lang, context.get(siteContext).publicUrl);
}

/** The council is the same on all pages. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData, location }) => headOf(location.pathname, loaderData);

export function Layout({ children }: { children: React.ReactNode }) {
	const { pathname } = useLocation();
	const lang = langOf(pathname);
	const site = useRouteLoaderData<typeof loader>("root");
	const manifest = <link rel="manifest" href={filePath("manifest", lang)} />;
	const paper = <link rel="stylesheet" media="print" href={printSheet} />;
	const emblem = site?.council.emblem.onLight.src;
	return (
		<html lang={lang} suppressHydrationWarning>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="theme-color" content={themeColour} />
				{emblem ? <link rel="icon" type="image/svg+xml" href={emblem} /> : null}
				<Meta />
				<LinkPreview pathname={pathname} />
				<link
					rel="preload"
					as="font"
					type="font/woff2"
					crossOrigin="anonymous"
					href={lang === "hi" ? hindi : english}
				/>
				<Links />
				{/* Nobody needs them for the first sight, and what is fetched before that delays it: with script they come later. */}
				{import.meta.env.DEV ? paper : <noscript>{paper}</noscript>}
				<noscript>{manifest}</noscript>
				{/* Before the first paint, so that a page never flashes in the size or contrast that was not chosen. */}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, named in the policy by its hash */}
				<script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: preferencesCode }} />
			</head>
			<body>
				<RouterNavigation>
					<SiteContext value={site}>{children}</SiteContext>
				</RouterNavigation>
				<PageScript />
			</body>
		</html>
	);
}

export default function Root() {
	return <Outlet />;
}

/** Whatever is thrown in routing is the screen of §2.1; an address that does not exist is a page of ours. */
export function ErrorBoundary() {
	return <ErrorScreen message={messageOf(useRouteError())} />;
}

function messageOf(error: unknown): string {
	if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
	return error instanceof Error ? error.message : String(error);
}
