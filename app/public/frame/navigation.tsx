import { menus, payButtons, topLevel } from "#contract/navigation.ts";
import { pageAtPath } from "#contract/pages.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { buttonClass } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { LoginButtons } from "./header.tsx";
import { MenuLink } from "./menu-link.tsx";
import styles from "./navigation.module.css";

/**
 * The navigation bar of §2.1, on small screens a sheet behind the Menu button: one list of native disclosures, whose outer one
 * the style sheet holds open on wide screens. Script adds the keys and closing (script/menus.ts).
 */
export function Navigation() {
	const say = useSay();
	const current = pageAtPath(useLocation().pathname)?.page.section;
	return (
		<nav className={styles.nav} aria-label={say(words.mainMenu)} data-main-menu="">
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
						{topLevel.map((entry) => (
							<li key={entry.label.en} className={styles.top} data-menu-stops="">
								<MenuLink entry={entry} />
							</li>
						))}
					</ul>
					<div className={styles.pay} data-menu-stops="">
						{payButtons.map((entry) => (
							<MenuLink key={entry.label.en} entry={entry} className={styles.payButton} />
						))}
					</div>
					<LoginButtons />
				</div>
			</details>
		</nav>
	);
}
