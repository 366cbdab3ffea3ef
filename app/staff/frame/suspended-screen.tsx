import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./staff-layout.module.css";

/** Takes the screen out of the document while a session has ended by itself, and returns it with everything that was typed. */
export function SuspendedScreen({ isOut, children }: { isOut: boolean; children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	const [screen] = useState(() => Object.assign(document.createElement("div"), { className: styles.screen }));

	useLayoutEffect(() => {
		if (!isOut) {
			screen.remove();
			return;
		}
		place.current?.append(screen);
		// An open dialog would come back inside the page, no longer modal.
		for (const dialog of screen.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
			dialog.open = false;
			dialog.showModal();
		}
	}, [isOut, screen]);

	return <div ref={place}>{createPortal(children, screen)}</div>;
}
