import {
	Component,
	type ComponentType,
	createElement,
	Fragment,
	type ReactNode,
	StrictMode,
	startTransition,
	useEffect,
} from "react";
import { hydrateRoot } from "react-dom/client";
import { hydrationPath } from "#contract/hydration.ts";
import { bringSheet } from "./navigation/bring-sheet.ts";
import type { Place } from "./navigation/navigation.ts";
import { PageNavigation } from "./navigation/page-navigation.tsx";
import { ErrorScreen } from "./parts/error-screen/error-screen.tsx";
import { type Site, SiteContext } from "./parts/site-data.ts";
import { Frame } from "./public/frame/frame.tsx";
import { addToHead, describeDocument, type HeadTag, headOf } from "./public/head.ts";
import { langOf } from "./words/language.ts";

/** The module of a screen, in the form of React Router's routes. */
interface Screen {
	readonly default: ComponentType<{ loaderData: unknown }>;
	readonly shouldRevalidate?: (step: {
		currentUrl: URL;
		nextUrl: URL;
		defaultShouldRevalidate: boolean;
	}) => boolean;
	readonly meta?: (shown: {
		loaderData: unknown;
		location: Place;
		matches: readonly { readonly meta: readonly HeadTag[] }[];
	}) => HeadTag[];
}

/** What the script of a public page is told (page-script.tsx). */
export interface PageData {
	/** The address of this module: another one is another build, whose parts don't go with these. */
	readonly build: string;
	/** The manifest of the page's language. */
	readonly manifest: string;
	/** The style sheets of the screen. */
	readonly styles: readonly string[];
	/** What the loaders of the root and of the screen have said. */
	readonly site: Site;
	readonly data: unknown;
}

interface Page {
	readonly screen: Screen;
	readonly page: PageData;
}

/** Where the server has what a page's script is told (server/pages/page-handler.ts). Only what a document begins with may come from memory (app/offline). */
const pageAddress = ({ pathname, search }: Place) => `${hydrationPath(pathname)}${search || "?"}&step`;

/**
 * Names the site as an app to the browser, which thereupon fetches manifest and icon (6 kB). The page as it is served does so only
 * without script: with it, whoever just reads pays for neither.
 */
const manifestOf = (page: PageData): HeadTag => ({ tagName: "link", rel: "manifest", href: page.manifest });

/** Takes over a public page that the server has written: its body, for the head is not React's. */
export function takeOver(screen: Screen, page: PageData): void {
	addToHead(manifestOf(page));
	startTransition(() => {
		hydrateRoot(
			document.body,
			<StrictMode>{atItsPlace(<PublicPage served={{ screen, page }} />)}</StrictMode>,
		);
	});
}

/** Each fork on the server's way to the content of the body, and which of its two branches leads there. */
const forks = [0, 0, 1, 0];

/**
 * Puts the page where it stands in what the server renders, below React Router's and the document's own elements: the ids that
 * React makes (`useId`) are counted from there.
 */
function atItsPlace(page: ReactNode): ReactNode {
	return forks.reduceRight<ReactNode>(
		(inside, branch) =>
			createElement(Fragment, null, branch === 0 ? inside : null, branch === 1 ? inside : null),
		page,
	);
}

function needsOther({ screen }: Page, currentUrl: URL, nextUrl: URL): boolean {
	const defaultShouldRevalidate = currentUrl.search !== nextUrl.search;
	return (
		screen.shouldRevalidate?.({ currentUrl, nextUrl, defaultShouldRevalidate }) ?? defaultShouldRevalidate
	);
}

function describe({ screen, page }: Page, place: Place): void {
	const head = headOf(place.pathname, page.site);
	const own = screen.meta?.({ loaderData: page.data, location: place, matches: [{ meta: head }] });
	describeDocument([...(own ?? head), manifestOf(page)], langOf(place.pathname));
}

function PublicPage({ served }: { served: Page }) {
	useEffect(() => {
		window.palikaReady = true;
	}, []);

	/** Asked anew each time (`#`): a page may say something else by now. */
	async function bring(place: Place): Promise<Page> {
		const { screen, page }: Page = await import(/* @vite-ignore */ `${pageAddress(place)}#${place.key}`);
		if (page.build !== served.page.build) throw new Error("A newer build");
		await Promise.all(page.styles.map(bringSheet));
		return { screen, page };
	}

	return (
		<PageNavigation served={served} needsOther={needsOther} bring={bring} onArrival={describe}>
			{({ screen: { default: Screen }, page: { site, data } }, place) => (
				<SiteContext value={site}>
					<Guard place={place}>
						<Frame>
							<Screen loaderData={data} />
						</Frame>
					</Guard>
				</SiteContext>
			)}
		</PageNavigation>
	);
}

interface Guarded {
	place: Place;
	error?: Error | undefined;
}

/** Shows the screen of §2.1 where a page breaks in the browser, until the reader goes on. */
class Guard extends Component<{ place: Place; children: ReactNode }, Guarded> {
	override state: Guarded = { place: this.props.place };

	static getDerivedStateFromProps({ place }: { place: Place }, before: Guarded): Guarded | null {
		return place === before.place ? null : { place, error: undefined };
	}

	static getDerivedStateFromError(error: unknown) {
		return { error: error instanceof Error ? error : new Error(String(error)) };
	}

	override render() {
		const { error } = this.state;
		return error ? <ErrorScreen message={error.message} /> : this.props.children;
	}
}
