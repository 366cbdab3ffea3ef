import { useState } from "react";
import { useRolePermissions } from "../role-permissions.ts";

/**
 * What a role may do now, and what is ticked for it. A click is kept as a wish on top of what the role has, so that neither
 * a late answer nor somebody else's change undoes one.
 */
export function useTicks(roleId: number | undefined) {
	const now = useRolePermissions(roleId);
	const [wishes, setWishes] = useState<ReadonlyMap<number, boolean>>(new Map());
	const held = now.data && idsOf(now.data);

	/** These permissions with the wishes fulfilled. */
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
		/** What the role has; none while it is asked for, and before a role is chosen. */
		held,
		ticked,
		/** Whether saving would change something. */
		isChanged: without(ticked, held ?? new Set()).size + without(held ?? new Set(), ticked).size > 0,
		wished,
		tick: (id: number, isTicked: boolean) => setWishes((before) => new Map(before).set(id, isTicked)),
		clear: () => setWishes(new Map()),
	};
}

/** The ids of some permissions. */
export function idsOf(permissions: readonly { readonly id: number }[]): ReadonlySet<number> {
	return new Set(permissions.map(({ id }) => id));
}

/** What is in the first set alone. */
export function without(ids: ReadonlySet<number>, others: ReadonlySet<number>): ReadonlySet<number> {
	return new Set([...ids].filter((id) => !others.has(id)));
}
