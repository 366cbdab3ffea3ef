import { type FocusEvent, type RefObject, useEffect, useRef } from "react";
import { Navigate, Outlet, ScrollRestoration } from "react-router";
import { sessionButtons } from "#contract/navigation.ts";
import { pageByName, pagePath } from "#contract/pages.ts";
import { useNavigation } from "../../navigation/navigation.ts";
import { useSite } from "../../parts/site-data.ts";
import { SkipLink } from "../../parts/skip-link/skip-link.tsx";
import { Toaster } from "../../parts/toast/toaster.tsx";
import { useSession } from "../../session/session.ts";
import { useStaffLanguage } from "../../session/staff-language.ts";
import { ChosenLanguage, useSay } from "../../words/language.ts";
import { useListsOf } from "../desk/data/loader.ts";
import { DeskCountsProvider, useLoadedDeskCounts } from "../parts/desk-counts.ts";
import { LeaveQuestion } from "../parts/leave-question.tsx";
import { OwnRoleProvider, useLoadedOwnRole } from "../parts/own-role.ts";
import { useShortcuts } from "../parts/use-step-keys.ts";
import { staffWords as words } from "../parts/words.ts";
import { RouterNavigation } from "../router-navigation.tsx";
import { useStaffPage } from "../use-staff-page.ts";
import { IdleWarning } from "./idle-warning.tsx";
import { MissingPermission, missingFor } from "./missing-permission.tsx";
import { SideMenu } from "./side-menu.tsx";
import { SignInPlace } from "./sign-in-place.tsx";
import { StaffBar } from "./staff-bar.tsx";
import styles from "./staff-layout.module.css";
import { SuspendedScreen } from "./suspended-screen.tsx";

/** Menu, bar and toasts around every staff screen (§2.17), in the stored language. */
export function StaffLayout() {
	const lang = useStaffLanguage();

	// The server renders the document in English, for the address has no language.
	useEffect(() => {
		document.documentElement.lang = lang;
	}, [lang]);
	useEffect(() => {
		document.documentElement.dataset.ready = "";
	}, []);

	return (
		<RouterNavigation>
			<ChosenLanguage value={lang}>
				<StaffFrame />
				<ScrollRestoration />
			</ChosenLanguage>
		</RouterNavigation>
	);
}

function StaffFrame() {
	const { user } = useSession();
	const { here, pending } = useNavigation();
	// Typing into a list's search is no navigation to another screen.
	const isUnderWay = pending !== undefined && pending.state?.fromList !== true;
	const main = useRef<HTMLElement>(null);
	useHeadingFocus(main, user === undefined ? undefined : [here.pathname, user?.id, user?.permissions].join());
	const noteFocus = useFocusAfterBack(main);
	useListsOf(user);
	useShortcuts();
	const ownRole = useLoadedOwnRole(user);
	const counts = useLoadedDeskCounts(user, here.pathname);

	return (
		<OwnRoleProvider value={ownRole}>
			<DeskCountsProvider value={counts}>
				<div className={styles.desk}>
					<div className={user === null ? `${styles.frame} ${styles.signedOut}` : styles.frame}>
						<SkipLink />
						<SideMenu user={user} />
						<StaffBar user={user} />
						<main
							id="main"
							ref={main}
							tabIndex={-1}
							className={styles.main}
							onFocus={noteFocus}
							aria-busy={isUnderWay ? true : undefined}
						>
							<Place />
						</main>
						<Progress isUnderWay={isUnderWay} />
						<LeaveQuestion />
						{user ? <IdleWarning /> : null}
						<Toaster />
					</div>
				</div>
			</DeskCountsProvider>
		</OwnRoleProvider>
	);
}

/**
 * Focuses the heading of a new screen, or the sign-in form of an ended session; not in a document that has just opened, nor if a part of
 * the screen took the focus.
 */
function useHeadingFocus(main: RefObject<HTMLElement | null>, screen: string | undefined): void {
	const shown = useRef(screen);
	useEffect(() => {
		const before = shown.current;
		shown.current = screen;
		if (before === undefined || before === screen) return;
		if (main.current?.contains(document.activeElement)) return;
		const heading = main.current?.querySelector<HTMLElement>("h1") ?? main.current;
		heading?.focus({ preventScroll: true });
	}, [main, screen]);
}

/**
 * Focuses, after Back, the link by which a list was left; after a step within a screen that removed the focused element, the heading.
 *
 * @returns records which link has the focus
 */
function useFocusAfterBack(main: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
	const { here, byHistory } = useNavigation();
	const { key } = here;
	const links = useRef(new Map<string, string>());
	const shown = useRef(key);
	useEffect(() => {
		if (shown.current === key) return;
		shown.current = key;
		if (document.activeElement !== document.body) return;
		const link = byHistory ? links.current.get(key) : undefined;
		const place =
			(link && main.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(link)}"]`)) ??
			main.current?.querySelector<HTMLElement>("h1");
		if (place) place.focus({ preventScroll: true });
	}, [main, key, byHistory]);
	return ({ target }) => {
		const link = target.closest("a")?.getAttribute("href");
		if (link) links.current.set(key, link);
	};
}

/**
 * The screen for those who may see it, else the sign-in form in its place (requirements, The staff area without a session). This
 * is only for display: the server checks each call. After a session that ended by itself the screen is suspended.
 */
function Place() {
	const { user, last } = useSession();
	const page = pageByName(useStaffPage());
	const whose = user ?? last;
	const missing = whose && missingFor(whose, page.name);
	useTitle(user ? undefined : "signIn");
	// Until both are done the server answers no other call.
	if ((user?.passwordChangeRequired || user?.secondFactorRequired) && page.name !== "myPassword") {
		return <Navigate to={pagePath("myPassword", "en")} replace />;
	}
	return (
		<>
			{user ? null : <SignInPlace />}
			{whose ? (
				<SuspendedScreen key={whose.id} isOut={Boolean(user)}>
					{missing ? <MissingPermission anyOf={missing} /> : <Outlet />}
				</SuspendedScreen>
			) : null}
		</>
	);
}

/** Shows progress if the next screen takes longer than a moment (staff-layout.module.css). */
function Progress({ isUnderWay }: { isUnderWay: boolean }) {
	const say = useSay();
	return (
		<p role="status" className={styles.progress}>
			{isUnderWay ? <span>{say(words.loading)}</span> : null}
		</p>
	);
}

function useTitle(instead: "signIn" | undefined) {
	const say = useSay();
	const { names } = useSite();
	const page = pageByName(useStaffPage());
	const title = `${say(instead ? sessionButtons.signIn : page.title)} · ${say(names)}`;
	useEffect(() => {
		document.title = title;
	}, [title]);
}
