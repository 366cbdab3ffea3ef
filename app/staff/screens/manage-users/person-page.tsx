import { type RefObject, useEffect, useRef, useState } from "react";
import { useLoaderData } from "react-router";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { pageByName } from "#contract/pages.ts";
import { permissions } from "#contract/permissions.ts";
import { isRefusal } from "../../../api-client.ts";
import { Link } from "../../../navigation/link.tsx";
import { useNavigation } from "../../../navigation/navigation.ts";
import { Button, buttonClass } from "../../../parts/button/button.tsx";
import { Field } from "../../../parts/field/field.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useShownUser } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useFetched } from "../../desk/data/fetched.ts";
import { useList } from "../../desk/data/loader.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Form, Send } from "../../parts/form.tsx";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { Panel } from "../../parts/panel.tsx";
import { PersonFields } from "../../parts/person-fields.tsx";
import { Phone } from "../../parts/phone.tsx";
import { useRoles } from "../../parts/role-names.ts";
import { Sessions } from "../../parts/sessions/sessions.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./person.module.css";
import { PersonAccess } from "./person-access.tsx";
import { personWords as words } from "./person-words.ts";
import { Added, LastSignIn, Tags } from "./row-facts.tsx";
import type { Person } from "./user-row.ts";
import { manageUsersWords as listWords } from "./words.ts";

interface Props {
	back: string;
	handed: ReadonlyMap<string, string>;
	onReset: (person: Person) => void;
	onDelete: (person: Person) => void;
}

export function PersonPage({ back, ...of }: Props) {
	const say = useSay();
	const user = useList("user");
	const answer = useLoaderData<{ user?: unknown }>().user;
	const heading = useRef<HTMLHeadingElement>(null);
	useHeadFocus(heading);
	// Deleted meanwhile; the loaded data are out of date.
	const isGone = isRefusal(answer) && answer.status === 404;
	const person = isGone ? undefined : user.data;

	return (
		<div className="stack">
			<div>
				<Link to={{ search: back }} className="press label">
					<Icon name="left" />
					{say(words.back)}
				</Link>
				<h1 ref={heading} tabIndex={-1} className={styles.name}>
					{person?.name ?? say(pageByName("manageUsers").title)}
				</h1>
				{person ? <Facts person={person} /> : null}
			</div>
			{isGone ? (
				<Note tone="bad" role="alert">
					<p>{say(outcomes.unknownUser.words)}</p>
				</Note>
			) : (
				<NotLoaded of={{ userNotLoaded: [user] }} />
			)}
			{person ? <Account person={person} {...of} /> : user.hasFailed ? null : <p>{say(shared.loading)}</p>}
		</div>
	);
}

function Facts({ person }: { person: Person }) {
	const say = useSay();
	const self = useShownUser();
	const { called } = useRoles();
	return (
		<div className={styles.facts}>
			<p>
				<Tags user={person} isOwn={person.id === self?.id} />
			</p>
			<dl>
				<div>
					<dt className="small">{say(shared.role)}</dt>
					<dd>{called(person.role)}</dd>
				</div>
				<div>
					<dt className="small">{say(shared.phone)}</dt>
					<dd>
						<Phone number={person.phone} />
					</dd>
				</div>
				<div>
					<dt className="small">{say(listWords.lastSignIn)}</dt>
					<dd>
						<LastSignIn {...person} />
					</dd>
				</div>
				<div>
					<dt className="small">{say(listWords.added)}</dt>
					<dd>
						<Added {...person} />
					</dd>
				</div>
			</dl>
		</div>
	);
}

function Account({ person, handed, onReset, onDelete }: { person: Person } & Omit<Props, "back">) {
	const say = useSay();
	const lang = useLang();
	const self = useShownUser();
	const roles = useRoles();
	const needs = roles.needs(person.role);

	if (person.id === self?.id) {
		return (
			<Panel title={say(words.access)}>
				<p>{say(words.own)}</p>
				<p>
					<Link to={pageByName("myPassword").path} className={buttonClass("line")}>
						{say(pageByName("myPassword").title)}
					</Link>
				</p>
			</Panel>
		);
	}
	if (needs !== "") {
		return (
			<Note>
				<p>{fill(say(words.beyond), { needs })}</p>
			</Note>
		);
	}
	return (
		<>
			<NotLoaded of={{ rolesNotLoaded: [roles.list] }} />
			<div className={`stack ${styles.columns}`}>
				<div className="stack">
					<PersonDetails person={person} />
					<Panel title={say(shared.role)}>
						<p>{fill(say(words.roleNow), { role: roles.called(person.role) })}</p>
						<p>
							{self?.permissions.includes("assign_role") ? (
								<PageLink page="assignRole" search={`?user=${person.id}`} className={buttonClass("line")}>
									{say(words.giveRole)}
								</PageLink>
							) : (
								fill(say(words.roleNeedsRight), { permission: permissions.assign_role[lang] })
							)}
						</p>
					</Panel>
				</div>
				<div className="stack">
					<PersonAccess person={person} handed={handed.get(person.phone)} onReset={() => onReset(person)} />
					<PersonSessions id={person.id} />
				</div>
			</div>
			<Panel title={say(words.deleteTitle)}>
				<p className="measure">{say(words.deleteLead)}</p>
				<div>
					<Button look="red" onClick={() => onDelete(person)}>
						{say(listWords.deleteUser)}
					</Button>
				</div>
			</Panel>
		</>
	);
}

function PersonSessions({ id }: { id: number }) {
	const endAll = useCall("endUserSessions");
	return (
		<Sessions
			title={words.sessions}
			of={useFetched("userSessions", { id })}
			failed="userSessionsNotLoaded"
			all={words.endAll}
			onEndAll={() => endAll(undefined, { id })}
		/>
	);
}

/** Begins at the name for somebody who comes from the list. */
function useHeadFocus(heading: RefObject<HTMLElement | null>): void {
	const { byHistory } = useNavigation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
	useEffect(() => {
		if (!byHistory) heading.current?.focus({ preventScroll: true });
	}, []);
}

function PersonDetails({ person }: { person: Person }) {
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
