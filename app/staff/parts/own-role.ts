import { createContext, useContext } from "react";
import { positionOf } from "#contract/permissions.ts";
import type { StaffUser } from "../../session/session.ts";
import { useLang } from "../../words/language.ts";
import { useFetched } from "./fetched.ts";

const OwnRole = createContext("");

/** Gives the frame and the screens what the signed-in person's role is called. */
export const OwnRoleProvider = OwnRole.Provider;

/** What one's own role is called; empty while nobody is signed in. */
export const useOwnRole = () => useContext(OwnRole);

/**
 * What the role of the signed-in person is called: in English by its name, as §2.17 prints it, in Hindi by its title (decision 30).
 * Until the title is known, the position of §2.17 stands for it.
 */
export function useLoadedOwnRole(user: StaffUser | null | undefined): string {
	const lang = useLang();
	const mayAsk = user && !user.passwordChangeRequired && !user.secondFactorRequired;
	const { data } = useFetched("myRole", mayAsk ? {} : undefined);
	if (!user) return "";
	if (lang === "en") return user.role;
	if (data?.name === user.role) return data.title.hi;
	const position = positionOf(user.role);
	return position === positionOf("") ? user.role : position.hi;
}
