import { useMemo, useState } from "react";
import type { UserRow } from "./user-row.ts";

export interface Selection {
	/** Who is selected, by id, with the name that a question says. It stays from page to page. */
	readonly chosen: ReadonlyMap<number, string>;
	readonly choose: (users: readonly Pick<UserRow, "id" | "name">[], isChosen: boolean) => void;
	readonly clear: () => void;
}

/** The people on whom one acts at once. */
export function useSelection(): Selection {
	const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
	return useMemo(
		() => ({
			chosen,
			choose: (users, isChosen) =>
				setChosen((before) => {
					const next = new Map(before);
					for (const { id, name } of users) {
						if (isChosen) next.set(id, name);
						else next.delete(id);
					}
					return next;
				}),
			clear: () => setChosen(new Map()),
		}),
		[chosen],
	);
}
