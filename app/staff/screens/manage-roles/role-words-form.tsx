import { useState } from "react";
import type { SentBody } from "#contract/api.ts";
import { lengths } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { adminRole } from "#contract/permissions.ts";
import { Field } from "../../../parts/field/field.tsx";
import { useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import form from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import type { RoleCard } from "../../parts/role-names.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import styles from "./manage-roles.module.css";
import { manageRolesWords as words } from "./words.ts";

type Words = SentBody<"editRole">;

function wordsOf({ name, title, about }: RoleCard): Words {
	const isTitled = title.en !== name || title.hi !== name;
	return {
		name,
		titleEn: isTitled ? title.en : "",
		titleHi: isTitled ? title.hi : "",
		aboutEn: about.en,
		aboutHi: about.hi,
	};
}

const fields = [
	{ key: "titleEn", label: words.titleEn, lang: "en", most: lengths.roleName },
	{ key: "titleHi", label: words.titleHi, hint: words.titleHint, lang: "hi", most: lengths.roleName },
	{ key: "aboutEn", label: words.aboutEn, lang: "en", most: lengths.roleAbout },
	{ key: "aboutHi", label: words.aboutHi, lang: "hi", most: lengths.roleAbout },
] as const;

/** Title and purpose of a role in both languages, and its name. */
export function RoleWordsForm({ role }: { role: RoleCard }) {
	const say = useSay();
	const editRole = useCall("editRole");
	const [typed, setTyped] = useState(() => wordsOf(role));
	const now = wordsOf(role);
	const keys = Object.keys(now) as (keyof Words)[];
	useUnsaved(
		keys.some((key) => typed[key] !== now[key]),
		leavesAddress,
	);
	const isFixed = role.name === adminRole;

	const saving = useSubmit({
		call: () => editRole(typed, { id: role.id }),
		otherwise: "editRoleFailed",
		required: outcomes.roleNameRequired,
		// The server trims too.
		onDone: () => setTyped(Object.fromEntries(keys.map((key) => [key, typed[key].trim()])) as Words),
	});

	const change = (key: keyof Words, value: string) => setTyped((before) => ({ ...before, [key]: value }));
	return (
		<Panel title={say(words.nameAndPurpose)}>
			<Form of={saving}>
				<div className={`stack ${styles.pairs}`}>
					{fields.map(({ key, label, lang, most, ...rest }) => (
						<Field
							key={key}
							{...saving.field(key)}
							label={say(label)}
							hint={"hint" in rest ? say(rest.hint) : undefined}
							name={key}
							lang={lang}
							value={typed[key]}
							onChange={(event) => change(key, event.currentTarget.value)}
							maxLength={most}
							autoComplete="off"
						/>
					))}
				</div>
				<div className={form.narrow}>
					<Field
						{...saving.field("name")}
						required
						readOnly={isFixed}
						label={say(words.roleName)}
						hint={say(isFixed ? words.keyStays : words.keyHint)}
						name="name"
						value={typed.name}
						onChange={(event) => change("name", event.currentTarget.value)}
						maxLength={lengths.roleName}
						autoComplete="off"
					/>
				</div>
				<Send of={saving} label={words.save} />
			</Form>
		</Panel>
	);
}
