import { type FormEvent, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { type Permission, permissions } from "#contract/permissions.ts";
import { Button } from "../../../parts/button/button.tsx";
import { ErrorSummary } from "../../../parts/error-summary/error-summary.tsx";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { SelectField } from "../../../parts/select-field/select-field.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import form from "../../parts/form.module.css";
import { Panel } from "../../parts/panel.tsx";
import { roleChoices, roleName } from "../../parts/role-names.ts";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { personWords as words } from "./person-words.ts";
import { usePersonCall } from "./use-person-call.ts";
import type { Person } from "./user-row.ts";

interface Props {
	person: Person;
	roleCards: Reply<"roleCards"> | undefined;
	own: readonly Permission[];
}

/** The person's role, and another one by whoever may give roles. */
export function PersonRole({ person, roleCards, own }: Props) {
	const say = useSay();
	const lang = useLang();
	const [chosen, setChosen] = useState("");
	const errors = useFormErrors();
	const assignRole = useCall("assignRole");
	const { alert, busy, run } = usePersonCall();
	const now = fill(say(words.roleNow), { role: roleName(roleCards, person.role, lang) });

	async function give(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (!errors.check(event.currentTarget, outcomes.selectARole)) return;
		const roleId = roleCards?.find(({ name }) => name === chosen)?.id ?? 0;
		const isGiven = await run(() => assignRole({ userId: person.id, roleId }), {
			atFields: (refusal) => errors.refuse(refusal),
			otherwise: "assignRoleFailed",
		});
		if (isGiven) setChosen("");
	}

	return (
		<Panel title={say(shared.role)}>
			<p>{now}</p>
			{own.includes("assign_role") ? (
				<form className={form.form} onSubmit={give} noValidate aria-busy={busy}>
					<ErrorSummary errors={errors.shown} />
					<AlertLine alert={alert} />
					<SelectField
						{...errors.field("roleId")}
						label={say(words.newRole)}
						name="role"
						required
						empty={say(shared.chooseRole)}
						choices={roleChoices(roleCards, own, lang).filter(({ value }) => value !== person.role)}
						value={chosen}
						onChange={({ currentTarget: { value } }) => setChosen(value)}
					/>
					<div className={form.send}>
						<Button type="submit" look="line" busy={busy}>
							{say(busy ? shared.saving : words.giveRole)}
						</Button>
					</div>
				</form>
			) : (
				<p>{fill(say(words.roleNeedsRight), { permission: permissions.assign_role[lang] })}</p>
			)}
		</Panel>
	);
}
