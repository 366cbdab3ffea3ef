import { adminRole } from "#contract/permissions.ts";
import type { Tx } from "../../db/tables.ts";
import { type Refusal, refusal } from "../../kit/refusal.ts";
import { looksLike, mixedWord } from "./role-names.ts";
import { listRoleWords, roleKey } from "./roles.store.ts";

interface Wished {
	readonly name: string;
	readonly titleEn?: string;
	readonly titleHi?: string;
	readonly aboutEn?: string;
	readonly aboutHi?: string;
}

type Field = keyof Wished;

const pairs: readonly (readonly [Field, Field])[] = [
	["titleEn", "titleHi"],
	["aboutEn", "aboutHi"],
];

/**
 * Refuses names and titles that resemble another role's, and titles in one language alone.
 * @param id of the role; undefined for a new one
 * @throws {Refusal} with a sentence for each field
 */
export async function refuseRoleWords(tx: Tx, wished: Wished, id?: number): Promise<void> {
	const roles = await listRoleWords(tx);
	const own = roles.find((role) => role.id === id);
	const was: Wished | undefined = own && { name: own.name, titleEn: own.title_en, titleHi: own.title_hi };
	// Titles replace names on screen, so similar titles deceive too.
	const taken = roles
		.filter((role) => role !== own)
		.flatMap(({ name, title_en, title_hi }) => [name, title_en, title_hi])
		.filter(Boolean);
	const found: Refusal[] = [];
	if (own && roleKey(own.name) === adminRole && wished.name !== own.name)
		found.push(refusal("adminRoleKeepsName").of("name"));
	for (const field of ["name", "titleEn", "titleHi"] as const) {
		const called = wished[field];
		if (!called || called === was?.[field]) continue;
		const word = mixedWord(called);
		if (word !== undefined) found.push(refusal("mixedAlphabets", { word }).of(field));
		else if (taken.some((each) => looksLike(each, called))) found.push(refusal("duplicateRole").of(field));
	}
	for (const pair of pairs) {
		const empty = pair.filter((field) => wished[field] === "");
		if (empty.length === 1) found.push(refusal("bothLanguages").of(empty[0] ?? ""));
	}
	const [first, ...others] = found;
	if (first) throw first.with(others);
}
