import { useState } from "react";
import { useFetched } from "../../desk/data/fetched.ts";

/**
 * A role's permissions and what is ticked. A click is stored as a change on top of what the server sends, so that neither a late
 * response nor somebody else's edit undoes it.
 */
export function useTicks(roleId: number | undefined) {
	const now = useFetched("rolePermissions", roleId === undefined ? undefined : { id: roleId });
	const [wishes, setWishes] = useState<ReadonlyMap<number, boolean>>(new Map());
	const held = now.data && idsOf(now.data);

	function wished(permissions: ReadonlySet<number>): ReadonlySet<number> {
		const ids = new Set(permissions);
		for (const [id, isTicked] of wishes) {
			if (isTicked) ids.add(id);
			else ids.delete(id);
		}
		return ids;
	}

	const ticked = wished(held ?? new Set());
	return {
		now,
		/** Undefined while it loads, and before a role is chosen. */
		held,
		ticked,
		isChanged: differ(ticked, held ?? new Set()),
		wished,
		tick: (ids: readonly number[], isTicked: boolean) =>
			setWishes((before) => new Map([...before, ...ids.map((id) => [id, isTicked] as const)])),
		clear: () => setWishes(new Map()),
	};
}

export function idsOf(permissions: readonly { readonly id: number }[]): ReadonlySet<number> {
	return new Set(permissions.map(({ id }) => id));
}

export function without(ids: ReadonlySet<number>, others: ReadonlySet<number>): ReadonlySet<number> {
	return new Set([...ids].filter((id) => !others.has(id)));
}

export function differ(ids: ReadonlySet<number>, others: ReadonlySet<number>): boolean {
	return without(ids, others).size + without(others, ids).size > 0;
}
