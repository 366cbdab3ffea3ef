import { isAway } from "../db/errors.ts";
import { refusal } from "../kit/refusal.ts";
import type { SomeHandlers } from "./call-context.ts";

/** Seconds that balancers wait for a stopping server. */
const restartTakes = 5;

/** Health checks (requirement D13), and the site's state for staff. */
export const healthCalls = {
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
} satisfies SomeHandlers;
