import { type RefObject, useEffect, useRef } from "react";
import { useNavigation, useSearchParams } from "../../../navigation/navigation.ts";

/** Focuses the list after another page or search, or the screen would seem unchanged. Another order keeps its place; Back and Forward restore theirs. */
export function useCaptionFocus(caption: RefObject<HTMLElement | null>, isThere: boolean): void {
	const { here, byHistory } = useNavigation();
	const [params] = useSearchParams();
	const sort = params.get("sort");
	const isAdding = params.has("add");
	const before = useRef<{ key: string; rows: string; sort: string | null; isAdding: boolean }>(undefined);
	const isOurs = here.state?.fromList === true;
	const rows = ["q", "role", "state", "page"].map((name) => params.get(name) ?? "").join(" ");

	useEffect(() => {
		if (!isThere) return;
		const last = before.current;
		before.current = { key: here.key, rows, sort, isAdding };
		// Opening or closing the form alone is no step in the list; the same hit again is one.
		const isStep = last
			? last.key !== here.key && last.sort === sort && (last.rows !== rows || last.isAdding === isAdding)
			: rows.trim() !== "";
		if (!isStep || byHistory || isOurs) return;
		caption.current?.focus({ preventScroll: true });
		caption.current?.scrollIntoView({ block: "start" });
	}, [here.key, isThere, rows, sort, isAdding, byHistory, isOurs, caption]);
}
