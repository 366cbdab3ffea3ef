import { type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../parts/icon/icon.tsx";
import { useSay } from "../../words/language.ts";
import { words as shared } from "../../words/words.ts";
import { staffWords as words } from "../parts/words.ts";
import styles from "./menu-drawer.module.css";

const id = "staff-drawer";

/**
 * The side menu on narrow screens: a native dialog that slides in. The browser traps the focus, closes it by Escape, the backdrop
 * or the phone's Back, and restores the focus.
 */
export function MenuDrawer({ children }: { children: (close: () => void) => ReactNode }) {
	const say = useSay();
	const drawer = useRef<HTMLDialogElement>(null);
	const [isOpen, setOpen] = useState(false);
	/** Rendered when it is opened: on a wide screen the menu is in the page once. */
	const [isMade, setMade] = useState(false);

	// The focus starts at the current page.
	useEffect(() => {
		if (isOpen) drawer.current?.querySelector<HTMLElement>("[aria-current]")?.focus();
	}, [isOpen]);

	return (
		<>
			<button
				type="button"
				className={`press label ${styles.opener}`}
				command="show-modal"
				commandfor={id}
				aria-controls={id}
				aria-expanded={isOpen}
			>
				<Icon name="menu" />
				{say(shared.menu)}
			</button>
			<dialog
				id={id}
				ref={drawer}
				closedby="any"
				className={styles.drawer}
				data-screen-only=""
				aria-label={say(words.staffMenu)}
				onToggle={({ newState }) => {
					setOpen(newState === "open");
					setMade(true);
				}}
			>
				<button type="button" className={`press label ${styles.closer}`} command="close" commandfor={id}>
					<Icon name="close" />
					<span className="visually-hidden">{say(shared.close)}</span>
				</button>
				{isMade ? children(() => drawer.current?.close()) : null}
			</dialog>
		</>
	);
}
