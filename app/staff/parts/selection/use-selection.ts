import { useMemo, useState } from "react";

interface Item {
	readonly id: number | string;
}

export interface Selection<Chosen extends Item> {
	/** Selection by id; it survives a change of page. */
	readonly chosen: ReadonlyMap<Chosen["id"], Chosen>;
	readonly choose: (items: readonly Chosen[], isChosen: boolean) => void;
	readonly clear: () => void;
}

export function useSelection<Chosen extends Item>(): Selection<Chosen> {
	const [chosen, setChosen] = useState<ReadonlyMap<Chosen["id"], Chosen>>(new Map());
	return useMemo(
		() => ({
			chosen,
			choose: (items, isChosen) =>
				setChosen((before) => {
					const next = new Map(before);
					for (const item of items) {
						if (isChosen) next.set(item.id, item);
						else next.delete(item.id);
					}
					return next;
				}),
			clear: () => setChosen(new Map()),
		}),
		[chosen],
	);
}
