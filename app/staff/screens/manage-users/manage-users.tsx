import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { tenDigits } from "#contract/mobile.ts";
import { Link } from "../../../navigation/link.tsx";
import { useNavigate, useNavigation, useSearchParams } from "../../../navigation/navigation.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { useShownUser } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { type Loaded, useList, useReload } from "../../desk/data/loader.ts";
import { AlertLine } from "../../parts/alert-line.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { useSelection } from "../../parts/selection/use-selection.ts";
import { useAlert } from "../../parts/use-alert.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { AddUser } from "./add-user.tsx";
import { DeleteUser } from "./delete-user.tsx";
import { PersonPage } from "./person-page.tsx";
import { ResetPassword } from "./reset-password.tsx";
import { type UsersAddress, useListAddress } from "./use-list-address.ts";
import { rowLinkId } from "./user-columns.tsx";
import { UserList } from "./user-list.tsx";
import type { Person, UserRow } from "./user-row.ts";
import { manageUsersWords as words } from "./words.ts";

/** With so few users the form for a new one is open by itself: both are seen at once. */
const fewUsers = 5;

/** Manage Users (§2.17): the list, the form for a new user (`?add`), and a person's own page (`?user=`). */
export default function ManageUsers() {
	const say = useSay();
	const navigate = useNavigate();
	const self = useShownUser();
	const own = self?.permissions ?? [];
	const people = useList("usersPage");
	const reload = useReload();
	const address = useListAddress();
	const alert = useAlert();
	const selection = useSelection<Pick<UserRow, "id" | "name">>();
	const list = useRef<HTMLDivElement>(null);
	const caption = useRef<HTMLHeadingElement>(null);
	/** Passwords set during this visit, by phone; never stored (requirements, Passwords). */
	const [handed, setHanded] = useState<ReadonlyMap<string, string>>(new Map());
	const [toReset, setToReset] = useState<Person>();
	const [toDelete, setToDelete] = useState<Person>();
	const { user: person, page } = address.asked;
	const back = address.to({ page, add: undefined });

	useCaptionFocus(caption, people.data !== undefined && person === undefined);
	useFocusFromPerson(person);

	const handOver = useCallback((phone: string, password: string) => {
		setHanded((before) => new Map(before).set(phone, password));
	}, []);

	return (
		<>
			{person === undefined ? (
				<ListHead people={people} address={address} back={back} onAdded={handOver} />
			) : null}
			<AlertLine alert={alert.alert} />
			<div ref={list} tabIndex={-1} aria-busy={person === undefined && !people.data}>
				{person !== undefined ? (
					<PersonPage key={person} back={back} handed={handed} onReset={setToReset} onDelete={setToDelete} />
				) : people.data ? (
					<UserList
						people={people.data}
						ownId={self?.id ?? 0}
						handed={handed}
						address={address}
						caption={caption}
						selection={own.includes("assign_role") ? selection : undefined}
						onReset={setToReset}
						onDelete={setToDelete}
					/>
				) : people.hasFailed ? null : (
					<p>{say(shared.loading)}</p>
				)}
			</div>
			{toReset ? (
				<ResetPassword
					user={toReset}
					onReset={(password) => handOver(toReset.phone, password)}
					onClose={() => setToReset(undefined)}
				/>
			) : null}
			{toDelete ? (
				<DeleteUser
					user={toDelete}
					alert={alert}
					list={list}
					onGone={() => {
						selection.choose([toDelete], false);
						if (person === undefined) void reload();
						else navigate({ search: back }, { replace: true });
					}}
					onClose={() => setToDelete(undefined)}
				/>
			) : null}
		</>
	);
}

interface HeadProps {
	people: Loaded<Reply<"usersPage">>;
	address: UsersAddress;
	back: string;
	onAdded: (phone: string, password: string) => void;
}

function ListHead({ people, address, back, onAdded }: HeadProps) {
	const say = useSay();
	const roleCards = useList("roleCards");
	const { page, add } = address.asked;
	const isShort = people.data !== undefined && people.data.all <= fewUsers;
	const isFormOpen = add !== undefined || isShort;
	return (
		<>
			<ScreenHead isList>
				{isFormOpen ? null : (
					<Link to={{ search: address.to({ page, add: "" }) }} preserveScroll className={buttonClass()}>
						{say(words.addUser)}
					</Link>
				)}
			</ScreenHead>
			<NotLoaded of={{ usersNotLoaded: [people], rolesNotLoaded: [roleCards] }} />
			{isFormOpen ? (
				<AddUser
					closed={isShort ? undefined : back}
					onAdded={(phone, password) => {
						onAdded(tenDigits(phone) ?? phone, password);
						address.showAll();
					}}
				/>
			) : null}
		</>
	);
}

/** Back from a person's own page the focus is at their row, as Back leaves it. */
function useFocusFromPerson(person: string | undefined): void {
	const before = useRef(person);
	useEffect(() => {
		const last = before.current;
		before.current = person;
		if (person !== undefined || last === undefined) return;
		const link = document.getElementById(rowLinkId(Number(last)));
		link?.focus({ preventScroll: true });
		link?.scrollIntoView({ block: "nearest" });
	}, [person]);
}

/** Focuses the list after another page or search, or the screen would seem unchanged. Another order keeps its place; Back and Forward restore theirs. */
function useCaptionFocus(caption: RefObject<HTMLElement | null>, isThere: boolean): void {
	const { here, byHistory } = useNavigation();
	const [params] = useSearchParams();
	const sort = params.get("sort");
	const isAdding = params.has("add");
	const before = useRef<{ key: string; rows: string; sort: string | null; isAdding: boolean }>(undefined);
	const isOurs = here.state?.fromList === true;
	const rows = ["q", "role", "state", "page"].map((name) => params.get(name) ?? "").join(" ");

	useEffect(() => {
		if (!isThere) return;
		const last = before.current;
		before.current = { key: here.key, rows, sort, isAdding };
		// Opening or closing the form alone is no step in the list; the same hit again is one.
		const isStep = last
			? last.key !== here.key && last.sort === sort && (last.rows !== rows || last.isAdding === isAdding)
			: rows.trim() !== "";
		if (!isStep || byHistory || isOurs) return;
		caption.current?.focus({ preventScroll: true });
		caption.current?.scrollIntoView({ block: "start" });
	}, [here.key, isThere, rows, sort, isAdding, byHistory, isOurs, caption]);
}
