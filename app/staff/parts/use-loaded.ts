import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { call } from "../../api-client.ts";
import { useLang } from "../../words/language.ts";

/** The lists that staff screens show. */
type ListCall = "users" | "roles" | "permissions" | "assignableUsers" | "rolePermissions" | "auditLines";

export interface Loaded<Data> {
	/** None until it is there; what was there stays while it is asked for again. */
	readonly data: Data | undefined;
	readonly hasFailed: boolean;
	readonly reload: () => Promise<void>;
}

/**
 * A list from the server, asked for when the screen appears.
 *
 * @param wanted false where the person may not ask for it: then there is no data, and no failure either
 * @param id whose list it is, where there is one for each
 */
export function useLoaded<Name extends ListCall>(
	name: Name,
	wanted = true,
	id?: number,
): Loaded<Reply<Name>> {
	const lang = useLang();
	const [data, setData] = useState<Reply<Name>>();
	const [hasFailed, setFailed] = useState(false);
	/** Only the answer to the latest question counts. */
	const latest = useRef(0);

	const reload = useCallback(async () => {
		latest.current += 1;
		const mine = latest.current;
		const answer = await call(name, undefined as never, lang, id === undefined ? {} : { id });
		if (mine !== latest.current) return;
		if (Array.isArray(answer)) setData(answer as Reply<Name>);
		// §8: these failures are logged; the screen says so as well.
		else console.error(name, "was not loaded", answer);
		setFailed(!Array.isArray(answer));
	}, [name, lang, id]);

	// Another one's list is never shown for a moment as this one's.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the id is what makes the list another one
	useLayoutEffect(
		() => () => {
			latest.current += 1;
			setData(undefined);
			setFailed(false);
		},
		[id],
	);

	useEffect(() => {
		if (wanted) reload();
	}, [wanted, reload]);

	return { data, hasFailed, reload };
}
