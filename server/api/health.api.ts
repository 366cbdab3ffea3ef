import { isAway } from "../db/errors.ts";
import { refusal } from "../kit/refusal.ts";
import type { Handlers } from "./call-context.ts";

/** The checks of supervisors and load balancers (requirement D13). */
export const healthCalls: Handlers<"health" | "ready"> = {
	async health() {
		return { status: "ok" };
	},

	async ready({ database, log }) {
		try {
			await database.ping();
		} catch (error) {
			if (!isAway(error)) throw error;
			log.error({ err: error }, "the database is away");
			throw refusal("databaseAway");
		}
		return { status: "ok" };
	},
};
