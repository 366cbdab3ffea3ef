import {
	type FormEvent,
	type KeyboardEvent,
	useEffect,
	useEffectEvent,
	useId,
	useRef,
	useState,
} from "react";
import type { Reply } from "#contract/api.ts";
import { fill, type Lang } from "#contract/language.ts";
import { contentPermissions } from "#contract/permissions.ts";
import { search } from "#contract/site/limits.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { Link } from "../../navigation/link.tsx";
import { useLocation, useNavigate } from "../../navigation/navigation.ts";
import { MarkedCut } from "../../parts/in-page-search/marked.tsx";
import { SearchBox, searchBoxClass } from "../../parts/search-box/search-box.tsx";
import type { StaffUser } from "../../session/session.ts";
import { useLogOut } from "../../session/use-log-out.ts";
import { useLang, useSay } from "../../words/language.ts";
import { letterOf } from "../parts/letter-of.ts";
import { WhoMay } from "../parts/who-may.tsx";
import { staffWords as words } from "../parts/words.ts";
import { type Findable, findStaff, mostFound } from "./find-staff.ts";
import styles from "./staff-find.module.css";

/**
 * The search box of the top bar (§2.17): finds staff screens, actions, users and roles by name, and what the site says to the very field.
 * Ctrl K leads to it.
 */
export function StaffFind({ user }: { user: StaffUser }) {
	const say = useSay();
	const id = useId();
	const logOut = useLogOut();
	const search = useStaffSearch(user, logOut);
	const { typed, isOpen, setOpen, found, findsContent, findsCases, isSettled, refused } = search;
	const hint = findsContent ? words.findWordsHint : findsCases ? words.findCasesHint : words.findHint;
	const { box, moveByKeys } = useKeys(isOpen, setOpen);
	return (
		<search
			ref={box}
			className={styles.find}
			onKeyDown={moveByKeys}
			onBlur={({ relatedTarget }) => {
				if (!box.current?.contains(relatedTarget)) setOpen(false);
			}}
		>
			<form className={searchBoxClass} onSubmit={search.go}>
				<label htmlFor={id} className="visually-hidden">
					{say(words.findLabel)}
				</label>
				<SearchBox
					id={id}
					value={typed}
					placeholder={say(hint)}
					enterKeyHint="go"
					aria-keyshortcuts="Control+K Meta+K /"
					title={say(words.findShortcut)}
					onFocus={() => {
						search.load();
						setOpen(true);
					}}
					onChange={(event) => {
						search.setTyped(event.currentTarget.value);
						setOpen(true);
					}}
				/>
			</form>
			<p role="status" className="visually-hidden">
				{isOpen && isSettled ? fill(say(words.found), { count: found.length }) : ""}
			</p>
			{isOpen ? (
				<ul className={styles.found}>
					{found.map((each) => (
						<Found
							key={`${each.kind} ${each.label} ${each.address}`}
							of={each}
							onOpen={search.done}
							onAct={logOut}
						/>
					))}
					{found.length > 0 ? null : isSettled ? (
						<li>
							{refused || say(words.nothingFound)}
							{findsContent ? <p className={styles.searched}>{say(words.searched)}</p> : null}
						</li>
					) : (
						<li>{say(words.oneMoment)}</li>
					)}
				</ul>
			) : null}
		</search>
	);
}

function useStaffSearch(user: StaffUser, logOut: () => void) {
	const lang = useLang();
	const navigate = useNavigate();
	const [typed, setTyped] = useState("");
	const [isOpen, setOpen] = useState(false);
	/** Text for which Enter was pressed before the server had answered. */
	const [awaited, setAwaited] = useState<string>();
	const { findable, load, ...search } = useFindable(user, typed);
	const { isSettled } = search;
	const found = findStaff(typed, findable, user.permissions, lang);

	/** A navigation ends the search, unless it only changes the current list's parameters. */
	function done() {
		setOpen(false);
		setTyped("");
	}

	function openFirst() {
		setAwaited(undefined);
		const first = found.find(({ who }) => !who);
		if (!first) return;
		done();
		if (first.address === undefined) logOut();
		else navigate(first.address);
	}

	function go(event: FormEvent) {
		event.preventDefault();
		const isKnown = found[0]?.kind === "screen" || found[0]?.kind === "actionKind";
		if (isSettled || isKnown) openFirst();
		else setAwaited(typed);
	}

	const openAwaited = useEffectEvent(openFirst);
	const isAwaited = isSettled && typed !== "" && awaited === typed;
	useEffect(() => {
		if (isAwaited) openAwaited();
	}, [isAwaited]);

	return {
		typed,
		setTyped,
		isOpen: isOpen && typed.trim() !== "",
		setOpen,
		found,
		...search,
		load,
		done,
		go,
	};
}

