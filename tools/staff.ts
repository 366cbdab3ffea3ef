// The way back in when nobody can sign in any more, also while the server runs:
//   npm run staff -- list
//   npm run staff -- add "Kavita Rani" 9876543210 admin
//   npm run staff -- reset 9876543210
//   npm run staff -- forget-factor 9876543210
// Each takes --env-file FILE too.

import { openServed } from "#server/db/place.ts";
import {
	addFromConsole,
	type Credentials,
	forgetFactorFromConsole,
	resetFromConsole,
} from "#server/staff/users/from-console.ts";
import { listUsers } from "#server/staff/users/users.store.ts";
import { type Command, runPrivately } from "./command.ts";
import { readCall, sayDatabase } from "./settings.ts";

const usage = `Usage: staff list
       staff add <name> <mobile> <role>
       staff reset <mobile>
       staff forget-factor <mobile>`;

const sayCredentials = ({ mobile, password }: Credentials) =>
	`Mobile:   ${mobile}\nPassword: ${password}\nIt is shown this once and works for seven days: log in and change it.`;

export const main: Command = async (terminal) => {
	const { say, warn } = terminal;
	const call = readCall(terminal, { usage, words: [1, 4] });
	const [verb, ...words] = call.words;
	sayDatabase(call, warn);
	const database = await openServed(call.env.database);
	try {
		const [first, second, third] = words;
		if (verb === "list" && words.length === 0) {
			for (const { phone, role, name } of await listUsers(database.db)) say(`${phone}  ${role}  ${name}`);
		} else if (verb === "add" && first && second && third)
			say(sayCredentials(await addFromConsole(database, first, second, third)));
		else if (verb === "reset" && first && words.length === 1)
			say(sayCredentials(await resetFromConsole(database, first)));
		else if (verb === "forget-factor" && first && words.length === 1) {
			const name = await forgetFactorFromConsole(database, first);
			say(`${name} logs in with the password alone again; sessions have ended.`);
		} else throw new Error(usage);
	} finally {
		await database.close();
	}
	return true;
};

if (import.meta.main) await runPrivately(main);
