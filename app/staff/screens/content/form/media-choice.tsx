import { SelectField } from "../../../../parts/select-field/select-field.tsx";
import { useSay } from "../../../../words/language.ts";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { type NodeProps, useChoices, useForm, useLabel } from "./form-context.ts";

/** A picture or a file among those that the council has; a picture is shown beside its name. */
export function MediaChoice({ field, path, value }: NodeProps) {
	const say = useSay();
	const { set, fieldAt } = useForm();
	const choices = useChoices(field.choices);
	const chosen = typeof value === "string" ? value : "";
	const isShown = field.type === "picture" && choices.some((choice) => choice.value === chosen);
	return (
		<div className={styles.media}>
			<SelectField
				{...fieldAt(path)}
				{...useLabel(field)}
				name={path}
				empty={say(field.optional ? words.noChoice : words.choose)}
				choices={choices}
				value={chosen}
				onChange={(event) => set(path, event.currentTarget.value)}
			/>
			{isShown ? <img src={`/media/${chosen}`} alt="" loading="lazy" /> : null}
		</div>
	);
}
