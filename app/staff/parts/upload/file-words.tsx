import { type FormEvent, useId, useState } from "react";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { leavesPage, useUnsaved } from "../leave-question.tsx";
import { clearRefusal, toastRefusal } from "../toast-refusal.tsx";
import { staffWords as shared } from "../words.ts";
import { isDescribed } from "./file-facts.ts";
import { FocusPoint } from "./focus-point.tsx";
import styles from "./upload.module.css";
import type { ShelfFile } from "./use-uploads.ts";
import { uploadWords as words } from "./words.ts";

interface Props {
	file: ShelfFile;
	like?: ShelfFile | undefined;
	others?: readonly ShelfFile[];
	onSaved: (files: readonly ShelfFile[]) => void;
}

type Words = Pick<ShelfFile, "titleHi" | "titleEn" | "descriptionHi" | "descriptionEn" | "focus">;

/** Unsaved words by file, so that closing the dialog loses nothing. */
const typedWords = new Map<number, Words>();

const titles = ["titleHi", "titleEn"] as const;
const descriptions = ["descriptionHi", "descriptionEn"] as const;

/** Words of a file in both languages; a picture needs a description too. */
export function FileWords(props: Props) {
	const say = useSay();
	const { file, others = [] } = props;
	const { fields, typed, errors, busy, allId, write, save } = useFileWords(props);
	const isPicture = file.type === "picture";
	const form = (
		<form className="stack" onSubmit={save} noValidate aria-busy={busy}>
			<div className="stack">
				{fields.map((field) => (
					<Field
						key={field}
						name={field}
						label={say(words[field])}
						lang={field.endsWith("Hi") ? "hi" : "en"}
						maxLength={lengths.description}
						hint={field === "descriptionHi" ? say(words.descriptionHint) : undefined}
						value={typed[field]}
						onChange={({ currentTarget }) => write({ ...typed, [field]: currentTarget.value })}
						error={errors[field]}
					/>
				))}
			</div>
			{isPicture ? (
				<FocusPoint
					src={`${file.src}&w=960`}
					value={typed.focus}
					error={errors.focus}
					onChange={(focus) => write({ ...typed, focus })}
				/>
			) : null}
			<div className="cluster">
				<Button type="submit" busy={busy}>
					{say(busy ? shared.saving : words.save)}
				</Button>
				{others.length > 0 ? (
					<Button type="submit" id={allId} look="line" busy={busy}>
						{fill(say(words.saveForAll), { count: others.length + 1 })}
					</Button>
				) : null}
			</div>
		</form>
	);
	if (!isPicture) return form;
	return (
		<div className={styles.beside}>
			<img src={`${file.src}&w=960`} alt="" />
			{form}
		</div>
	);
}

/** Typed words, and how they are saved for one file or for all. */
function useFileWords({ file, like, others = [], onSaved }: Props) {
	const lang = useLang();
	const { titleHi, titleEn, descriptionHi, descriptionEn } = isDescribed(file) ? file : (like ?? file);
	const start = { titleHi, titleEn, descriptionHi, descriptionEn, focus: file.focus };
	const [typed, setTyped] = useState<Words>(typedWords.get(file.id) ?? start);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [busy, setBusy] = useState(false);
	const allId = useId();
	useUnsaved(JSON.stringify(typed) !== JSON.stringify(start), leavesPage);
	const fields = file.type === "picture" ? ([...titles, ...descriptions] as const) : titles;

	function write(words: Words) {
		typedWords.set(file.id, words);
		setTyped(words);
	}

	async function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		// Keeps the form around the field from being sent.
		event.stopPropagation();
		if (busy) return;
		const form = event.currentTarget;
		const isForAll = event.nativeEvent instanceof SubmitEvent && event.nativeEvent.submitter?.id === allId;
		const files = isForAll ? [file, ...others] : [file];
		setBusy(true);
		setErrors({});
		clearRefusal();
		let message = "";
		// The focal point is each picture's own.
		const { focus, ...same } = typed;
		for (const { id } of files) {
			const answer = await call("describeFile", id === file.id ? typed : same, lang, { id });
			if (isRefusal(answer)) {
				setBusy(false);
				const faults = answer.fieldErrors ?? {};
				setErrors(faults);
				const first = fields.find((field) => faults[field]);
				if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
				else toastRefusal(answer, "fileNotSaved", lang);
				return;
			}
			message = answer.message;
			typedWords.delete(id);
		}
		setBusy(false);
		sayToast("success", message);
		onSaved(files.map((each) => ({ ...each, ...same, focus: each === file ? focus : each.focus })));
	}

	return { fields, typed, errors, busy, allId, write, save };
}
