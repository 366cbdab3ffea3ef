import { useEffect, useId, useRef, useState } from "react";
import type { FileType } from "#contract/uploads.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { FieldNotes } from "../../../parts/field/field-notes.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { factsOf, nameOf } from "../upload/file-facts.ts";
import type { ShelfFile } from "../upload/use-uploads.ts";
import styles from "./file-picker.module.css";
import { PickerDialog } from "./picker-dialog.tsx";
import { pickerWords as words } from "./words.ts";

interface Props {
	/** Where the error summary leads. */
	id?: string;
	label: string;
	hint?: string | undefined;
	error?: string | undefined;
	/** The path below media/, of an uploaded file or of one of the council's folder. */
	value: string | undefined;
	/** Is given the path; an empty one where the file was taken off. */
	onChange: (path: string) => void;
	type: FileType;
}

/** A field that holds a file of the shelf: shows what is chosen, and chooses another in a dialog, in which one can be uploaded too. */
export function FilePicker({ id: given, label, hint, error, value = "", onChange, type }: Props) {
	const say = useSay();
	const lang = useLang();
	const own = useId();
	const id = given ?? own;
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	const [known, setKnown] = useState<ShelfFile>();

	// What is chosen is known by its path alone; its title is on the shelf, unless it is the council's folder's.
	useEffect(() => {
		if (value === "" || known?.path === value) return;
		const left = new AbortController();
		call("mediaFiles", undefined, lang, { q: value }, left.signal).then((answer) => {
			if (!isRefusal(answer) && !left.signal.aborted) setKnown(answer.files[0]);
		});
		return () => left.abort();
	}, [value, known, lang]);
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
	}, [isOpen]);

	function choose(file: ShelfFile) {
		setKnown(file);
		onChange(file.path);
		dialog.current?.close();
	}

	const chosen = known?.path === value ? known : undefined;
	return (
		<fieldset className={styles.picker} aria-describedby={error ? `${id}-error` : undefined}>
			<legend>{label}</legend>
			<div className={styles.chosen}>
				{value !== "" && type === "picture" ? (
					<img src={`/media/${value}?w=320`} alt={chosen ? nameOf(chosen, lang) : value} />
				) : null}
				<p>
					{value === ""
						? say(words.none)
						: chosen
							? nameOf(chosen, lang)
							: value.slice(value.lastIndexOf("/") + 1)}
					{chosen ? <small>{factsOf(chosen, lang)}</small> : null}
				</p>
			</div>
			<div className={styles.ways}>
				<Button id={id} look="line" onClick={() => setIsOpen(true)}>
					{say(value === "" ? words.choose : words.change)}
				</Button>
				{value === "" ? null : (
					<Button look="line" onClick={() => onChange("")}>
						{say(words.takeOff)}
					</Button>
				)}
			</div>
			<FieldNotes id={id} hint={hint} error={error} />
			{isOpen ? (
				<PickerDialog ref={dialog} type={type} onChoose={choose} onClose={() => setIsOpen(false)} />
			) : null}
		</fieldset>
	);
}
