import { createContext, useContext, useEffect, useRef } from "react";
import type { Reply } from "#contract/api.ts";
import { mayOpen } from "#contract/navigation.ts";
import type { StaffUser } from "../../session/session.ts";
import { useFetched } from "./fetched.ts";

const none: Reply<"deskCounts"> = { waiting: 0, returned: 0 };

const DeskCounts = createContext(none);

/** Gives the menu what waits for the signed-in person. */
export const DeskCountsProvider = DeskCounts.Provider;

/** How much waits for the signed-in person at the desk; nothing until that is known. */
export const useDeskCounts = () => useContext(DeskCounts);

/**
 * Counts what waits for somebody: anew after each change, and at each step to another screen, for colleagues work too.
 *
 * @param path the screen's
 */
export function useLoadedDeskCounts(user: StaffUser | null | undefined, path: string): Reply<"deskCounts"> {
	const mayAsk =
		user &&
		!user.passwordChangeRequired &&
		!user.secondFactorRequired &&
		mayOpen("content", user.permissions);
	const { data, reload } = useFetched("deskCounts", mayAsk ? {} : undefined);
	const counted = useRef(path);
	useEffect(() => {
		if (counted.current === path) return;
		counted.current = path;
		void reload();
	}, [path, reload]);
	return data ?? none;
}
