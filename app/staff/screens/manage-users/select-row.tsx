import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { useSay } from "../../../words/language.ts";
import styles from "./selection.module.css";
import type { Selection } from "./use-selection.ts";
import type { UserRow } from "./user-row.ts";
import { selectionWords as words } from "./words.ts";

interface RowProps {
	user: UserRow;
	/** None: nobody gives a role to themselves here, nor without the right to. */
	selection: Selection | undefined;
}

/** The number of a row with its check box. */
export function SelectRow({ user, selection }: RowProps) {
	const say = useSay();
	if (!selection) return <span className={styles.row}>{user.number}</span>;
	const { chosen, choose } = selection;
	return (
		<label className={styles.row}>
			<input
				type="checkbox"
				checked={chosen.has(user.id)}
				disabled={!chosen.has(user.id) && chosen.size >= lengths.peopleList}
				onChange={(event) => choose([user], event.currentTarget.checked)}
			/>
			<span className="visually-hidden">{fill(say(words.select), { name: user.name })} </span>
			{user.number}
		</label>
	);
}

interface PageProps {
	/** Those of the page who can be selected. */
	users: readonly UserRow[];
	selection: Selection;
}

/** A check box for all rows of the page. */
export function SelectPage({ users, selection: { chosen, choose } }: PageProps) {
	const say = useSay();
	const count = users.filter(({ id }) => chosen.has(id)).length;
	return (
		<label className={styles.page}>
			<input
				ref={(box) => {
					if (box) box.indeterminate = count > 0 && count < users.length;
				}}
				type="checkbox"
				checked={count > 0 && count === users.length}
				disabled={users.length === 0 || chosen.size - count + users.length > lengths.peopleList}
				onChange={(event) => choose(users, event.currentTarget.checked)}
			/>
			{say(words.selectPage)}
		</label>
	);
}
