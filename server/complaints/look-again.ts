import { createHash } from "node:crypto";
import type { Reply } from "#contract/api.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { moveOf } from "#contract/complaints/moves.ts";
import { beginOf, daysFrom, endOf, indianDay } from "#contract/moments.ts";
import type { CallContext } from "../calls/call-context.ts";
import { moversOf, scopeOf } from "./access.ts";
import { doneBetween, eventsOf, photosOf } from "./complaints.store.ts";
import { signedPhotos } from "./photos.ts";
import { toListItem } from "./views.ts";

/**
 * Draws complaints of the last day on which any was resolved, for those who may check them. The draw is the same
 * all day, less those checked since.
 */
export async function lookAgain(context: CallContext<"lookAgain">): Promise<Reply<"lookAgain">> {
	const { database, content, caller } = context;
	const { db } = database;
	const now = content.now();
	const today = indianDay(now);
	const scope = await scopeOf(db, caller, now);
	const doneOn = async (day: string) =>
		(await doneBetween(db, beginOf(day), endOf(day))).filter((row) =>
			moveOf("check").who.some((each) => moversOf(caller, scope, row).includes(each)),
		);
	let day = daysFrom(today, -1);
	let done = await doneOn(day);
	while (done.length === 0 && day > daysFrom(today, -limits.lookedBack)) {
		day = daysFrom(day, -1);
		done = await doneOn(day);
	}
	const order = (number: string) => createHash("sha256").update(`${number} ${today}`).digest("hex");
	const drawn = done
		.sort((one, other) => order(one.number).localeCompare(order(other.number)))
		.slice(0, limits.lookedAtAgain);
	const rows: Reply<"lookAgain">["rows"] = [];
	for (const row of drawn) {
		const events = await eventsOf(db, row.id);
		const last = events.findLast(({ what }) => ["resolve", "check", "reopen"].includes(what));
		if (last?.what !== "resolve") continue;
		const proofs = (await photosOf(db, row.id)).filter(({ proof }) => proof === 1);
		const [photo] = await signedPhotos(context, proofs.slice(-1), now);
		const { words: said = "" } = JSON.parse(last.body);
		const { version, lang } = row;
		rows.push({ ...toListItem(context, row, null, now), version, lang, said, photo: photo?.src ?? null });
	}
	return { day, rows };
}
