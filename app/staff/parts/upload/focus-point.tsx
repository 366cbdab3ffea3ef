import { type MouseEvent, useId } from "react";
import { focusAt, focusSteps } from "#contract/focus.ts";
import { Button } from "../../../parts/button/button.tsx";
import { FieldNotes } from "../../../parts/field/field-notes.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { focusWords } from "./file-facts.ts";
import styles from "./focus-point.module.css";
import { uploadWords as words } from "./words.ts";
import "../../../parts/picture/focus.css";

interface Props {
	id?: string;
	src: string;
	/** `40 20` (percent); empty is the middle. */
	value: string;
	error?: string | undefined;
	onChange: (value: string) => void;
}

const tenth = (share: number) => Math.min(100, Math.max(0, Math.round(share * 10) * 10));

/** Sets the point that no crop removes, by tap or sliders, and shows the crops. */
export function FocusPoint({ id, src, value, error, onChange }: Props) {
	const say = useSay();
	const lang = useLang();
	const own = useId();
	const [across, down] = focusAt(value);

	function tap({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
		const { left, top, width, height } = currentTarget.getBoundingClientRect();
		onChange(`${tenth((clientX - left) / width)} ${tenth((clientY - top) / height)}`);
	}

	return (
		<details id={id ?? own} className={styles.focus} open={error ? true : undefined}>
			<summary>
				{say(words.focus)} <span className="quiet">{focusWords(value, lang)}</span>
			</summary>
			<div className={`cluster ${styles.aim}`}>
				<button type="button" tabIndex={-1} aria-hidden="true" className={styles.target} onClick={tap}>
					<img src={src} alt="" />
					<svg aria-hidden="true">
						<circle cx={`${across}%`} cy={`${down}%`} r="14" />
						<circle cx={`${across}%`} cy={`${down}%`} r="3" />
					</svg>
				</button>
				<span className={`row ${styles.crops}`}>
					{[styles.wide, styles.square, styles.tall].map((shape) => (
						<img key={shape} src={src} alt="" data-focus={focusSteps(value)} className={shape} />
					))}
				</span>
			</div>
			<p className="quiet">{say(words.focusHint)}</p>
			<FieldNotes id={id ?? own} error={error} />
			<div className={`cluster ${styles.ways}`}>
				<label className="label">
					{say(words.across)}
					<input
						type="range"
						step={10}
						value={across}
						aria-valuetext={`${across} %`}
						onChange={({ currentTarget }) => onChange(`${currentTarget.value} ${down}`)}
					/>
				</label>
				<label className="label">
					{say(words.down)}
					<input
						type="range"
						step={10}
						value={down}
						aria-valuetext={`${down} %`}
						onChange={({ currentTarget }) => onChange(`${across} ${currentTarget.value}`)}
					/>
				</label>
				{value ? (
					<Button look="line" onClick={() => onChange("")}>
						{say(words.toMiddle)}
					</Button>
				) : null}
			</div>
		</details>
	);
}
