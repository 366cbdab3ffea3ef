import { useState } from "react";
import type { SentBody } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { mayOpen } from "#contract/navigation.ts";
import { outcomes } from "#contract/outcomes.ts";
import { pagePath } from "#contract/pages.ts";
import { adminRole, permissions as labels } from "#contract/permissions.ts";
import { useNavigate } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useSession } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import form from "../../parts/form.module.css";
import { Form, Send } from "../../parts/form.tsx";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { Panel } from "../../parts/panel.tsx";
import type { RoleCard } from "../../parts/role-names.ts";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { useAlert } from "../../parts/use-alert.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./manage-roles.module.css";
import { RoleNameForm } from "./role-name-form.tsx";
import { AllRoles, DeleteRole, Holders, PermissionList } from "./role-parts.tsx";
import { manageRolesWords as words } from "./words.ts";

export function RolePage({ role }: { role: RoleCard }) {
	const say = useSay();
	const lang = useLang();
	const { user } = useSession();
	const own = user?.permissions ?? [];
	const { id, name, title, about, permissions } = role;
	const beyond = permissions.filter((permission) => !own.includes(permission));
	/** Nobody changes what their own role may do. */
	const mayAssign = beyond.length === 0 && name !== user?.role && mayOpen("assignPermissions", own);

	return (
		<>
			<ScreenHead title={title[lang]} lead={about[lang]}>
				<AllRoles />
			</ScreenHead>
			<p className={styles.key}>
				{lang === "en" && title.en !== name ? (
					<span>
						<code>{name}</code>{" "}
					</span>
				) : null}
				<span>
					<Holders role={role} />
				</span>
			</p>
			{beyond.length > 0 ? (
				<Note tone="look">
					{fill(say(words.beyond), { permissions: beyond.map((each) => say(labels[each])).join(", ") })}
				</Note>
			) : (
				<RoleWordsForm role={role} />
			)}
			<Panel
				title={say(words.whatItMayDo)}
				action={
					mayAssign ? (
						<PageLink page="assignPermissions" search={`?role=${id}`} className={buttonClass("line")}>
							{say(words.changeIt)}
						</PageLink>
					) : undefined
				}
			>
				{permissions.length > 0 ? (
					<PermissionList permissions={permissions} />
				) : (
					<p>{say(words.mayNothingLong)}</p>
				)}
			</Panel>
			{beyond.length > 0 ? null : (
				<>
					<RoleNameForm of={role} />
					<End role={role} />
				</>
			)}
		</>
	);
}

function End({ role }: { role: RoleCard }) {
	const say = useSay();
	const lang = useLang();
	const navigate = useNavigate();
	const alert = useAlert();
	const [asks, setAsks] = useState(false);
	const reason = role.name === adminRole ? words.stayReason : role.people > 0 ? words.inUse : undefined;
	return (
		<section className="stack" aria-label={say(words.deleteRole)}>
			<AlertLine alert={alert.alert} />
			<div className="cluster">
				{role.name === adminRole ? null : (
					<Button
						look="red"
						disabled={reason !== undefined}
						onClick={() => {
							alert.clear();
							setAsks(true);
						}}
					>
						{say(words.deleteRole)}
					</Button>
				)}
				{reason ? <p>{say(reason)}</p> : null}
			</div>
			{asks ? (
				<DeleteRole
					role={role}
					onGone={() => navigate(pagePath("manageRoles", lang), { replace: true })}
					onNothing={() => alert.warn(shared.nothingDeleted)}
					onClose={() => setAsks(false)}
				/>
			) : null}
		</section>
	);
}

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

function RoleWordsForm({ role }: { role: RoleCard }) {
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
