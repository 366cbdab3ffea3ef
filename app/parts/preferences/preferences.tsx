import { useEffect } from "react";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { closeOnEscape } from "../close-on-escape.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./preferences.module.css";

const sizes = [
	{ value: "usual", share: "100 %" },
	{ value: "1", share: "112 %" },
	{ value: "2", share: "125 %" },
	{ value: "3", share: "150 %" },
	{ value: "4", share: "200 %" },
];

/**
 * Text size and contrast as radio buttons and a check box: CSS reads their state (look/tokens.css), so they work before and
 * without script; `preferences.inline.js` stores the choice.
 */
export function Preferences() {
	const say = useSay();
	useEffect(() => window.palikaShowPreferences?.(), []);
	return (
		<>
			<details className={styles.sizes} name="top-bar" data-closes-on-escape="" onKeyDown={closeOnEscape}>
				<summary title={say(words.textSize)}>
					<span className="visually-hidden">{say(words.textSize)}</span>
					<b aria-hidden="true">{say(words.textSizeSample)}</b>
					<b aria-hidden="true">{say(words.textSizeSample)}</b>
				</summary>
				<fieldset>
					<legend>{say(words.textSize)}</legend>
					{sizes.map(({ value, share }) => (
						<label key={share}>
							<input
								type="radio"
								name="text-size"
								data-preference="size"
								value={value}
								defaultChecked={value === "usual"}
							/>
							{share}
						</label>
					))}
				</fieldset>
			</details>
			<label className={styles.contrast} title={say(words.highContrast)}>
				<input
					className="cover"
					type="checkbox"
					data-preference="contrast"
					value="high"
					aria-label={say(words.highContrast)}
				/>
				<Icon name="contrast" />
			</label>
		</>
	);
}
