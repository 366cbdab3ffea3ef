import { findsName, heardOf } from "#contract/finds-name.ts";
import { digitsOf } from "#contract/mobile.ts";
import { plainLetters } from "#contract/phonetic-key.ts";

interface Person {
	readonly name: string;
	readonly role?: string | undefined;
	readonly phone?: string | undefined;
}

/** Finds people by a part of the name or role, by sound in either script, or by a number in any notation. */
export function findsPerson(typed: string): (person: Person) => boolean {
	const wanted = plainLetters(typed.trim());
	const digits = digitsOf(typed);
	const isNamed = findsName(typed);
	return ({ name, role = "", phone = "" }) =>
		isNamed(heardOf(name)) ||
		plainLetters(role).includes(wanted) ||
		(digits !== undefined && phone.includes(digits));
}
