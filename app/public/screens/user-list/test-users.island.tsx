import { useCallback, useEffect, useState } from "react";
import { call } from "../../../api-client.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { AddForm } from "./add-form.tsx";
import { Entries, type Users } from "./entries.tsx";
import styles from "./user-list.module.css";
import { userListWords as words } from "./words.ts";
import "../../../look/columns.css";

export default function TestUsers() {
	const say = useSay();
	const lang = useLang();
	const [users, setUsers] = useState<Users | "loading" | "failed">("loading");

	const load = useCallback(async () => {
		const answer = await call("testUsers", undefined, lang);
		setUsers("error" in answer ? "failed" : answer);
	}, [lang]);

	useEffect(() => {
		load();
	}, [load]);

	return (
		<div className={`wrap section split ${styles.columns}`}>
			<section aria-labelledby="add" data-screen-only="">
				<h2 id="add">{say(words.add)}</h2>
				<p className={styles.needsScript}>{say(words.needsScript)}</p>
				<AddForm onAdded={load} />
			</section>
			<section aria-labelledby="list">
				<h2 id="list">{say(words.list)}</h2>
				<Entries
					users={users}
					onRetry={() => {
						setUsers("loading");
						load();
					}}
				/>
			</section>
		</div>
	);
}
