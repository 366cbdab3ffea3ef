import { fill } from "#contract/language.ts";
import { filters } from "#contract/queries.ts";
import { shortDay } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./manage-users.module.css";
import type { UserRow } from "./user-row.ts";
import { manageUsersWords as words } from "./words.ts";

const states = filters.manageUsers.state.values;

type User = Omit<UserRow, "number">;

export function Tags({ user, isOwn }: { user: User; isOwn: boolean }) {
	const say = useSay();
	const tags = [...(isOwn ? [words.you] : []), ...(user.state === "active" ? [] : [states[user.state]])];
	return tags.map((tag) => (
		<span key={tag.en} className={`tag ${styles.tag}`}>
			{say(tag)}
		</span>
	));
}

/** Somebody's last sign-in: an account that nobody uses is a door left open. */
export function LastSignIn({ lastSignIn }: Pick<User, "lastSignIn">) {
	const say = useSay();
	const lang = useLang();
	if (lastSignIn === null) return <span className={styles.never}>{say(words.never)}</span>;
	return <time dateTime={lastSignIn}>{shortDay(new Date(lastSignIn), new Date(), lang)}</time>;
}

export function Added({ addedAt, addedBy }: Pick<User, "addedAt" | "addedBy">) {
	const say = useSay();
	const lang = useLang();
	return (
		<>
			<time dateTime={addedAt}>{shortDay(new Date(addedAt), new Date(), lang)}</time>
			{addedBy === null ? null : <small>{fill(say(words.by), { name: addedBy })}</small>}
		</>
	);
}

/** Both below the name: the table has the columns of §2.17. */
export function UserFacts({ user }: { user: User }) {
	const say = useSay();
	const lang = useLang();
	const { addedAt, addedBy } = user;
	const day = shortDay(new Date(addedAt), new Date(), lang);
	return (
		<small className={`small ${styles.facts}`}>
			{say(words.lastSignIn)}: <LastSignIn {...user} /> · {say(words.added)}:{" "}
			{addedBy === null ? day : fill(say(words.addedBy), { day, name: addedBy })}
		</small>
	);
}
