import { createContext, useContext, useEffect, useRef } from "react";
import type { Reply } from "#contract/api.ts";
import { mayOpen } from "#contract/navigation.ts";
import type { PageName } from "#contract/pages.ts";
import type { StaffUser } from "../../session/session.ts";
import { useFetched } from "../desk/data/fetched.ts";

interface Counts extends Reply<"deskCounts"> {
	/** Of complaints; undefined until it is known, and for who may not see them. */
	readonly complaints?: Reply<"complaintCounts"> | undefined;
}

const none: Counts = { waiting: 0, returned: 0 };

const DeskCounts = createContext(none);

export const DeskCountsProvider = DeskCounts.Provider;

/** Counts of what waits for the signed-in person; none until they are known. */
export const useDeskCounts = () => useContext(DeskCounts);

/**
 * Counts what waits for somebody: anew after each change, and at each step to another screen, for colleagues work too.
 *
 * @param path the screen's
 */
export function useLoadedDeskCounts(user: StaffUser | null | undefined, path: string): Counts {
	const mayAsk = (page: PageName) =>
		user && !user.passwordChangeRequired && !user.secondFactorRequired && mayOpen(page, user.permissions)
			? {}
			: undefined;
	const { data, reload } = useFetched("deskCounts", mayAsk("content"));
	const { data: complaints, reload: reloadComplaints } = useFetched("complaintCounts", mayAsk("complaints"));
	const counted = useRef(path);
	useEffect(() => {
		if (counted.current === path) return;
		counted.current = path;
		void reload();
		void reloadComplaints();
	}, [path, reload, reloadComplaints]);
	return { ...(data ?? none), complaints };
}
