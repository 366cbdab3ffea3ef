import { createContext, useContext } from "react";
import { type Lang, langOf, type Text } from "#contract/language.ts";
import { useLocation } from "../navigation/navigation.ts";

export { langOf };

/** A chosen language that is not in the address: that of the staff area. */
export const ChosenLanguage = createContext<Lang | undefined>(undefined);

export function useLang(): Lang {
	const { pathname } = useLocation();
	return useContext(ChosenLanguage) ?? langOf(pathname);
}

export function useSay(): (text: Text) => string {
	const lang = useLang();
	return (text) => text[lang];
}
