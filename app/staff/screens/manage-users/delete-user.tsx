import { type RefObject, useEffect, useState } from "react";
import { fill } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { useReload } from "../../desk/data/loader.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { useRoles } from "../../parts/role-names.ts";
import type { useAlert } from "../../parts/use-alert.ts";
import { staffWords as shared } from "../../parts/words.ts";
import type { Person } from "./user-row.ts";
import { manageUsersWords as words } from "./words.ts";

interface Props {
	user: Person;
	alert: ReturnType<typeof useAlert>;
	/** Gets the focus, as the button that was pressed disappears. */
	list: RefObject<HTMLElement | null>;
	/** Shows the list without the user; on their own page nothing is to be loaded of them any more. */
	onGone: () => void;
	onClose: () => void;
}

export function DeleteUser({ user, alert, list, onGone, onClose }: Props) {
	const say = useSay();
	const lang = useLang();
	const reload = useReload();
	const { called } = useRoles();

	async function remove(): Promise<boolean> {
		alert.clear();
		const answer = await call("deleteUser", undefined, lang, { id: user.id });
		if (!isRefusal(answer)) {
			sayToast("success", answer.message);
			onGone();
			return true;
		}
		// The question is gone when the person is back.
		if (answer.status === 401) alert.warn(shared.nothingDeleted);
		else void reload();
		alert.refuse(answer, "deleteUserFailed", () => {
			list.current?.focus({ preventScroll: true });
			void remove();
		});
		return false;
	}

	return (
		<Confirm
			title={say(words.deleteUser)}
			question={say(outcomes.confirmDeleteUser.words)}
			onAct={remove}
			list={list}
			onClose={onClose}
		>
			<p>{[user.name, user.phone, called(user.role)].join(" · ")}</p>
			<WhatGoes id={user.id} />
		</Confirm>
	);
}

/** Effects of a deletion, with the number of sessions once it is known. */
function WhatGoes({ id }: { id: number }) {
	const say = useSay();
	const lang = useLang();
	const [count, setCount] = useState<number>();

	useEffect(() => {
		const stop = new AbortController();
		call("userSessions", undefined, lang, { id }, stop.signal).then((answer) => {
			if (!isRefusal(answer)) setCount(answer.length);
		});
		return () => stop.abort();
	}, [id, lang]);

	return <p>{fill(say(words.whatGoes), { count: count ?? "…" })}</p>;
}
