// Writes as fast as it can and prints what was written, until it is killed (requirement D1).
import { openDatabase } from "#server/db/open.ts";
import { addTestUser } from "#server/staff/test-page/test-users.store.ts";

const [folder = "", round] = process.argv.slice(2);
const database = await openDatabase({ dataDir: folder });
for (let number = 0; ; number += 1) {
	const name = `${round}-${number}`;
	await database.db.transaction().execute((tx) => addTestUser(tx, name, "a@palika.example"));
	process.stdout.write(`${name}\n`);
}
