import { useId, useState } from "react";
import { previews } from "#contract/content/limits.ts";
import { fill } from "#contract/language.ts";
import type { Refusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import fieldStyles from "../../../parts/field/field.module.css";
import { Field } from "../../../parts/field/field.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./preview.module.css";
import { previewWords as words } from "./words.ts";

interface Props {
	make: (days: number) => Promise<string | Refusal>;
	onRefused: (refusal: Refusal) => void;
}

const terms = [1, 3, previews.mostDays] as const;

export function SharedLink({ make, onRefused }: Props) {
	const say = useSay();
	const id = useId();
	const [days, setDays] = useState<number>(1);
	const [address, setAddress] = useState<string>();
	const [isCopied, setIsCopied] = useState(false);

	async function share() {
		const made = await make(days);
		if (typeof made !== "string") return onRefused(made);
		setIsCopied(false);
		setAddress(made);
	}

	return (
		<fieldset className={`cluster ${styles.share}`}>
			<legend>{say(words.share)}</legend>
			<div className={fieldStyles.field}>
				<label htmlFor={id}>{say(words.days)}</label>
				<select id={id} value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
					{terms.map((each) => (
						<option key={each} value={each}>
							{each === 1 ? say(words.oneDay) : fill(say(words.manyDays), { days: each })}
						</option>
					))}
				</select>
			</div>
			<Button look="line" onClick={share}>
				{say(words.make)}
			</Button>
			{address ? (
				<div className={`cluster ${styles.link}`}>
					<Field
						label={say(words.link)}
						readOnly
						value={address}
						onFocus={(event) => event.currentTarget.select()}
					/>
					<Button
						look="line"
						onClick={async () => {
							await navigator.clipboard.writeText(address);
							setIsCopied(true);
						}}
					>
						{say(isCopied ? words.copied : words.copy)}
					</Button>
				</div>
			) : null}
		</fieldset>
	);
}
