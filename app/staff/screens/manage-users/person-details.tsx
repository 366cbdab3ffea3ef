import { type FormEvent, useState } from "react";
import { lengths } from "#contract/limits.ts";
import { Button } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { Field } from "../../../parts/field/field.tsx";
import { useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import form from "../../parts/form.module.css";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import { refuseFields } from "../../parts/refuse-fields.ts";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { personWords as words } from "./person-words.ts";
import { usePersonCall } from "./use-person-call.ts";
import type { Person } from "./user-row.ts";

/** Name and phone in place. What is typed stays until it is saved, also where somebody else has changed the person meanwhile. */
export function PersonDetails({ person }: { person: Person }) {
	const say = useSay();
	const [typed, setTyped] = useState<{ name?: string; phone?: string }>({});
	const errors = useFormErrors();
	const editUser = useCall("editUser");
	const { alert, busy, run } = usePersonCall();
	const { name = person.name, phone = person.phone } = typed;
	useUnsaved(name !== person.name || phone !== person.phone, leavesAddress);

	async function save(event: FormEvent) {
		event.preventDefault();
		errors.clear();
		const isSaved = await run(() => editUser({ name, phone }, { id: person.id }), {
			atFields: (refusal) => refuseFields(errors, refusal),
		});
		if (isSaved) setTyped({});
	}

	return (
		<Panel title={say(words.details)}>
			<form className={form.form} onSubmit={save} noValidate aria-busy={busy}>
				<ErrorSummary errors={errors.shown} />
				<AlertLine alert={alert} />
				<Field
					{...errors.field("name")}
					label={say(shared.name)}
					name="name"
					value={name}
					onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, name: value }))}
					maxLength={lengths.personName}
					autoComplete="off"
				/>
				<Field
					{...errors.field("phone")}
					label={say(shared.phone)}
					name="phone"
					type="tel"
					hint={say(words.phoneHint)}
					value={phone}
					onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, phone: value }))}
					maxLength={lengths.typedMobile}
					autoComplete="off"
				/>
				<div className={form.send}>
					<Button type="submit" busy={busy}>
						{say(busy ? shared.saving : words.save)}
					</Button>
				</div>
			</form>
		</Panel>
	);
}
