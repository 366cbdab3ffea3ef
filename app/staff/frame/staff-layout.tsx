import { useEffect } from "react";
import { Outlet } from "react-router";
import { sessionButtons } from "#contract/navigation.ts";
import { pageAtPath, pageByName } from "#contract/pages.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { useSite } from "../../parts/site-data.ts";
import { Toaster } from "../../parts/toast/toaster.tsx";
import { SkipLink } from "../../public/frame/top-bar.tsx";
import { useSession } from "../../session/session.ts";
import { useStaffLanguage } from "../../session/staff-language.ts";
import { ChosenLanguage, langOf, useSay } from "../../words/language.ts";
import { MissingPermission, missingFor } from "./missing-permission.tsx";
import { Shelf } from "./shelf.tsx";
import { SideMenu } from "./side-menu.tsx";
import { SignInPlace } from "./sign-in-place.tsx";
import { StaffBar } from "./staff-bar.tsx";
import styles from "./staff-layout.module.css";

/** What stands around every staff page (§2.17), in the remembered language. */
export default function StaffLayout() {
	const lang = useStaffLanguage();

	// The page was rendered in English, and its address says nothing about the language.
	useEffect(() => {
		document.documentElement.lang = lang;
		return () => {
			document.documentElement.lang = langOf(location.pathname);
		};
	}, [lang]);

	return (
		<ChosenLanguage value={lang}>
			<StaffFrame />
		</ChosenLanguage>
	);
}

function StaffFrame() {
	const { user } = useSession();
	return (
		<div className={styles.frame}>
			<SkipLink />
			<SideMenu user={user} />
			<StaffBar user={user} />
			<main id="main" tabIndex={-1} className={styles.main}>
				<Place />
			</main>
			<Toaster />
		</div>
	);
}

/**
 * The screen, for those who may see it; else the sign-in form in its place (requirements, The staff area without a session).
 * The server decides each time: this only follows. After a session that ended by itself the screen waits on the shelf.
 */
function Place() {
	const { user, last } = useSession();
	const { pathname } = useLocation();
	const page = pageAtPath(pathname)?.page ?? pageByName("staffHome");
	const whose = user ?? last;
	const missing = whose && missingFor(whose, page.name);
	useTitle(user ? undefined : "signIn");
	return (
		<>
			{user ? null : <SignInPlace />}
			{whose ? (
				<Shelf key={whose.id} isOut={Boolean(user)}>
					{missing ? <MissingPermission permission={missing} /> : <Outlet />}
				</Shelf>
			) : null}
		</>
	);
}

/** The title in the tab follows the language, and says when signing in comes first. */
function useTitle(instead: "signIn" | undefined) {
	const say = useSay();
	const { names } = useSite();
	const { pathname } = useLocation();
	const page = pageAtPath(pathname)?.page ?? pageByName("staffHome");
	const title = `${say(instead ? sessionButtons.signIn : page.title)} · ${say(names)}`;
	useEffect(() => {
		document.title = title;
	}, [title]);
}
