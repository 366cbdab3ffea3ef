import { type DeskKind, deskKinds, rowFilters } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useSay } from "../../../words/language.ts";
import { useAddress } from "../../desk/list/use-address.ts";
import styles from "./content.module.css";
import { filterWords, contentWords as words } from "./words.ts";

export function RowFind({ kind }: { kind: DeskKind }) {
	const say = useSay();
	const { form, field, key } = useAddress("content");
	return (
		<search>
			<form key={key} className={`cluster ${styles.find}`} {...form}>
				<input type="hidden" name="kind" value={kind} />
				<Field
					{...field("q")}
					label={fill(say(words.searchIn), { title: say(deskKinds[kind].title) })}
					placeholder={say(words.find)}
				/>
				<SelectField
					{...field("state")}
					label={say(words.which)}
					empty={`${say(words.which)}: ${say(words.every)}`}
					choices={rowFilters.map((value) => ({ value, label: say(filterWords[value]) }))}
				/>
				<Button type="submit" look="line">
					{say(words.show)}
				</Button>
			</form>
		</search>
	);
}
