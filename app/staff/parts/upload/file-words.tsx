import { type FormEvent, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import formStyles from "../form.module.css";
import { leavesPage, useUnsaved } from "../leave-question.tsx";
import { clearRefusal, toastRefusal } from "../toast-refusal.tsx";
import { staffWords as shared } from "../words.ts";
import styles from "./upload.module.css";
import type { ShelfFile } from "./use-uploads.ts";
import { uploadWords as words } from "./words.ts";

interface Props {
	file: ShelfFile;
	/** Is given the file with its new words. */
	onSaved: (file: ShelfFile) => void;
}

const titles = ["titleHi", "titleEn"] as const;
const descriptions = ["descriptionHi", "descriptionEn"] as const;

/** The words of a file in both languages; a picture has a description too, and none is saved without the others. */
export function FileWords({ file, onSaved }: Props) {
	const say = useSay();
	const lang = useLang();
	const { titleHi, titleEn, descriptionHi, descriptionEn } = file;
	const start = { titleHi, titleEn, descriptionHi, descriptionEn };
	const [typed, setTyped] = useState(start);
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
	const [busy, setBusy] = useState(false);
	useUnsaved(JSON.stringify(typed) !== JSON.stringify(start), leavesPage);
	const fields = file.type === "picture" ? ([...titles, ...descriptions] as const) : titles;

	async function save(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		// The form around the field for which a file is chosen must not be sent.
		event.stopPropagation();
		if (busy) return;
		const form = event.currentTarget;
		setBusy(true);
		setErrors({});
		clearRefusal();
		const answer = await call("describeFile", typed, lang, { id: file.id });
		setBusy(false);
		if (isRefusal(answer)) {
			const faults = answer.fieldErrors ?? {};
			setErrors(faults);
			const first = fields.find((field) => faults[field]);
			if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
			else toastRefusal(answer, "fileNotSaved", lang);
			return;
		}
		sayToast("success", answer.message);
		onSaved({ ...file, ...typed });
	}

	return (
		<form className="stack" onSubmit={save} noValidate aria-busy={busy}>
			<div className={styles.words}>
				{fields.map((field) => (
					<Field
						key={field}
						name={field}
						label={say(words[field])}
						lang={field.endsWith("Hi") ? "hi" : "en"}
						maxLength={lengths.description}
						hint={field === "descriptionHi" ? say(words.descriptionHint) : undefined}
						value={typed[field]}
						onChange={({ currentTarget }) => setTyped({ ...typed, [field]: currentTarget.value })}
						error={errors[field]}
					/>
				))}
			</div>
			<div className={formStyles.send}>
				<Button type="submit" look="line" busy={busy}>
					{say(busy ? shared.saving : words.save)}
				</Button>
			</div>
		</form>
	);
}
