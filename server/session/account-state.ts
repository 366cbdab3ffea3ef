import type { Reply } from "#contract/api.ts";
import { indianDay } from "#contract/moments.ts";

export interface Account {
	readonly suspended_at: number | null;
	readonly last_day: string | null;
}

/** State of an account at a moment; its last day ends it without a job. */
export function stateOf({ suspended_at, last_day }: Account, now: number): Reply<"user">["state"] {
	if (suspended_at !== null) return "suspended";
	return last_day !== null && last_day < indianDay(now) ? "left" : "active";
}
