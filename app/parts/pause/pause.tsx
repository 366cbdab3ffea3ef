import { useEffect } from "react";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./pause.module.css";

declare global {
	interface Window {
		/** Applies the stored choices to inputs that have just been rendered (preferences/preferences.inline.js). */
		palikaShowPreferences?: () => void;
	}
}

/** Stops all motion on the page, from visit to visit. A check box, so that it works by CSS alone (tokens and base read its state). */
export function Pause({
	className,
	iconOnly = false,
}: {
	className?: string | undefined;
	/** The word is on the page once; what moves beside it has the same sign. */
	iconOnly?: boolean;
}) {
	const say = useSay();
	useEffect(() => window.palikaShowPreferences?.(), []);
	return (
		<label className={[styles.pause, className].filter(Boolean).join(" ")}>
			<input
				className="cover"
				type="checkbox"
				data-preference="motion"
				value="off"
				aria-label={say(words.pauseMotion)}
			/>
			<span className={styles.running} aria-hidden="true">
				<Icon name="pause" />
				{iconOnly ? null : say(words.pause)}
			</span>
			<span className={styles.stopped} aria-hidden="true">
				<Icon name="play" />
				{iconOnly ? null : say(words.play)}
			</span>
		</label>
	);
}
