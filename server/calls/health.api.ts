import { isAway } from "../db/errors.ts";
import { refusal } from "../kit/refusal.ts";
import type { SomeHandlers } from "./call-context.ts";

const restartSeconds = 5;

export const healthCalls = {
	async health() {
		return { status: "ok" };
	},

	async ready({ database, isDraining, isOutdated, log }) {
		if (isDraining()) throw refusal("tooBusy", { seconds: restartSeconds });
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
