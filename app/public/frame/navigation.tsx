import { type KeyboardEvent, useEffect, useRef } from "react";
import { menus, payButtons, topLevel } from "#contract/navigation.ts";
import { pageAtPath } from "#contract/pages.ts";
import { useLocation } from "../../navigation/navigation.ts";
import { buttonClass } from "../../parts/button/button.tsx";
import { closeOnEscape } from "../../parts/close-on-escape.ts";
import { Icon } from "../../parts/icon/icon.tsx";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { LoginButtons } from "./header.tsx";
import { MenuLink } from "./menu-link.tsx";
import styles from "./navigation.module.css";

/**
 * The navigation bar of §2.1, and on small screens the sheet behind the Menu button. Both are one list of native
 * disclosures: the style sheet keeps the outer one open on wide screens. Script adds arrows, Escape and closing afterwards.
 */
export function Navigation() {
	const say = useSay();
	const { pathname } = useLocation();
	const current = pageAtPath(pathname)?.page.section;
	const sheet = useRef<HTMLDetailsElement>(null);

	useEffect(() => {
		const closeIfOutside = (event: Event) => {
			if (!sheet.current?.contains(event.target as Node)) closeDropdowns(sheet.current);
		};
		addEventListener("pointerdown", closeIfOutside);
		return () => removeEventListener("pointerdown", closeIfOutside);
	}, []);

	// A menu closes when the reader has arrived somewhere else; one opened before the script was there stays open.
	const arrivedAt = useRef(pathname);
	useEffect(() => {
		if (arrivedAt.current !== pathname) closeMenus(sheet.current);
		arrivedAt.current = pathname;
	}, [pathname]);

	return (
		<nav className={styles.nav} aria-label={say(words.mainMenu)} onKeyDown={moveByKeys}>
			<details ref={sheet} className={styles.sheet} data-menu-sheet="">
				<summary className={`${buttonClass()} ${styles.menuButton}`}>
					<Icon name="menu" />
					{say(words.menu)}
				</summary>
				<div className={`wrap ${styles.row}`}>
					<ul className={styles.menus}>
						{menus.map(({ section, label, entries }) => (
							<li key={section}>
								<details name="main-menu" className={styles.menu}>
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
							<li key={entry.label.en} className={styles.top}>
								<MenuLink entry={entry} />
							</li>
						))}
					</ul>
					<div className={styles.pay}>
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

function closeDropdowns(sheet: HTMLElement | null) {
	for (const open of sheet?.querySelectorAll<HTMLDetailsElement>("details[open]") ?? []) open.open = false;
}

function closeMenus(sheet: HTMLDetailsElement | null) {
	closeDropdowns(sheet);
	if (sheet) sheet.open = false;
}

/** Arrows go through the menus and their entries, Escape closes and gives the focus back (requirements, The shared frame). */
function moveByKeys(event: KeyboardEvent<HTMLElement>) {
	if (closeOnEscape(event)) return;
	const focused = document.activeElement as HTMLElement | null;
	const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
	if (step === undefined || !focused) return;
	const menu = focused.closest<HTMLDetailsElement>(`.${styles.menu}`);
	const inDrop = focused.closest(`.${styles.drop}`) !== null;
	if (event.key === "ArrowDown" && menu && !inDrop) menu.open = true;
	const stops =
		inDrop || (menu?.open && event.key === "ArrowDown") ? entriesOf(menu) : headsOf(event.currentTarget);
	const at = stops.indexOf(focused);
	stops[(at + step + stops.length) % stops.length]?.focus();
	event.preventDefault();
}

const entriesOf = (menu: HTMLElement | null) => [
	...(menu?.querySelectorAll<HTMLElement>(`.${styles.drop} :is(a, button)`) ?? []),
];

const headsOf = (nav: HTMLElement) => [
	...nav.querySelectorAll<HTMLElement>(`.${styles.menu} > summary, .${styles.top} a, .${styles.pay} button`),
];
