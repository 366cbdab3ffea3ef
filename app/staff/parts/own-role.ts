import { createContext, useContext } from "react";
import { knownPosition } from "#contract/permissions.ts";
import type { StaffUser } from "../../session/session.ts";
import { useLang } from "../../words/language.ts";
import { useFetched } from "../desk/data/fetched.ts";

interface OwnRoleNames {
	readonly name: string;
	readonly title: string;
}

const OwnRole = createContext<OwnRoleNames>({ name: "", title: "" });

export const OwnRoleProvider = OwnRole.Provider;

/** Empty while nobody is logged in. */
export const useOwnRole = () => useContext(OwnRole);

/** `name` is the title, but for the roles of §2.17 in English their key, as it prints it (decision 30); until the title is known, the position of §2.17. */
export function useLoadedOwnRole(user: StaffUser | null | undefined): OwnRoleNames {
	const lang = useLang();
	const mayAsk = user && !user.passwordChangeRequired && !user.secondFactorRequired;
	const { data } = useFetched("myRole", mayAsk ? {} : undefined);
	if (!user) return { name: "", title: "" };
	const known = data?.name === user.role ? data.title : knownPosition(user.role);
	const title = known?.[lang] ?? user.role;
	return { name: lang === "en" && knownPosition(user.role) ? user.role : title, title };
}
