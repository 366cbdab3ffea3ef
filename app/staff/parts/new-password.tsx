import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { fill } from "#contract/language.ts";
import { suggestPassphrase } from "#contract/passphrase.ts";
import { passwords } from "#contract/people/limits.ts";
import { Button } from "../../parts/button/button.tsx";
import { PasswordField } from "../../parts/password-field/password-field.tsx";
import { useSay } from "../../words/language.ts";
import styles from "./new-password.module.css";
import { staffWords as words } from "./words.ts";

interface Props {
	id: string;
	label: string;
	name: string;
	value: string;
	onChange: (value: string) => void;
	error: string | undefined;
	required?: boolean;
}

/** A password field with Suggest (requirements, Passwords); a suggestion is readable at once. */
export function NewPassword({ value, onChange, ...field }: Props) {
	const say = useSay();
	const [isShown, setShown] = useState(value !== "");

	// After a reset of the form the next password is hidden again.
	useEffect(() => {
		if (value === "") setShown(false);
	}, [value]);

	return (
		<div className={styles.room}>
			<div className={`stack ${styles.newPassword}`}>
				<PasswordField
					{...field}
					shown={isShown}
					onShow={setShown}
					value={value}
					onChange={(event) => onChange(event.currentTarget.value)}
					autoComplete="new-password"
					hint={fill(say(words.suggestHint), { least: passwords.minLength })}
				/>
				<Button
					look="line"
					onClick={() => {
						flushSync(() => {
							onChange(suggestPassphrase());
							setShown(true);
						});
						// Removes the field's error, as typing would.
						document.getElementById(field.id)?.dispatchEvent(new Event("input", { bubbles: true }));
					}}
				>
					{say(words.suggest)}
				</Button>
			</div>
		</div>
	);
}
