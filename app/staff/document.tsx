import { renderToStaticMarkup } from "react-dom/server";
import { coloursOf } from "#contract/colours.ts";
import { filePath } from "#contract/files.ts";
import { languages } from "#contract/language.ts";
import type { Page } from "#contract/pages.ts";
import { jsonInPage } from "../json-in-page.ts";
import { preferencesCode } from "../parts/preferences/preferences-code.ts";
import type { Site } from "../parts/site-data.ts";
import { appId, siteId } from "./document-ids.ts";
import { documentWords as words } from "./document-words.ts";

/** The URLs of the built bundle, from its manifest (server/pages/staff-document.ts). */
export interface StaffBundle {
	readonly script: string;
	/** The chunks that the script imports, to be preloaded. */
	readonly imports: readonly string[];
	readonly styles: readonly string[];
	/** The same of each page's screen, which would be asked for only once the script runs. */
	readonly screens: Readonly<
		Record<string, { readonly imports: readonly string[]; readonly styles: readonly string[] }>
	>;
	readonly printStyle: string;
	readonly font: string;
}

/** The document of a staff page: the same for everybody, for session and language are known to the browser alone. */
export function staffDocument(page: Page, site: Site, bundle: StaffBundle, unused: number): string {
	const document = <StaffDocument page={page} site={site} bundle={bundle} unused={unused} />;
	return `<!DOCTYPE html>${renderToStaticMarkup(document)}`;
}

interface Props {
	page: Page;
	site: Site;
	bundle: StaffBundle;
	/** Milliseconds after which an unused session ends. */
	unused: number;
}

function StaffDocument({ page, site, bundle, unused }: Props) {
	const { council, names } = site;
	const { imports = [], styles = [] } = bundle.screens[page.name] ?? {};
	return (
		<html lang="en">
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{`${page.title.en} · ${names.en}`}</title>
				<meta name="robots" content="noindex" />
				<meta name="theme-color" content={coloursOf(council.colours).night} />
				<link rel="icon" type="image/svg+xml" href={council.emblem.onLight.src} />
				<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={bundle.font} />
				{[...bundle.styles, ...styles].map((href) => (
					<link key={href} rel="stylesheet" href={href} />
				))}
				<link rel="stylesheet" media="print" href={bundle.printStyle} />
				<link rel="manifest" href={filePath("manifest", "en")} />
				{/* Before the first paint, so that a page never flashes in another size or contrast than the chosen one. */}
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, whose hash the policy lists */}
				<script dangerouslySetInnerHTML={{ __html: preferencesCode }} />
				{[...bundle.imports, ...imports].map((href) => (
					<link key={href} rel="modulepreload" href={href} />
				))}
				<script type="module" src={bundle.script} />
			</head>
			<body>
				<div id={appId} data-unused={unused} />
				<noscript>
					{languages.map((lang) => (
						<p key={lang} lang={lang}>
							{words.needsScript[lang]} {words.office[lang]}{" "}
							<a href={`tel:${council.helpline}`}>{council.helpline}</a>,{" "}
							<a href={`mailto:${council.email}`}>{council.email}</a>
						</p>
					))}
				</noscript>
				<script
					id={siteId}
					type="application/json"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without any `<` (json-in-page.ts)
					dangerouslySetInnerHTML={{ __html: jsonInPage(site) }}
				/>
			</body>
		</html>
	);
}
