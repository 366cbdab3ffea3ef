import { useEffect, useMemo, useRef, useState } from "react";
import { tenDigits } from "#contract/mobile.ts";
import { outcomes } from "#contract/outcomes.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useSession } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import { Confirm } from "../../parts/confirm.tsx";
import { useList } from "../../parts/lists.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { useAlert } from "../../parts/use-alert.ts";
import { useCall } from "../../parts/use-call.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { AddUser } from "./add-user.tsx";
import { ResetPassword } from "./reset-password.tsx";
import { useCaptionFocus } from "./use-caption-focus.ts";
import { useListAddress } from "./use-list-address.ts";
import { rowsAPage, UserList } from "./user-list.tsx";
import type { UserRow } from "./user-row.ts";
import { manageUsersWords as words } from "./words.ts";

/** With so few users the form for a new one is open by itself: both are seen at once. */
const fewUsers = 5;

/** Manage Users (§2.17): the list, and the form for a new user as a panel with an address of its own (`?add`). */
export default function ManageUsers() {
	const say = useSay();
	const { user: self, last } = useSession();
	const users = useList("users");
	const roles = useList("roles");
	const deleteUser = useCall("deleteUser");
	const address = useListAddress();
	const alert = useAlert();
	const list = useRef<HTMLDivElement>(null);
	const caption = useRef<HTMLHeadingElement>(null);
	/** Passwords set during this visit, by phone; never stored (requirements, Passwords). */
	const [handed, setHanded] = useState<ReadonlyMap<string, string>>(new Map());
	const [justAdded, setJustAdded] = useState<string>();
	const [toReset, setToReset] = useState<UserRow>();
	const [toDelete, setToDelete] = useState<UserRow>();
	const rows = useMemo(
		() => users.data?.map((user, index) => ({ ...user, number: index + 1 })),
		[users.data],
	);

	const isShort = rows !== undefined && rows.length <= fewUsers;
	const isFormOpen = address.isAdding || isShort;
	useCaptionFocus(caption, rows !== undefined);

	function handOver(phone: string, password: string) {
		setHanded((before) => new Map(before).set(phone, password));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the new row is in the list
	useEffect(() => {
		const row = justAdded && rows?.find(({ phone }) => phone === justAdded);
		if (!row) return;
		setJustAdded(undefined);
		address.showAll(Math.ceil(row.number / rowsAPage));
	}, [rows, justAdded]);

	async function remove(user: UserRow): Promise<boolean> {
		alert.clear();
		const answer = await deleteUser(undefined, { id: user.id });
		if ("error" in answer) {
			// The question is gone when the person is back.
			if (answer.status === 401) alert.warn(shared.nothingDeleted);
			alert.refuse(answer, "deleteUserFailed", () => {
				// The button that was pressed disappears with its message.
				list.current?.focus({ preventScroll: true });
				remove(user);
			});
			return false;
		}
		sayToast("success", answer.message);
		return true;
	}

	return (
		<>
			<ScreenHead title={say(pageByName("manageUsers").title)} lead={say(descriptions.manageUsers)}>
				<PageLink page="importUsers">{say(pageByName("importUsers").title)}</PageLink>
				{isFormOpen ? null : (
					<Link to={{ search: address.addAddress(true) }} preserveScroll className={buttonClass()}>
						{say(words.addUser)}
					</Link>
				)}
			</ScreenHead>
			<NotLoaded of={{ usersNotLoaded: [users], rolesNotLoaded: [roles] }} />
			{isFormOpen ? (
				<AddUser
					roles={roles.data}
					closed={isShort ? undefined : address.addAddress(false)}
					onAdded={(typedPhone, password) => {
						const phone = tenDigits(typedPhone) ?? typedPhone;
						handOver(phone, password);
						setJustAdded(phone);
					}}
				/>
			) : null}
			<AlertLine alert={alert.alert} />
			<div ref={list} tabIndex={-1} aria-busy={!rows}>
				{rows ? (
					<UserList
						users={rows}
						roles={roles.data}
						ownId={(self ?? last)?.id ?? 0}
						handed={handed}
						address={address}
						caption={caption}
						onReset={setToReset}
						onDelete={setToDelete}
					/>
				) : users.hasFailed ? null : (
					<p>{say(shared.loading)}</p>
				)}
			</div>
			{toReset ? (
				<ResetPassword
					user={toReset}
					onReset={(password) => handOver(toReset.phone ?? "", password)}
					onClose={() => setToReset(undefined)}
				/>
			) : null}
			{toDelete ? (
				<Confirm
					title={say(words.deleteUser)}
					question={say(outcomes.confirmDeleteUser.words)}
					onAct={() => remove(toDelete)}
					list={list}
					onClose={() => setToDelete(undefined)}
				>
					{[toDelete.name, toDelete.phone, toDelete.role].filter(Boolean).join(" · ")}
				</Confirm>
			) : null}
		</>
	);
}
