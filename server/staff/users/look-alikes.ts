import { lookOf } from "../roles/role-names.ts";

const lastDigits = 4;

/** Adds the end of their number to the names of people whose names look the same. */
export function toldApart<
	Person extends { readonly id: number; readonly name: string; readonly phone: string },
>(people: readonly Person[]): Person[] {
	const looks = Map.groupBy(new Map(people.map(({ id, name }) => [id, lookOf(name)])), ([, look]) => look);
	return people.map((one) =>
		(looks.get(lookOf(one.name))?.length ?? 0) > 1
			? { ...one, name: `${one.name} (…${one.phone.slice(-lastDigits)})` }
			: one,
	);
}
