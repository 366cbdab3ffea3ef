import type { Want } from "../desk/data/loader.ts";
import { type Address, readAddress } from "../desk/list/addresses.ts";

/** The latest added come first. */
export const usualOrder = "-added";

export const peopleFilter = ({ role, sort, page, user, add, ...filter }: Address<"manageUsers">) => ({
	...filter,
	...(role && { roleName: role }),
});

/** Loads one page of the list, or the person of `?user=`. */
export function peopleWanted({ search }: URL): readonly Want[] {
	const asked = readAddress("manageUsers", search);
	if (asked.user !== undefined) return ["roleCards", ["user", { id: asked.user }]];
	const { sort = usualOrder, page = 1 } = asked;
	const order = sort.startsWith("-") ? "desc" : "asc";
	return ["roleCards", ["usersPage", { ...peopleFilter(asked), sort: sort.replace(/^-/, ""), order, page }]];
}
