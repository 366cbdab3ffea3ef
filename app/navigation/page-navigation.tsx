import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { audienceAt } from "#contract/pages.ts";
import { leave } from "./leave.ts";
import { addressOf, type Navigation, NavigationContext, type Place } from "./navigation.ts";

interface Props<Page> {
	/** What the document came with. */
	served: Page;
	/** False where another address of the page that is shown has nothing else to tell. */
	needsOther: (shown: Page, currentUrl: URL, nextUrl: URL) => boolean;
	/** Brings what is shown at an address. */
	bring: (place: Place) => Promise<Page>;
	/** Told what is about to be shown. */
	onArrival: (page: Page, place: Place) => void;
	children: (page: Page, place: Place) => ReactNode;
}

/** Tells our own listener that the reader goes on where they are: not to the top. */
const stay = "stay";

/** Where the browser stands. */
function placeNow(): Place {
	const { pathname, search } = location;
	const key: string = history.state?.key ?? window.navigation?.currentEntry?.id ?? "";
	return { pathname, search, key, state: history.state?.usr ?? null };
}

const urlOf = ({ pathname, search }: Place) => new URL(pathname + search, location.origin);

const isPublic = (pathname: string) => audienceAt(pathname) === "public";

/** Older browsers open another page as a document. */
const canLead = () => "navigation" in window;

/**
 * From one public page to another within the document. The browser does what is its own (Navigation API): address, history, the
 * place on the page, the focus, stopping; this brings what is shown there. What can't be had is opened as a document instead.
 */
export function PageNavigation<Page>({ served, needsOther, bring, onArrival, children }: Props<Page>) {
	const [{ here, page }, setShown] = useState(() => ({ here: placeNow(), page: served }));
	const [onTheWay, setOnTheWay] = useState<Place>();
	const shown = useRef({ here, page });
	const steps = useRef(0);

	/** The address has changed already: shows what it names, as soon as that is at hand. */
	async function arrive() {
		const next = placeNow();
		steps.current += 1;
		const step = steps.current;
		const before = shown.current;
		let page = before.page;
		if (next.pathname !== before.here.pathname || needsOther(page, urlOf(before.here), urlOf(next))) {
			setOnTheWay(next);
			try {
				page = await bring(next);
			} catch {
				// The browser says better than we could why nothing comes; and a newer build begins anew.
				if (step === steps.current) location.reload();
				return;
			}
			if (step !== steps.current) return;
			onArrival(page, next);
		}
		shown.current = { here: next, page };
		// At once: the browser then looks for the place on the page.
		flushSync(() => {
			setOnTheWay(undefined);
			setShown(shown.current);
		});
	}

	const lead = useEffectEvent((event: NavigateEvent) => {
		const { pathname } = new URL(event.destination.url);
		const isStep = event.navigationType === "traverse" || !event.destination.sameDocument;
		const isOther = event.hashChange || event.downloadRequest !== null || event.formData !== null;
		if (!event.canIntercept || !isStep || isOther || event.navigationType === "reload") return;
		if (!isPublic(pathname)) return;
		event.intercept({
			handler: arrive,
			scroll: event.info === stay ? "manual" : "after-transition",
			focusReset: pathname === shown.current.here.pathname ? "manual" : "after-transition",
		});
	});
	const arriveByBrowser = useEffectEvent(arrive);

	useEffect(() => {
		const follow = () => arriveByBrowser();
		const onNavigate = (event: NavigateEvent) => lead(event);
		if (canLead()) window.navigation.addEventListener("navigate", onNavigate);
		else addEventListener("popstate", follow);
		return () => {
			if (canLead()) window.navigation.removeEventListener("navigate", onNavigate);
			else removeEventListener("popstate", follow);
		};
	}, []);

	const isHere = (pathname: string) => pathname === location.pathname;

	const takes: Navigation["takes"] = (pathname, { inPlace }) =>
		inPlace === true && (isHere(pathname) || (canLead() && isPublic(pathname)));

	const go: Navigation["go"] = (to, { replace = false, inPlace = false, state = null } = {}) => {
		if (typeof to === "number") {
			history.go(to);
			return;
		}
		const address = addressOf(to, placeNow());
		const { pathname } = new URL(address, location.href);
		if (inPlace && isHere(pathname)) {
			const entry = { key: String(performance.timeOrigin + performance.now()), usr: state };
			if (replace) history.replaceState(entry, "", address);
			else history.pushState(entry, "", address);
			arrive();
		} else if (canLead() && isPublic(pathname)) {
			window.navigation.navigate(address, {
				history: replace ? "replace" : "auto",
				info: inPlace ? stay : undefined,
			});
		} else leave(address, replace);
	};

	return <NavigationContext value={{ here, onTheWay, takes, go }}>{children(page, here)}</NavigationContext>;
}
