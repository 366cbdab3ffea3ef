import { buttonClass } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { useHere, usePages } from "../../parts/site-pages.ts";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { LoginButtons } from "./header.tsx";
import { MenuLink } from "./menu-link.tsx";
import styles from "./navigation.module.css";
import { frameWords } from "./words.ts";

/**
 * The navigation bar of §2.1, on small screens a sheet behind the Menu button: one list of native disclosures, whose outer one
 * the style sheet holds open on wide screens. Script adds the keys and closing (script/menus.ts).
 */
export function Navigation() {
	const say = useSay();
	const { menus, top, pay } = usePages();
	const current = useHere()?.section;
	return (
		<nav className={styles.nav} aria-label={say(frameWords.mainMenu)} data-main-menu="">
			<details className={styles.sheet} data-menu-sheet="" data-closes-on-escape="">
				<summary className={`${buttonClass()} ${styles.menuButton}`}>
					<Icon name="menu" />
					{say(words.menu)}
				</summary>
				<div className={`wrap ${styles.row}`}>
					<ul className={styles.menus}>
						{menus.map(({ section, label, entries }) => (
							<li key={section}>
								<details name="main-menu" className={styles.menu} data-menu="" data-closes-on-escape="">
									<summary aria-current={section === current ? "true" : undefined}>
										{say(label)}
										<Icon name="down" />
									</summary>
									<ul className={styles.drop}>
										{entries.map((entry) => (
											<li key={entry.label.en}>
												<MenuLink entry={entry} tellsSoon />
											</li>
										))}
									</ul>
								</details>
							</li>
						))}
						{top.map((entry) => (
							<li key={entry.label.en} className={styles.top} data-menu-stops="">
								<MenuLink entry={entry} />
							</li>
						))}
					</ul>
					{pay.length > 0 ? (
						<div className={styles.pay} data-menu-stops="">
							{pay.map((entry) => (
								<MenuLink key={entry.label.en} entry={entry} className={styles.payButton} />
							))}
						</div>
					) : null}
					<LoginButtons />
				</div>
			</details>
		</nav>
	);
}
