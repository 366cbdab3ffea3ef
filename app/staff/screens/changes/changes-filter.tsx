import { auditActionsFor, auditActionsOf, auditKinds } from "#contract/audit.ts";
import { auditLabels } from "#contract/audit-labels.ts";
import { Field } from "../../../parts/field/field.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import type { ListAddress } from "../../desk/list/use-address.ts";
import { DateField } from "../../parts/date-field.tsx";
import { Filter } from "../../parts/filter.tsx";
import { changesScreenWords as words } from "./words.ts";

interface Props {
	address: ListAddress<"changes">;
	/** Count of the filters in use. */
	count: number;
}

export function ChangesFilter({ address: { form, field }, count }: Props) {
	const say = useSay();
	const { user } = useSession();
	const may = auditActionsFor(user?.permissions ?? []);
	const kinds = auditKinds
		.slice(1)
		.filter((kind) => auditActionsOf(kind).some((action) => may.includes(action)));
	return (
		<form {...form}>
			<Filter count={count} ways={count > 0 ? <PageLink page="changes">{say(words.clear)}</PageLink> : null}>
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
			</Filter>
		</form>
	);
}
