import { lookOf } from "../roles/role-names.ts";

/** So much of a number tells two people of one name apart. */
const lastDigits = 4;

/** People under their names, and where two of them look the same with the end of their number. */
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
