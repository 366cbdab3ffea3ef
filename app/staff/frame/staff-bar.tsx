import { fill } from "#contract/language.ts";
import { Preferences } from "../../parts/preferences/preferences.tsx";
import type { StaffUser } from "../../session/session.ts";
import { useSay } from "../../words/language.ts";
import { useOwnRole } from "../parts/own-role.ts";
import { staffWords as words } from "../parts/words.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { Profile } from "./profile.tsx";
import { SideMenuDrawer } from "./side-menu.tsx";
import styles from "./staff-bar.module.css";
import { StaffFind } from "./staff-find.tsx";

export function StaffBar({ user }: { user: StaffUser | null | undefined }) {
	const say = useSay();
	const { name: role } = useOwnRole();
	return (
		<header data-screen-only="" className={`cluster ${styles.bar} ${user ? styles.signedIn : ""}`}>
			{user ? <SideMenuDrawer user={user} /> : null}
			<p className={`small ${styles.title}`}>
				{user ? fill(say(words.roleDashboard), { role }) : say(words.staffArea)}
			</p>
			{user ? <StaffFind user={user} /> : null}
			<div className={styles.display}>
				<Preferences />
			</div>
			<LanguageSwitch className={styles.language} />
			{user ? <Profile user={user} /> : null}
		</header>
	);
}
