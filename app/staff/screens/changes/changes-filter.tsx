import { type FormEvent, useState } from "react";
import { auditActionsFor, auditActionsOf, auditKinds } from "#contract/audit.ts";
import { auditLabels } from "#contract/audit-labels.ts";
import { layout, lengths } from "#contract/limits.ts";
import { pagePath } from "#contract/pages.ts";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { type ChangesFilter, filterNames, searchOf } from "../../parts/changes/changes-asked.ts";
import { DateField } from "../../parts/date-field.tsx";
import styles from "../../parts/filter.module.css";
import { changesScreenWords as words } from "./words.ts";

interface Props {
	filter: ChangesFilter;
	isFiltered: boolean;
}

/** What is wanted of the log; it stands in the address, so that Back leads to the filter before. On a phone it is folded at first. */
export function ChangesFilterForm({ filter, isFiltered }: Props) {
	const say = useSay();
	const navigate = useNavigate();
	const { user } = useSession();
	const [isOpen, setOpen] = useState(() => isFiltered || innerWidth > layout.smallScreen);
	const may = auditActionsFor(user?.permissions ?? []);
	const kinds = auditKinds
		.slice(1)
		.filter((kind) => auditActionsOf(kind).some((action) => may.includes(action)));

	function show(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const wanted = filterNames.map((name) => [name, String(typed.get(name) ?? "")]);
		navigate(pagePath("changes", "en") + searchOf(Object.fromEntries(wanted)));
	}

	return (
		<details
			className={styles.filter}
			open={isOpen}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>{say(words.filter)}</summary>
			<form action={pagePath("changes", "en")} onSubmit={show} className={styles.fields}>
				<Field
					label={say(words.who)}
					name="who"
					type="search"
					placeholder={say(words.whoHint)}
					defaultValue={filter.who}
					maxLength={lengths.search}
					autoComplete="off"
				/>
				<Field
					label={say(words.subject)}
					name="subject"
					type="search"
					placeholder={say(words.subjectHint)}
					defaultValue={filter.subject}
					maxLength={lengths.search}
					autoComplete="off"
				/>
				<SelectField
					label={say(words.what)}
					name="what"
					defaultValue={filter.what === auditKinds[0] ? "" : filter.what}
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
				<DateField label={say(words.from)} name="from" type="date" defaultValue={filter.from} />
				<DateField label={say(words.to)} name="to" type="date" defaultValue={filter.to} />
				<div className={styles.send}>
					<Button type="submit">{say(words.show)}</Button>
					{isFiltered ? <PageLink page="changes">{say(words.clear)}</PageLink> : null}
				</div>
			</form>
		</details>
	);
}
