import { useEffect, useRef } from "react";
import { Navigate, Outlet, ScrollRestoration, useMatches, useRevalidator } from "react-router";
import { sessionButtons } from "#contract/navigation.ts";
import { type Page, pageByName, pagePath } from "#contract/pages.ts";
import { useNavigation } from "../../navigation/navigation.ts";
import { useSite } from "../../parts/site-data.ts";
import { SkipLink } from "../../parts/skip-link/skip-link.tsx";
import { Toaster } from "../../parts/toast/toaster.tsx";
import { type StaffUser, useSession } from "../../session/session.ts";
import { useStaffLanguage } from "../../session/staff-language.ts";
import { ChosenLanguage, useSay } from "../../words/language.ts";
import { RouterNavigation } from "../router-navigation.tsx";
import type { StaffHandle } from "../staff-handle.ts";
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
	const main = useRef<HTMLElement>(null);
	const shown = useRef(here.pathname);
	useLists(user);

	// A screen reader or keyboard starts at the new screen.
	useEffect(() => {
		if (shown.current === here.pathname) return;
		shown.current = here.pathname;
		main.current?.focus({ preventScroll: true });
	}, [here.pathname]);

	return (
		<div className={styles.frame}>
			<SkipLink />
			<SideMenu user={user} />
			<StaffBar user={user} />
			<main id="main" ref={main} tabIndex={-1} className={styles.main} aria-busy={pending ? true : undefined}>
				<Place />
			</main>
			<Toaster />
		</div>
	);
}

/**
 * The screen for those who may see it, else the sign-in form in its place (decisions.md "The staff area without a session"). This
 * is only for display: the server checks each call. After a session that ended by itself the screen is suspended.
 */
function Place() {
	const { user, last } = useSession();
	const page = useStaffPage();
	const whose = user ?? last;
	const missing = whose && missingFor(whose, page.name);
	useTitle(user ? undefined : "signIn");
	// Until then the server answers no other call.
	if (user?.passwordChangeRequired && page.name !== "myPassword") {
		return <Navigate to={pagePath("myPassword", "en")} replace />;
	}
	return (
		<>
			{user ? null : <SignInPlace />}
			{whose ? (
				<SuspendedScreen key={whose.id} isOut={Boolean(user)}>
					{missing ? <MissingPermission permission={missing} /> : <Outlet />}
				</SuspendedScreen>
			) : null}
		</>
	);
}

/** Screens load their lists as soon as somebody is signed in, and again when the permissions have changed. */
function useLists(user: StaffUser | null | undefined) {
	const { revalidate } = useRevalidator();
	const who = user ? `${user.id} ${user.permissions.join()}` : undefined;

	useEffect(() => {
		if (who !== undefined) revalidate();
	}, [who, revalidate]);
}

/** The current page of contract/pages.ts. */
function useStaffPage(): Page {
	const handle = useMatches().at(-1)?.handle as StaffHandle | undefined;
	return pageByName(handle?.page ?? "staffHome");
}

/** The document's title follows the language, and says where a sign-in is needed. */
function useTitle(instead: "signIn" | undefined) {
	const say = useSay();
	const { names } = useSite();
	const page = useStaffPage();
	const title = `${say(instead ? sessionButtons.signIn : page.title)} · ${say(names)}`;
	useEffect(() => {
		document.title = title;
	}, [title]);
}
