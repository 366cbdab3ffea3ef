import { lazy, Suspense, useId, useState } from "react";
import { pageByName } from "#contract/pages.ts";
import { buttonClass } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { useLang, useSay } from "../../words/language.ts";
import { useStaffPage } from "../use-staff-page.ts";
import styles from "./help.module.css";
import { helpWords as words } from "./help.ts";
import { HelpBody } from "./help-body.tsx";

/** Loaded once somebody opens the help. */
const ScreenRecipes = lazy(async () => ({
	default: (await import("./screen-recipes.tsx")).ScreenRecipes,
}));

/** The help of the screen, in a sheet at its side: what one is doing stays in view, and Escape closes it. */
export function HelpButton() {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const page = useStaffPage();
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				data-screen-only=""
				className={`${buttonClass("line")} ${styles.button}`}
			>
				<Icon name="info" />
				{say(words.help)}
			</button>
			<aside
				id={id}
				popover="auto"
				data-screen-only=""
				className={styles.sheet}
				onToggle={({ newState }) => setIsOpen(newState === "open")}
				aria-labelledby={`${id}-name`}
			>
				<div className={styles.head}>
					<h2 id={`${id}-name`}>
						{say(words.help)}: {say(pageByName(page).title)}
					</h2>
					<button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={say(words.close)}>
						<Icon name="close" />
					</button>
				</div>
				{isOpen ? (
					<Suspense>
						<ScreenRecipes page={page} />
					</Suspense>
				) : null}
				<HelpBody page={page} lang={lang} />
				<p>
					<PageLink page="staffHelp">{say(words.wholeManual)}</PageLink>
				</p>
			</aside>
		</>
	);
}
