import { isAway } from "../db/errors.ts";
import { refusal } from "../kit/refusal.ts";
import type { Handlers } from "./call-context.ts";

/** How long balancers wait before they ask a server that is stopping once more, seconds. */
const restartTakes = 5;

/** The checks of supervisors and load balancers (requirement D13), and what staff see of the site's state. */
export const healthCalls: Handlers<"health" | "ready" | "site"> = {
	async health() {
		return { status: "ok" };
	},

	async ready({ database, isDraining, isOutdated, log }) {
		if (isDraining()) throw refusal("tooBusy", { seconds: restartTakes });
		if (isOutdated()) throw refusal("beingUpgraded");
		try {
			await database.ping();
		} catch (error) {
			if (!isAway(error)) throw error;
			log.error({ err: error }, "the database is away");
			throw refusal("databaseAway");
		}
		return { status: "ok" };
	},

	async site({ site }) {
		return site();
	},
};
