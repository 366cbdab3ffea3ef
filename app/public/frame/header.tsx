import { fill } from "#contract/language.ts";
import { citizenLogin, sessionButtons } from "#contract/navigation.ts";
import flag from "../../look/marks/flag.svg";
import g20 from "../../look/marks/g20.svg";
import { Button, buttonClass } from "../../parts/button/button.tsx";
import { Find } from "../../parts/find/find.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { type StaffUser, useSession } from "../../session/session.ts";
import { useLogOut } from "../../session/use-log-out.ts";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { Brand } from "./brand.tsx";
import styles from "./header.module.css";
import { loginDialogId } from "./login-dialog.tsx";
import { MenuLink } from "./menu-link.tsx";

/** Emblem and name, search, flag and G20 mark, the two login buttons (§2.1). */
export function Header() {
	const say = useSay();
	return (
		<header className={styles.header}>
			<div className={`wrap ${styles.row}`}>
				<Brand />
				<Find hint={say(words.searchHint)} className={styles.find} />
				<Marks className={styles.marks} />
				<LoginButtons />
			</div>
		</header>
	);
}

/** The national flag, exact and uncropped, and the G20 mark. */
export function Marks({ className }: { className?: string | undefined }) {
	const say = useSay();
	return (
		<div className={`${styles.pair} ${className ?? ""}`} data-marks="">
			{/* Left out on phones, which then don't fetch them either. */}
			<img
				src={flag}
				width={52}
				height={35}
				alt={say(words.flagOfIndia)}
				className={styles.flag}
				loading="lazy"
			/>
			<img src={g20} width={72} height={31} alt={say(words.g20)} className={styles.g20} loading="lazy" />
		</div>
	);
}

/** Citizen Login says "Coming soon"; ULB Login opens the dialog, without waiting for script, and gives way to the session. */
export function LoginButtons() {
	const say = useSay();
	const { user } = useSession();
	return (
		<div className={styles.logins} data-logins="">
			<MenuLink entry={citizenLogin} className={`${buttonClass("line")} ${styles.citizen}`} />
			{user ? (
				<SessionButtons user={user} />
			) : (
				<button type="button" className={buttonClass()} command="show-modal" commandfor={loginDialogId}>
					<Icon name="user" />
					{say(sessionButtons.signIn)}
				</button>
			)}
		</div>
	);
}

/** §2.1: "{role} Section" leads to the staff area, Logout ends the session. */
function SessionButtons({ user }: { user: StaffUser }) {
	const say = useSay();
	const logOut = useLogOut();
	return (
		<>
			<PageLink page="staffHome" className={buttonClass()}>
				<Icon name="user" />
				{fill(say(sessionButtons.section), { role: user.role })}
			</PageLink>
			<Button look="line" onClick={logOut}>
				<Icon name="logout" />
				{say(sessionButtons.signOut)}
			</Button>
		</>
	);
}
