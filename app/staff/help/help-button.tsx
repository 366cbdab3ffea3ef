import { type ComponentType, useId, useState } from "react";
import { pageByName, type StaffPageName } from "#contract/pages.ts";
import { buttonClass } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { PageLink } from "../../parts/link/page-link.tsx";
import { useSay } from "../../words/language.ts";
import { staffWords as shared } from "../parts/words.ts";
import { useStaffPage } from "../use-staff-page.ts";
import styles from "./help.module.css";
import { helpWords as words } from "./words.ts";

/** Opens the screen's help at its side, so that the work stays in view. */
export function HelpButton() {
	const say = useSay();
	const id = useId();
	const page = useStaffPage();
	const [Help, setHelp] = useState<ComponentType<{ page: StaffPageName }>>();
	const [hasFailed, setFailed] = useState(false);

	/** Without a connection the next press tries again. */
	async function load() {
		try {
			const { ScreenHelp } = await import("./screen-help.tsx");
			setHelp(() => ScreenHelp);
		} catch {
			setFailed(true);
		}
	}

	return (
		<>
			<button
				type="button"
				popoverTarget={id}
				aria-keyshortcuts="?"
				data-screen-only=""
				className={`${buttonClass("line")} ${styles.button}`}
			>
				<Icon name="info" />
				<span>{say(words.help)}</span>
			</button>
			<aside
				id={id}
				popover="auto"
				data-screen-only=""
				className={styles.sheet}
				onToggle={({ newState }) => {
					if (newState === "open") void load();
				}}
				aria-labelledby={`${id}-name`}
			>
				<div className={`row ${styles.head}`}>
					<h2 id={`${id}-name`}>
						{say(words.help)}: {say(pageByName(page).title)}
					</h2>
					<button type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={say(words.close)}>
						<Icon name="close" />
					</button>
				</div>
				{Help ? (
					<Help page={page} />
				) : (
					<p role="status">{say(shared[hasFailed ? "notLoaded" : "loading"])}</p>
				)}
				<p className="tap">
					<PageLink page="staffHelp">{say(words.wholeManual)}</PageLink>
				</p>
			</aside>
		</>
	);
}
