import { useState } from "react";
import { lengths } from "#contract/limits.ts";
import { Field } from "../../../parts/field/field.tsx";
import { useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Form, Send } from "../../parts/form.tsx";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import { PersonFields } from "../../parts/person-fields.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { personWords as words } from "./person-words.ts";
import type { Person } from "./user-row.ts";

/** Name, phone and address; typed values survive a colleague's change. */
export function PersonDetails({ person }: { person: Person }) {
	const say = useSay();
	const [changed, setChanged] = useState<{ name?: string; phone?: string; email?: string }>({});
	const { name = person.name, phone = person.phone, email = person.email ?? "" } = changed;
	const editUser = useCall("editUser");
	const saving = useSubmit({
		call: () => editUser({ name, phone, email }, { id: person.id }),
		otherwise: "changeUserFailed",
		onDone: () => setChanged({}),
	});
	const isChanged = name !== person.name || phone !== person.phone || email !== (person.email ?? "");
	useUnsaved(isChanged, leavesAddress);

	return (
		<Panel title={say(words.details)}>
			<Form of={saving}>
				<PersonFields
					field={saving.field}
					typed={{ name, phone }}
					onType={(change) => setChanged((before) => ({ ...before, ...change }))}
					phoneHint={say(words.phoneHint)}
				/>
				<Field
					{...saving.field("email")}
					label={say(words.email)}
					type="email"
					hint={say(words.emailHint)}
					value={email}
					onChange={({ currentTarget }) =>
						setChanged((before) => ({ ...before, email: currentTarget.value }))
					}
					maxLength={lengths.email}
					autoComplete="off"
				/>
				<Send of={saving} label={words.save} />
			</Form>
		</Panel>
	);
}
