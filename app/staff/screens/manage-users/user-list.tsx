import { type RefObject, useEffect, useMemo, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import { people } from "#contract/people/limits.ts";
import { Button } from "../../../parts/button/button.tsx";
import { InPageSearch } from "../../../parts/in-page-search/in-page-search.tsx";
import { Pager } from "../../../parts/pager/pager.tsx";
import { pagerWords } from "../../../parts/pager/words.ts";
import { Register } from "../../../parts/register/register.tsx";
import { useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import { Confirm } from "../../parts/confirm.tsx";
import { Filter } from "../../parts/filter.tsx";
import { peopleFilter, usualOrder } from "../../parts/people-wanted.ts";
import quiet from "../../parts/quiet-register.module.css";
import { useRoles } from "../../parts/role-names.ts";
import { saveCallAsFile } from "../../parts/save-call-as-file.ts";
import { SaveList } from "../../parts/save-list.tsx";
import { Selected, SelectPage } from "../../parts/selection/select.tsx";
import type { Selection } from "../../parts/selection/use-selection.ts";
import { selectWords } from "../../parts/selection/words.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./manage-users.module.css";
import type { UsersAddress } from "./use-list-address.ts";
import { type ColumnsOf, useUserColumns } from "./user-columns.tsx";
import type { UserRow } from "./user-row.ts";
import { selectionWords, manageUsersWords as words } from "./words.ts";

interface Props extends ColumnsOf {
	people: Reply<"usersPage">;
	address: UsersAddress;
	/** Heading that gets the focus after a change of rows. */
	caption: RefObject<HTMLHeadingElement | null>;
}

export function UserList({ people: loaded, address, caption, ...of }: Props) {
	const say = useSay();
	const { search, asked, chosen, choose, to } = address;
	const sorting = { chosen: chosen.sort ?? usualOrder, address: (sort: string) => to({ sort }) };
	const last = Math.max(1, Math.ceil(loaded.total / people.page));
	const page = Number(asked.page ?? 1);
	const isBeyond = page > last;
	const rows = useMemo(
		() => loaded.users.map((user, index) => ({ ...user, number: (page - 1) * people.page + index + 1 })),
		[loaded.users, page],
	);
	const columns = useUserColumns(of, address);
	const { selection, ownId } = of;

	// The last person of the last page may have gone.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
	useEffect(() => {
		if (isBeyond) choose({ page: last });
	}, [isBeyond, last]);

	return (
		<div className={styles.tools}>
			<InPageSearch
				label={say(words.find)}
				placeholder={say(words.find)}
				search={search}
				keep={{ sort: chosen.sort ?? "", ...(asked.add !== undefined && { add: "yes" }) }}
				count={fill(say(words.shown), { shown: loaded.total, all: loaded.all })}
			>
				<Filters address={address} />
			</InPageSearch>
			<div className={`cluster ${styles.head}`}>
				<h2 ref={caption} tabIndex={-1} className={styles.caption}>
					{say(words.users)} {last > 1 ? <small>{fill(say(words.pageOf), { page, last })}</small> : null}
				</h2>
				{selection ? (
					<SelectPage
						items={rows.filter(({ id }) => id !== ownId)}
						selection={selection}
						most={lengths.peopleList}
					/>
				) : null}
			</div>
			{selection ? <SelectionBar selection={selection} /> : null}
			{loaded.total === 0 ? (
				<p>{say(outcomes.noRows.words)}</p>
			) : (
				<div className={`${styles.list} ${quiet.quiet}`}>
					<Register caption={say(words.users)} columns={columns} rows={rows} sorting={sorting} />
				</div>
			)}
			{last > 1 ? (
				<div className={styles.pager}>
					<Pager current={page} last={last} label={say(pagerWords.pages)} address={(page) => to({ page })} />
				</div>
			) : null}
			{isBeyond ? <p>{say(shared.loading)}</p> : null}
		</div>
	);
}

function Filters({ address: { asked, chosen, choose } }: { address: UsersAddress }) {
	const { cards = [], called } = useRoles();
	const roles = cards.map(({ name }) => [name, called(name)] as const);
	return (
		<Filter page="manageUsers" asked={chosen} choices={{ role: roles }} choose={choose}>
			<SaveList
				failed="usersNotExported"
				save={(lang) => saveCallAsFile("exportUsers", peopleFilter(asked), lang)}
			/>
		</Filter>
	);
}

const mostNamed = 5;

function SelectionBar({ selection }: { selection: Selection<Pick<UserRow, "id" | "name">> }) {
	const { chosen, clear } = selection;
	const say = useSay();
	const roles = useRoles();
	const [roleId, setRoleId] = useState("");
	const [asks, setAsks] = useState(false);
	const assign = useCall("assignRoles");
	const role = roles.cards?.find(({ id }) => String(id) === roleId);
	const giving = useSubmit({
		call: () => assign({ userIds: [...chosen.keys()], roleId: Number(roleId) }),
		otherwise: "changeUserFailed",
		onDone: () => {
			setRoleId("");
			clear();
		},
	});

	const names = [...chosen.values()].map(({ name }) => name);
	const rest = names.length - mostNamed;
	return (
		<>
			<AlertLine alert={giving.alert.alert} />
			<Selected selection={selection}>
				<select
					aria-label={say(selectionWords.role)}
					value={roleId}
					onChange={(event) => setRoleId(event.currentTarget.value)}
				>
					<option value="">{say(selectionWords.role)}</option>
					{roles.choices().map(({ value, label, disabled }) => (
						<option key={value} value={value} disabled={disabled}>
							{label}
						</option>
					))}
				</select>
				<Button look="line" disabled={!role} onClick={() => setAsks(true)}>
					{say(selectionWords.giveRole)}
				</Button>
			</Selected>
			{asks && role ? (
				<Confirm
					title={say(selectionWords.giveRole)}
					question={fill(say(selectionWords.askRole), {
						role: roles.called(role.name),
						count: chosen.size,
					})}
					labels={{
						keep: selectionWords.cancel,
						act: selectionWords.giveRole,
						acting: selectionWords.saving,
					}}
					onAct={giving.send}
					onClose={() => setAsks(false)}
				>
					<p>
						{names.slice(0, mostNamed).join(", ")}
						{rest > 0 ? ` ${fill(say(selectWords.andMore), { count: rest })}` : ""}
					</p>
					<p>{say(selectWords.allOrNone)}</p>
				</Confirm>
			) : null}
		</>
	);
}
