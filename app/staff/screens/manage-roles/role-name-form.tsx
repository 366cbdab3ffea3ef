import { useState } from "react";
import { lengths } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Form } from "../../parts/form.tsx";
import { leavesAddress, leavesPage, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import type { RoleCard } from "../../parts/role-names.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import styles from "./manage-roles.module.css";
import { pageOfRole } from "./role-parts.tsx";
import { manageRolesWords as words } from "./words.ts";

/**
 * A name and Add (§2.17).
 *
 * @param of role to copy; none for a new role
 */
export function RoleNameForm({ of: copied }: { of?: RoleCard }) {
	const say = useSay();
	const lang = useLang();
	const navigate = useNavigate();
	const addRole = useCall("addRole");
	const copyRole = useCall("copyRole");
	const [name, setName] = useState("");
	useUnsaved(name !== "", copied ? leavesAddress : leavesPage);
	const form = useSubmit({
		call: () => (copied ? copyRole({ name }, { id: copied.id }) : addRole({ name })),
		otherwise: "addRoleFailed",
		required: outcomes.roleNameRequired,
		...(copied ? {} : { tells: "roleAdded" }),
		onDone: async () => {
			setName("");
			if (!copied) return;
			// The answer has no id (§7), but the name is unique.
			const all = await call("roleCards", undefined, lang);
			const made = isRefusal(all) ? undefined : all.find((each) => each.name === name.trim());
			if (made) navigate({ search: pageOfRole(made.id) });
		},
	});
	const [act, acting] = copied ? [words.duplicate, words.duplicating] : [words.add, words.adding];

	const line = (
		<Form of={form}>
			<div className={`stack ${styles.line}`}>
				<Field
					{...form.field("name")}
					required
					label={say(copied ? words.newName : words.roleName)}
					name={copied ? "copy" : "name"}
					hint={say(copied ? words.duplicateLead : words.nameHint)}
					value={name}
					onChange={(event) => setName(event.currentTarget.value)}
					maxLength={lengths.roleName}
					autoComplete="off"
				/>
				<Button type="submit" look={copied ? "line" : "solid"} busy={form.busy}>
					{say(form.busy ? acting : act)}
				</Button>
			</div>
		</Form>
	);
	return copied ? (
		<Panel title={say(words.duplicate)}>{line}</Panel>
	) : (
		<section aria-label={say(words.addRole)}>{line}</section>
	);
}
