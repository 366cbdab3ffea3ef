import type { Reply } from "#contract/api.ts";
import { suggestPassphrase } from "#contract/passphrase.ts";
import { imports, passwords } from "#contract/people/limits.ts";
import { inOneChange, type SomeHandlers } from "../../../calls/call-context.ts";
import { sameBefore } from "../../../calls/once.ts";
import { isDuplicate } from "../../../db/errors.ts";
import { type Refusal, refusal } from "../../../kit/refusal.ts";
import type { HashQueue } from "../../../session/hash-queue.ts";
import { writeAuditLine } from "../../audit/audit.store.ts";
import { addUser } from "../users.store.ts";
import { type CheckedList, checkPeople, type NewPerson } from "./people.ts";
import { readPeopleTable } from "./table.ts";

/** Import of users: previewed, then added all or none (decision 31). */
export const importCalls = {
	async previewUsers({ database: { db }, caller, body, lang }) {
		const { shown, mistakes } = await checkPeople(db, caller, readPeopleTable(body.list), lang);
		return { people: shown, mistakes };
	},

	async importUsers(context) {
		const rows = readPeopleTable(context.body.list);
		const { database, caller, hashes, lang } = context;
		// Checked before the hashes, which take seconds, and again inside the change.
		const checked = await checkPeople(database.db, caller, rows, lang);
		const known = await sameBefore<Reply<"importUsers">>(database.db, context.act);
		if (known) return known.answer;
		const { people } = refuseMistakes(checked);
		const given = await withPasswords(people, hashes);
		const temporaryUntil = context.sessions.now() + passwords.temporary;
		try {
			return await inOneChange(context, "manage_users", async (tx, actor) => {
				const now = refuseMistakes(await checkPeople(tx, actor, rows, lang)).people;
				for (const [index, { name, phone, roleId, role }] of now.entries()) {
					const passwordHash = given[index]?.passwordHash ?? "";
					const user = { name, phone, passwordHash, roleId, addedBy: actor.name, temporaryUntil };
					const id = await addUser(tx, user);
					await writeAuditLine(tx, { actor, action: "add user", subject: { id, name }, detail: role });
				}
				await writeAuditLine(tx, { actor, action: "import users", detail: String(now.length) });
				return given.map(({ name, phone, password }) => ({ name, phone, password }));
			});
		} catch (error) {
			throw isDuplicate(error) ? mistakesIn(1) : error;
		}
	},
} satisfies SomeHandlers;

function refuseMistakes(list: CheckedList): CheckedList {
	if (list.mistakes.length > 0) throw mistakesIn(list.mistakes.length);
	return list;
}

function mistakesIn(count: number): Refusal {
	return refusal("listHasMistakes", { count }).of("list");
}

/** Hashes few passwords at once, so that others still sign in; keeps the list's order. */
async function withPasswords(people: readonly NewPerson[], hashes: HashQueue) {
	const given: (NewPerson & { readonly password: string; readonly passwordHash: string })[] = [];
	const left = people.entries();
	const turn = async () => {
		for (const [index, person] of left) {
			const password = suggestPassphrase();
			given[index] = { ...person, password, passwordHash: await hashes.hash(password) };
		}
	};
	await Promise.all(Array.from({ length: imports.hashedAtOnce }, turn));
	return given;
}
