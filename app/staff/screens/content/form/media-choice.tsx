import { useState } from "react";
import { SelectField } from "../../../../parts/select-field/select-field.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { ChooseFile } from "../../../parts/file-picker/choose-file.tsx";
import { nameOf } from "../../../parts/upload/file-facts.ts";
import type { ShelfFile } from "../../../parts/upload/use-uploads.ts";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { type NodeProps, useChoices, useForm, useLabel } from "./form-context.ts";

/** A picture or a file among those that the council has, or one that is uploaded now; a picture is shown beside its name. */
export function MediaChoice({ field, path, value }: NodeProps) {
	const say = useSay();
	const lang = useLang();
	const [found, setFound] = useState<ShelfFile>();
	const { set, fieldAt } = useForm();
	const chosen = typeof value === "string" ? value : "";
	const choices = useChoices(field.choices, chosen).map((choice) =>
		choice.value === found?.path ? { ...choice, label: nameOf(found, lang) } : choice,
	);
	const named = useLabel(field);
	const isShown = field.type === "picture" && chosen !== "";
	return (
		<div className={styles.media}>
			<SelectField
				{...fieldAt(path)}
				{...named}
				name={path}
				empty={say(field.optional ? words.noChoice : words.choose)}
				choices={choices}
				value={chosen}
				onChange={(event) => set(path, event.currentTarget.value)}
			/>
			{field.type === "file" ? null : (
				<ChooseFile
					label={named.label}
					type={field.type === "pdf" ? "pdf" : "picture"}
					onChoose={(file) => {
						setFound(file);
						set(path, file.path);
					}}
				/>
			)}
			{isShown ? <img src={`/media/${chosen}`} alt="" loading="lazy" /> : null}
		</div>
	);
}
