import { createContext, useContext } from "react";
import { knownPosition } from "#contract/permissions.ts";
import type { StaffUser } from "../../session/session.ts";
import { useLang } from "../../words/language.ts";
import { useFetched } from "../desk/data/fetched.ts";

/** What one's own role is called: to the letter of §2.17, and by its title. */
interface OwnRoleNames {
	readonly name: string;
	readonly title: string;
}

const OwnRole = createContext<OwnRoleNames>({ name: "", title: "" });

/** Gives the frame and the screens what the signed-in person's role is called. */
export const OwnRoleProvider = OwnRole.Provider;

/** What one's own role is called; empty while nobody is signed in. */
export const useOwnRole = () => useContext(OwnRole);

/**
 * What the role of the signed-in person is called: `name` in English by its key, as §2.17 prints it, in Hindi by its title
 * (decision 30). Until the title is known, the position of §2.17 stands for it.
 */
export function useLoadedOwnRole(user: StaffUser | null | undefined): OwnRoleNames {
	const lang = useLang();
	const mayAsk = user && !user.passwordChangeRequired && !user.secondFactorRequired;
	const { data } = useFetched("myRole", mayAsk ? {} : undefined);
	if (!user) return { name: "", title: "" };
	const known = data?.name === user.role ? data.title : knownPosition(user.role);
	const title = known?.[lang] ?? user.role;
	return { name: lang === "en" ? user.role : title, title };
}
