import type { Reply } from "#contract/api.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { Register } from "../../../parts/register/register.tsx";
import { useSay } from "../../../words/language.ts";
import { words as shared } from "../../../words/words.ts";
import styles from "./user-list.module.css";
import { userListWords as words } from "./words.ts";

export type Users = Reply<"testUsers">;

/** The entries, or why there are none. `data-live` marks content that differs from the server's HTML. */
export function Entries({ users, onRetry }: { users: Users | "loading" | "failed"; onRetry: () => void }) {
	const say = useSay();
	return (
		<div data-live="" aria-live="polite" aria-busy={users === "loading"}>
			{users === "loading" ? <p className={styles.onlyWithScript}>{say(words.loading)}</p> : null}
			{users === "failed" ? (
				<Note tone="bad" role="alert">
					<p>{say(siteOutcomes.testUsersNotLoaded.words)}</p>
					<p>
						<Button look="line" onClick={onRetry}>
							{say(shared.tryAgain)}
						</Button>
					</p>
				</Note>
			) : null}
			{typeof users === "object" && users.length === 0 ? <p>{say(words.nobody)}</p> : null}
			{typeof users === "object" && users.length > 0 ? (
				<Register
					caption={say(words.list)}
					rows={users}
					columns={[
						{ key: "number", label: say(words.number), role: "number", cell: ({ id }) => id },
						{ key: "name", label: say(words.name), role: "head", cell: ({ name }) => name },
						{ key: "email", label: say(words.email), cell: ({ email }) => <span>{email}</span> },
					]}
				/>
			) : null}
		</div>
	);
}
