import { fill, language, otherLanguages } from "#contract/language.ts";
import { buttonClass } from "../../parts/button/button.tsx";
import { Preferences } from "../../parts/preferences/preferences.tsx";
import type { StaffUser } from "../../session/session.ts";
import { rememberLanguage } from "../../session/staff-language.ts";
import { useLang, useSay } from "../../words/language.ts";
import { staffWords as words } from "../parts/words.ts";
import { Profile } from "./profile.tsx";
import styles from "./staff-bar.module.css";
import { StaffFind } from "./staff-find.tsx";

/** The top bar (§2.17): role, search box, display settings, language and profile. */
export function StaffBar({ user }: { user: StaffUser | null | undefined }) {
	const say = useSay();
	return (
		<header className={styles.bar}>
			<p className={styles.title}>
				{user ? fill(say(words.roleDashboard), { role: user.role }) : say(words.staffArea)}
			</p>
			{user ? <StaffFind user={user} /> : null}
			<div className={styles.display}>
				<Preferences />
			</div>
			<LanguageSwitch />
			{user ? <Profile user={user} /> : null}
		</header>
	);
}

/** Each other language, named in itself; the choice is stored (requirements, Languages). */
function LanguageSwitch() {
	return otherLanguages(useLang()).map((other) => (
		<button
			key={other}
			type="button"
			lang={other}
			className={`${buttonClass("line")} ${styles.language}`}
			onClick={() => rememberLanguage(other)}
		>
			{language(other).name}
		</button>
	));
}
