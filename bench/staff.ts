import { openDatabase } from "#server/db/open.ts";
import { listRoles } from "#server/roles/roles.store.ts";
import { addUser, countUsers } from "#server/users/users.store.ts";

/** Nobody can sign in with it: what is measured is the number of people, not their passwords. */
const passwordHash = "-";

/** Adds users to the site's database, beside the running server, until there are so many. */
export async function addStaff(dataDir: string, count: number): Promise<void> {
	const database = await openDatabase({ dataDir });
	try {
		const [role] = await listRoles(database.db);
		if (!role) throw new Error("There is no role");
		await database.change(async (tx) => {
			for (let number = (await countUsers(tx)) + 1; number <= count; number += 1) {
				const phone = `6${String(number).padStart(9, "0")}`;
				await addUser(tx, { name: `Sample Person ${number}`, phone, passwordHash, roleId: role.id });
			}
		});
	} finally {
		await database.close();
	}
}
