import flag from "../../look/marks/flag.svg";
import g20 from "../../look/marks/g20.svg";
import { buttonClass } from "../../parts/button/button.tsx";
import { Find } from "../../parts/find/find.tsx";
import { usePages } from "../../parts/site-pages.ts";
import { useSay } from "../../words/language.ts";
import { Island } from "../island.tsx";
import { Brand } from "./brand.tsx";
import styles from "./header.module.css";
import { MenuLink } from "./menu-link.tsx";
import SessionButtons from "./session-buttons.island.tsx";
import { frameWords } from "./words.ts";

/** Emblem and name, search, flag and G20 mark, the two login buttons (§2.1). */
export function Header() {
	const say = useSay();
	return (
		<header className={styles.header}>
			<div className={`wrap row ${styles.row}`}>
				<Brand />
				<Find hint={say(frameWords.searchHint)} className={styles.find} />
				<Marks className={styles.marks} />
				<LoginButtons />
			</div>
		</header>
	);
}

export function Marks({ className }: { className?: string | undefined }) {
	const say = useSay();
	return (
		<div className={`row ${className ?? ""}`} data-marks="">
			{/* Left out on phones, which then don't download them either. */}
			<img
				src={flag}
				width={52}
				height={35}
				alt={say(frameWords.flagOfIndia)}
				className={styles.flag}
				loading="lazy"
			/>
			<img src={g20} width={72} height={31} alt={say(frameWords.g20)} className={styles.g20} loading="lazy" />
		</div>
	);
}

/** Citizen Login says "Coming soon"; ULB Login opens the dialog without script, and is replaced during a session. */
export function LoginButtons() {
	return (
		<div className={styles.logins} data-logins="">
			<MenuLink entry={usePages().citizenLogin} className={`${buttonClass("line")} ${styles.citizen}`} />
			<Island name="session-buttons" of={SessionButtons} props={{}} />
		</div>
	);
}
