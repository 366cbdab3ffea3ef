import { useState } from "react";
import { auditActionsFor, auditActionsOf, auditKinds } from "#contract/audit.ts";
import { auditLabels } from "#contract/audit-labels.ts";
import { layout } from "#contract/limits.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import type { ListAddress } from "../../desk/list/use-address.ts";
import { DateField } from "../../parts/date-field.tsx";
import styles from "../../parts/filter.module.css";
import { changesScreenWords as words } from "./words.ts";

interface Props {
	address: ListAddress<"changes">;
	isFiltered: boolean;
}

/** The filter of the log, folded on a phone at first. */
export function ChangesFilter({ address: { form, field }, isFiltered }: Props) {
	const say = useSay();
	const { user } = useSession();
	const [isOpen, setOpen] = useState(() => isFiltered || innerWidth > layout.smallScreen);
	const may = auditActionsFor(user?.permissions ?? []);
	const kinds = auditKinds
		.slice(1)
		.filter((kind) => auditActionsOf(kind).some((action) => may.includes(action)));
	return (
		<details
			className={styles.filter}
			open={isOpen}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>{say(words.filter)}</summary>
			<form {...form} className={`stack ${styles.fields}`}>
				<Field {...field("who")} label={say(words.who)} placeholder={say(words.whoHint)} />
				<Field {...field("subject")} label={say(words.subject)} placeholder={say(words.subjectHint)} />
				<SelectField
					{...field("what")}
					label={say(words.what)}
					empty={say(words[auditKinds[0]])}
					choices={kinds.map((kind) => ({ value: kind, label: say(words[kind]) }))}
				>
					<optgroup label={say(words.single)}>
						{may.map((action) => (
							<option key={action} value={action}>
								{say(auditLabels[action])}
							</option>
						))}
					</optgroup>
				</SelectField>
				<DateField {...field("from")} label={say(words.from)} type="date" />
				<DateField {...field("to")} label={say(words.to)} type="date" />
				<div className={`cluster ${styles.send}`}>
					<Button type="submit">{say(words.show)}</Button>
					{isFiltered ? <PageLink page="changes">{say(words.clear)}</PageLink> : null}
				</div>
			</form>
		</details>
	);
}
