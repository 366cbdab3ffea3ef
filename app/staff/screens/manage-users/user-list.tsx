import { type RefObject, useMemo } from "react";
import type { Reply } from "#contract/api.ts";
import { csv } from "#contract/csv.ts";
import { fill } from "#contract/language.ts";
import { passwords } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { outcomes } from "#contract/outcomes.ts";
import { Button } from "../../../parts/button/button.tsx";
import { InPageSearch, SearchChoice } from "../../../parts/in-page-search/in-page-search.tsx";
import { Marked } from "../../../parts/in-page-search/marked.tsx";
import { Pager } from "../../../parts/pager/pager.tsx";
import { pageAsked } from "../../../parts/pager/pages-shown.ts";
import { pagerWords } from "../../../parts/pager/words.ts";
import { type Column, sorted } from "../../../parts/register/column.ts";
import { Register } from "../../../parts/register/register.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { findsPerson } from "../../parts/finds-person.ts";
import { Phone } from "../../parts/phone.tsx";
import quiet from "../../parts/quiet-register.module.css";
import { RowButton } from "../../parts/row-button.tsx";
import { saveAsFile } from "../../parts/save-as-file.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { HandedPassword } from "./handed-password.tsx";
import styles from "./manage-users.module.css";
import type { useListAddress } from "./use-list-address.ts";
import type { UserRow } from "./user-row.ts";
import { manageUsersWords as words } from "./words.ts";

/** Rows on one page: as many as a person scans. */
export const rowsAPage = 25;

interface Props {
	users: readonly UserRow[];
	roles: Reply<"roles"> | undefined;
	/** The signed-in person's own row can't be deleted or reset here. */
	ownId: number;
	/** Passwords set during this visit, by phone. */
	handed: ReadonlyMap<string, string>;
	address: ReturnType<typeof useListAddress>;
	/** The name of the list, which has the focus after a step to other rows. */
	caption: RefObject<HTMLHeadingElement | null>;
	onReset: (user: UserRow) => void;
	onDelete: (user: UserRow) => void;
}

/** The table of §2.17, with search, sorting and pages. */
export function UserList({ users, roles = [], ownId, handed, address, caption, onReset, onDelete }: Props) {
	const say = useSay();
	const lang = useLang();
	const { search, role, sorting } = address;
	const { typed } = search;

	const columns = useMemo<readonly Column<UserRow>[]>(
		() => [
			{ key: "number", label: shared.number[lang], role: "number", cell: ({ number }) => number },
			{
				key: "name",
				label: shared.name[lang],
				role: "head",
				cell: ({ id, name }) => (
					<>
						<Marked text={name} typed={typed} />
						{id === ownId ? <span className={styles.you}>{words.you[lang]}</span> : null}
					</>
				),
				sortBy: ({ name }) => name,
			},
			{
				key: "role",
				label: shared.role[lang],
				cell: ({ role }) => <span>{role}</span>,
				sortBy: ({ role }) => role,
			},
			{
				key: "phone",
				label: shared.phone[lang],
				cell: ({ phone = "" }) => <Phone number={phone} />,
				sortBy: ({ phone = "" }) => phone,
			},
			{
				key: "password",
				label: shared.password[lang],
				cell: ({ name, phone = "", password = passwords.mask }) => {
					const given = handed.get(phone);
					if (!given) return <span className={styles.mask}>{password}</span>;
					return <HandedPassword key={given} name={name} phone={phone} password={given} />;
				},
			},
			{
				key: "action",
				role: "action",
				label: shared.action[lang],
				cell: (user) =>
					user.id === ownId ? null : (
						<div className={styles.actions}>
							<RowButton icon="key" label={words.reset[lang]} of={user.name} onClick={() => onReset(user)} />
							<RowButton
								icon="trash"
								look="delete"
								label={shared.delete[lang]}
								of={user.name}
								onClick={() => onDelete(user)}
							/>
						</div>
					),
			},
		],
		[lang, typed, handed, ownId, onReset, onDelete],
	);

	const found = useMemo(() => {
		const isFound = findsPerson(typed);
		return users.filter((user) => (role === "" || user.role === role) && isFound(user));
	}, [users, role, typed]);
	const inOrder = useMemo(
		() => sorted(found, columns, sorting.chosen, lang),
		[found, columns, sorting.chosen, lang],
	);
	const last = Math.max(1, Math.ceil(inOrder.length / rowsAPage));
	const page = pageAsked(address.page, last);

	function download() {
		const head = [shared.name, shared.role, shared.phone].map(say);
		saveAsFile(
			`users-${indianDay(Date.now())}.csv`,
			csv([head, ...inOrder.map((user) => [user.name, user.role, user.phone ?? ""])]),
		);
	}

	return (
		<div className={styles.tools}>
			<InPageSearch
				label={say(words.find)}
				search={search}
				keep={{ sort: sorting.chosen }}
				count={fill(say(words.shown), { shown: found.length, all: users.length })}
			>
				<SearchChoice
					label={say(words.showOnly)}
					name="role"
					all={say(words.everyRole)}
					choices={roles.map(({ name }) => ({ value: name, label: name }))}
					chosen={role}
					onChoose={address.chooseRole}
				/>
				<Button look="line" onClick={download} className={styles.download}>
					{say(words.download)}
				</Button>
			</InPageSearch>
			<h2 ref={caption} tabIndex={-1} className={styles.caption}>
				{say(words.users)} {last > 1 ? <small>{fill(say(words.pageOf), { page, last })}</small> : null}
			</h2>
			{found.length === 0 ? (
				<p>{say(outcomes.noRows.words)}</p>
			) : (
				<div className={`${styles.list} ${quiet.quiet}`}>
					<Register
						caption={say(words.users)}
						columns={columns}
						rows={inOrder.slice((page - 1) * rowsAPage, page * rowsAPage)}
						sorting={sorting}
					/>
				</div>
			)}
			{last > 1 ? (
				<div className={styles.pager}>
					<Pager current={page} last={last} label={say(pagerWords.pages)} address={address.pageAddress} />
				</div>
			) : null}
		</div>
	);
}
