import { useEffect, useState } from "react";
import { fill } from "#contract/language.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { manageUsersWords as words } from "./words.ts";

/** Effects of a deletion, with the number of sessions once it is known. */
export function WhatGoes({ id }: { id: number }) {
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