function useKeys(isOpen: boolean, setOpen: (isOpen: boolean) => void) {
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		/** Not a single key, which people who dictate would press by speaking (WCAG 2.1.4). */
		const reach = (event: globalThis.KeyboardEvent) => {
			if (letterOf(event) !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
				return;
			event.preventDefault();
			box.current?.querySelector("input")?.focus();
		};
		addEventListener("keydown", reach);
		return () => removeEventListener("keydown", reach);
	}, []);

	function moveByKeys(event: KeyboardEvent<HTMLElement>) {
		if (event.key === "Escape") {
			setOpen(false);
			box.current?.querySelector("input")?.focus();
			return;
		}
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (!step || !isOpen) return;
		const stops = [...(box.current?.querySelectorAll<HTMLElement>("input, li :is(a, button)") ?? [])];
		const at = stops.indexOf(document.activeElement as HTMLElement);
		stops[(at + step + stops.length) % stops.length]?.focus();
		event.preventDefault();
	}

	return { box, moveByKeys };
}

interface FoundProps {
	of: ReturnType<typeof findStaff>[number];
	onOpen: () => void;
	onAct: () => void;
}

function Found({ of: { kind, label, text = [], address, who }, onOpen, onAct }: FoundProps) {
	const say = useSay();
	if (who) {
		return (
			<li>
				{label} <WhoMay names={who} className={styles.text} />
			</li>
		);
	}
	if (address === undefined) {
		return (
			<li>
				<button type="button" onClick={onAct}>
					{label} <small>{say(words.actionKind)}</small>
				</button>
			</li>
		);
	}
	return (
		<li>
			<Link to={address} onClick={onOpen}>
				<span>
					{label}
					{text.some(Boolean) ? (
						<span className={styles.text}>
							<MarkedCut cut={text} />
						</span>
					) : null}
				</span>{" "}
				{kind === "content" ? null : <small>{say(words[kind])}</small>}
			</Link>
		</li>
	);
}

const nothingYet: Findable = { users: [], roles: [] };

type Ask<Found> = (typed: string, lang: Lang, signal?: AbortSignal) => Promise<Found | Refusal>;

const askPeople: Ask<Reply<"usersPage">> = (typed, lang, signal) =>
	call("usersPage", undefined, lang, { q: typed, limit: mostFound }, signal);

/** A pasted address of the site is searched without its host. */
const askContent: Ask<Reply<"deskSearch">> = (typed, lang, signal) => {
	const q = typed.startsWith(`${location.origin}/`) ? typed.slice(location.origin.length) : typed;
	return call("deskSearch", undefined, lang, { q }, signal);
};

/** Searches as the complaints' own list does, by the same right and within the same limit. */
const askComplaints: Ask<Reply<"complaints">> = (q, lang, signal) =>
	call("complaints", undefined, lang, { view: "all", q }, signal);

/** Collects what the top bar's search looks through: content and people by the server, the rest once a screen. */
function useFindable(user: StaffUser, typed: string) {
	const lang = useLang();
	const { pathname } = useLocation();
	const [loaded, setLoaded] = useState<{ for: string; findable: Findable }>();
	const here = `${pathname} ${user.permissions.join()}`;
	const may = (name: StaffUser["permissions"][number]) => user.permissions.includes(name);
	const findsContent = contentPermissions.some(may);
	const people = useFound(may("manage_users") ? typed.trim() : "", askPeople);
	const findsCases = may("view_complaints");
	const cases = useFound(findsCases ? typed.trim() : "", askComplaints);
	const content = useFound(findsContent ? typed.trim() : "", askContent);

	async function load() {
		if (loaded?.for === here) return;
		setLoaded({ for: here, findable: loaded?.findable ?? nothingYet });
		// An empty search makes the server prepare its index.
		if (findsContent) void askContent("", lang);
		const [users, roles] = await Promise.all([
			may("assign_role") && !may("manage_users") ? call("assignableUsers", undefined, lang) : [],
			may("manage_users") || may("assign_permissions") ? call("roleCards", undefined, lang) : [],
		]);
		setLoaded({
			for: here,
			findable: { users: isRefusal(users) ? [] : users, roles: isRefusal(roles) ? [] : roles },
		});
	}

	const findable: Findable = {
		...(loaded?.findable ?? nothingYet),
		...(people?.found && { found: { by: people.by, users: people.found.users } }),
		...(content?.found && { content: { by: content.by, findings: content.found } }),
		...(cases?.found && cases.by === typed.trim() && { cases: cases.found.rows }),
	};
	const isAnswered = (by: string | undefined) => by === typed.trim();
	const isSettled = (!findsContent || isAnswered(content?.by)) && (!findsCases || isAnswered(cases?.by));
	// A mobile may be looked for so often only.
	const refused = isAnswered(cases?.by) ? cases?.refused : undefined;
	return { findable, findsContent, findsCases, isSettled, refused, load };
}

/** Asks the server for a text, and drops the answer to an older one. */
function useFound<Found extends object>(typed: string, ask: Ask<Found>) {
	const lang = useLang();
	const [found, setFound] = useState<{ by: string; found?: Found; refused?: string }>();

	useEffect(() => {
		if (typed === "") return;
		const stop = new AbortController();
		const pause = setTimeout(async () => {
			const answer = await ask(typed, lang, stop.signal);
			if (!stop.signal.aborted)
				setFound(isRefusal(answer) ? { by: typed, refused: answer.error } : { by: typed, found: answer });
		}, search.typingPause / 3);
		return () => {
			clearTimeout(pause);
			stop.abort();
		};
	}, [typed, lang, ask]);

	return found;
}
