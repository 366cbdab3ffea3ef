import type { Query, Reply } from "#contract/api.ts";
import { termOf } from "#contract/complaints/clock.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { wholeKey } from "#contract/content/desk.ts";
import { days, minutes } from "#contract/limits.ts";
import { momentOrNull } from "#contract/moments.ts";
import type { Services } from "../calls/call-context.ts";
import { categoryOf, groundOf } from "./categories.ts";
import { mohallaOf, openNear } from "./complaints.store.ts";
import { tells } from "./messages.ts";
import { type ComplaintSettings, readSettings, unstaffed } from "./settings.store.ts";
import { sealTicket } from "./tickets.ts";

type With = Pick<Services, "database" | "content" | "gateway">;

/** Departments whose form is off, as nobody would see what comes in; none in a made-up town, where whoever assigns sees it. */
export async function closedDepartments(
	{ database, content }: Pick<Services, "database" | "content">,
	settings: Pick<ComplaintSettings, "fallback">,
) {
	if (content.rows("council").get(wholeKey)?.sample === true) return [];
	const { departments, takenBy } = await unstaffed(database.db, settings, content.now());
	return takenBy === null ? departments : [];
}

export async function deskStatus(
	services: With,
	query: Query<"complaintDesk">,
): Promise<Reply<"complaintDesk">> {
	const { content, database } = services;
	const { db } = database;
	const settings = await readSettings(db);
	const { isOn, keepMonths } = settings;
	const closed = await closedDepartments(services, settings);
	const { department, limit, contact } = categoryOf(content, query.category ?? "") ?? {};
	if (department === undefined || limit === undefined || !query.category) {
		return { isOn, tells: false, closed, keepMonths, department: null, dueAt: null, open: [] };
	}
	const place = { category: query.category, ward: query.ward || null, sample: 0 };
	const isListed = query.ward !== undefined && contact !== "must";
	const open = isListed ? await openNear(db, place, limits.near) : [];
	const now = content.now();
	const minute = now - (now % minutes(1));
	return {
		isOn,
		tells: contact !== "no" && tells(services),
		closed,
		keepMonths,
		department,
		dueAt: momentOrNull(termOf(minute, groundOf(content, query.category)).dueAt),
		// Strangers get neither number nor exact time.
		open: await Promise.all(
			open.map(async (row) => ({
				id: await sealTicket(db, "same", row.number, now),
				mohalla: mohallaOf(row),
				state: row.state,
				days: Math.floor(Math.max(0, now - row.arrived_at) / days(1)),
			})),
		),
	};
}
