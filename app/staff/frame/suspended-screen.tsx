import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import styles from "./staff-layout.module.css";

/**
 * Where a screen stands, and where it waits: after a session that ended by itself it is taken out of the document as it is, so that
 * nobody can read what was on it, and comes back with everything that was typed.
 */
export function SuspendedScreen({ isOut, children }: { isOut: boolean; children: ReactNode }) {
	const place = useRef<HTMLDivElement>(null);
	const [screen] = useState(() => Object.assign(document.createElement("div"), { className: styles.screen }));

	useLayoutEffect(() => {
		if (!isOut) {
			screen.remove();
			return;
		}
		place.current?.append(screen);
		// A dialog that was open over the page would come back as a part of it.
		for (const dialog of screen.querySelectorAll<HTMLDialogElement>("dialog[open]")) {
			dialog.open = false;
			dialog.showModal();
		}
	}, [isOut, screen]);

	return <div ref={place}>{createPortal(children, screen)}</div>;
}
