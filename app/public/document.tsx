import type { ReactNode } from "react";
import { coloursOf } from "#contract/colours.ts";
import { filePath } from "#contract/files.ts";
import { type Lang, languages } from "#contract/language.ts";
import english from "../look/fonts/anek-devanagari-english-800.woff2";
import hindi from "../look/fonts/anek-devanagari-hindi-800.woff2";
import { preferencesCode } from "../parts/preferences/preferences-code.ts";
import { useSite } from "../parts/site-data.ts";
import { usePages } from "../parts/site-pages.ts";
import { loaderCode, speculationRules } from "./frame/inline-code.ts";
import printSheet from "./frame/print-head.css?url";
import type { Head } from "./head.ts";
import { LinkPreview } from "./structured-data/link-preview.tsx";

export interface PageAssets {
	readonly styles: readonly string[];
	readonly frame: string;
	readonly islands: string;
	/** Vite's own scripts, in development. */
	readonly development?: string | undefined;
}

const displayLetters: Readonly<Record<Lang, string>> = { en: english, hi: hindi };

interface Props {
	pathname: string;
	lang: Lang;
	head: Head;
	assets: PageAssets;
	children: ReactNode;
}

export function Document({ pathname, lang, head, assets, children }: Props) {
	const { council, publicUrl } = useSite();
	const pages = usePages();
	const page = pages.atPath(pathname)?.page;
	const address = (of: Lang) => (page ? publicUrl + pages.path(page.name, of) + head.search : "");
	return (
		<html lang={lang}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{[head.title, council.name].filter(Boolean).join(" · ")}</title>
				{head.description ? <meta name="description" content={head.description} /> : null}
				{head.indexed ? null : <meta name="robots" content="noindex" />}
				{page ? <link rel="canonical" href={address(lang)} /> : null}
				{page
					? languages.map((of) => <link key={of} rel="alternate" hrefLang={of} href={address(of)} />)
					: null}
				<LinkPreview pathname={pathname} head={head} />
				<meta name="theme-color" content={coloursOf(council.colours).night} />
				<link rel="icon" type="image/svg+xml" href={council.emblem.onLight.src} />
				<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={displayLetters[lang]} />
				{assets.styles.map((href) => (
					<link key={href} rel="stylesheet" href={href} />
				))}
				<link rel="stylesheet" media="print" href={printSheet} />
				<link rel="manifest" href={filePath("manifest", lang)} />
				{/* Before the first paint, so that a page never flashes in another size or contrast than the chosen one. */}
				<Inline code={preferencesCode} />
				{assets.development ? <script type="module" src={assets.development} /> : null}
			</head>
			<body>
				{children}
				<script
					id="rules"
					type="application/json"
					// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text
					dangerouslySetInnerHTML={{ __html: speculationRules }}
				/>
				<Inline code={loaderCode} data-frame={assets.frame} data-islands={assets.islands} />
			</body>
		</html>
	);
}

function Inline({ code, ...data }: { code: string; "data-frame"?: string; "data-islands"?: string }) {
	return (
		<script
			{...data}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant text, whose hash the policy lists
			dangerouslySetInnerHTML={{ __html: code }}
		/>
	);
}
