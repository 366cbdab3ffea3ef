import type { FormEvent } from "react";
import { type NavigateOptions, useNavigation } from "../../../navigation/navigation.ts";
import { type ListPage, readAddress, searchOf, type Values } from "./addresses.ts";

/** The address of a list, which says what the list shows: its parameters, other addresses of it, and the form of its filter. */
export function useAddress<Page extends ListPage>(page: Page) {
	const { here, pending, go, searchAsked = () => here.search } = useNavigation();
	const asked = readAddress(page, here.search);

	/** The newest address with other values, at its first page: of two choices made in one moment neither is lost. */
	function search(changes: Values<Page>): string {
		const atFirst = { page: undefined, before: undefined };
		return searchOf(page, { ...readAddress(page, searchAsked()), ...atFirst, ...changes });
	}

	return {
		page,
		asked,
		/** The same of the address that still loads. */
		chosen: pending?.pathname === here.pathname ? readAddress(page, pending.search) : asked,
		search,
		show: (changes: Values<Page>, options?: NavigateOptions) => go({ search: search(changes) }, options),
		/** A key for the filter's form, whose fields begin anew at another address. */
		key: here.search,
		form: {
			action: here.pathname,
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				const typed = new FormData(event.currentTarget);
				const names = Array.from(event.currentTarget.elements, (each) => each.getAttribute("name") ?? "");
				const values = names.map((name) => [name, String(typed.get(name) ?? "").trim()]);
				go({ search: search(Object.fromEntries(values)) });
			},
		},
	};
}

export type ListAddress<Page extends ListPage> = ReturnType<typeof useAddress<Page>>;
