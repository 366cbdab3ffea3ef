import { testPage } from "#contract/site/limits.ts";
import type { SomeHandlers } from "../../calls/call-context.ts";
import { testPageCounters } from "../../session/throttle.ts";
import { addTestUser, listTestUsers, pruneTestUsers } from "./test-users.store.ts";

/** The public test page (§2.16): entries are throttled, the oldest deleted (requirement I12). */
export const testPageCalls = {
	async testUsers({ database }) {
		return listTestUsers(database.db, testPage.maxRows);
	},

	async addTestUser({ database, throttle, address, body }) {
		await throttle.count(testPageCounters(address));
		await database.db.transaction().execute(async (tx) => {
			await addTestUser(tx, body.name, body.email);
			await pruneTestUsers(tx, testPage.maxRows);
		});
	},
} satisfies SomeHandlers;
