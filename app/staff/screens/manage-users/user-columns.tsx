import { lengths } from "#contract/limits.ts";
import { pageByName } from "#contract/pages.ts";
import { passwords } from "#contract/people/limits.ts";
import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { Marked } from "../../../parts/in-page-search/marked.tsx";
import type { Column } from "../../../parts/register/column.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { Phone } from "../../parts/phone.tsx";
import { useRoles } from "../../parts/role-names.ts";
import { RowButton, RowLink } from "../../parts/row-button.tsx";
import { SelectRow } from "../../parts/selection/select.tsx";
import selected from "../../parts/selection/selection.module.css";
import type { Selection } from "../../parts/selection/use-selection.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { HandedPassword } from "./handed-password.tsx";
import styles from "./manage-users.module.css";
import { Tags, UserFacts } from "./row-facts.tsx";
import type { UsersAddress } from "./use-list-address.ts";
import type { UserRow } from "./user-row.ts";
import { manageUsersWords as words } from "./words.ts";

export interface ColumnsOf {
	/** One's own row leads to My Password. */
	readonly ownId: number;
	/** Passwords set during this visit, by phone. */
	readonly handed: ReadonlyMap<string, string>;
	/** Undefined without the right to give roles. */
	readonly selection: Selection<Pick<UserRow, "id" | "name">> | undefined;
	readonly onReset: (user: UserRow) => void;
	readonly onDelete: (user: UserRow) => void;
}

/** Keeps the server's order. */
const byServer = () => 0;

/** The columns of §2.17; last login and who added whom are below the name. */
export function useUserColumns(
	{ ownId, handed, selection, onReset, onDelete }: ColumnsOf,
	{ search: { typed }, asked: { page }, to }: UsersAddress,
): readonly Column<UserRow>[] {
	const lang = useLang();
	const { called } = useRoles();
	return [
		{
			key: "number",
			label: shared.number[lang],
			role: "number",
			onPhones: "keep",
			// Nobody gives themselves a role here.
			cell: (user) =>
				selection && user.id !== ownId ? (
					<SelectRow item={user} number={user.number} selection={selection} most={lengths.peopleList} />
				) : (
					<span className={selected.row}>{user.number}</span>
				),
		},
		{
			key: "name",
			label: shared.name[lang],
			role: "head",
			cell: (user) => (
				<>
					<Marked text={user.name} typed={typed} />
					<Tags user={user} isOwn={user.id === ownId} />
					<UserFacts user={user} />
				</>
			),
			sortBy: byServer,
		},
		{
			key: "role",
			label: shared.role[lang],
			onPhones: "plain",
			cell: ({ role }) => <span>{called(role)}</span>,
			sortBy: byServer,
		},
		{
			key: "phone",
			label: shared.phone[lang],
			onPhones: "plain",
			cell: ({ phone }) => <Phone number={phone} />,
			sortBy: byServer,
		},
		{
			key: "password",
			label: shared.password[lang],
			cell: ({ name, phone, temporaryUntil }) => {
				const given = handed.get(phone);
				if (!given && temporaryUntil !== null) {
					return <span className="small">{words.temporary[lang]}</span>;
				}
				if (!given) return <span className={`small ${styles.mask}`}>{passwords.mask}</span>;
				return <HandedPassword key={given} name={name} phone={phone} password={given} />;
			},
		},
		{
			key: "action",
			role: "action",
			label: shared.action[lang],
			cell: (user) =>
				user.id === ownId ? (
					<Link to={pageByName("myPassword").path} className={`press label ${styles.own}`}>
						<Icon name="key" />
						{pageByName("myPassword").title[lang]}
					</Link>
				) : (
					<Actions
						user={user}
						edit={to({ page, user: user.id, add: undefined })}
						onReset={onReset}
						onDelete={onDelete}
					/>
				),
		},
	];
}

interface ActionsProps extends Pick<ColumnsOf, "onReset" | "onDelete"> {
	user: UserRow;
	edit: string;
}

function Actions({ user, edit, onReset, onDelete }: ActionsProps) {
	const say = useSay();
	const { id, name } = user;
	return (
		<div className={`flow ${styles.actions}`}>
			<RowLink icon="pen" label={say(words.edit)} of={name} to={{ search: edit }} id={rowLinkId(id)} />
			<RowButton icon="key" label={say(words.reset)} of={name} onClick={() => onReset(user)} />
			<RowButton
				icon="trash"
				look="delete"
				label={say(shared.delete)}
				of={name}
				onClick={() => onDelete(user)}
			/>
		</div>
	);
}

export const rowLinkId = (id: number) => `edit-${id}`;
