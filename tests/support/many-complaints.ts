import { readFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { type ComplaintState, openStates } from "#contract/complaints/moves.ts";
import { complaintNumber } from "#contract/complaints/number.ts";
import { keysIn } from "#contract/phonetic-key.ts";
import { hashOf, lateness } from "#server/complaints/complaints.store.ts";
import type { Database } from "#server/db/open.ts";

const hour = 3_600_000;

/** Complaints are written so many at a time. */
const batch = 500;

/** Of a hundred, how many are in which state. */
const shares: readonly (readonly [ComplaintState, number])[] = [
	["assigned", 10],
	["working", 6],
	["waiting", 2],
	["resolved", 6],
	["closed", 68],
	["declined", 3],
	["withdrawn", 3],
	["held", 2],
];
const states = shares.flatMap(([state, share]) => Array<ComplaintState>(share).fill(state));

const places = [
	"शिवाजी नगर",
	"Gandhi Chowk",
	"सब्ज़ी मंडी",
	"Railway Road",
	"कमला कॉलोनी",
	"पुराना बस अड्डा",
	"Nehru Park",
];
const things = [
	"नाली भरी है",
	"street light is off",
	"कूड़ा पड़ा है",
	"पानी नहीं आया",
	"सड़क में गड्ढा",
	"hand pump is broken",
	"मच्छर बहुत हैं",
];

/** A category of the town that the council does itself. */
interface OwnCategory {
	readonly key: string;
	readonly title_hi: string;
	readonly department: string;
}

export const categories = (
	parse(readFileSync(new URL("../../town/tables/complaint-categories.csv", import.meta.url)), {
		columns: true,
	}) as OwnCategory[]
).filter(({ department }) => department !== "");

/** The mobile of whoever has reported a complaint. */
export const mobileOf = (at: number) => String(9_000_000_000 + at);

/** Complaint number so-and-so of many, as the desk has it after months; each is unlike its neighbours. */
function complaintAt(at: number, userId: number) {
	const { key, department } = categories[at % categories.length] as OwnCategory;
	const state = states[(at * 37) % states.length] ?? "closed";
	const isOpen = openStates.some((open) => open === state);
	const arrived = Date.now() - ((at * 7919) % 8000) * hour;
	const due = arrived + 48 * hour;
	const row = {
		category: key,
		department,
		person_id: at % 11 === 0 ? userId : null,
		ward: at % 13 === 0 ? null : String((at % 25) + 1),
		landmark: `${places[at % 7]} ${at}`,
		spot: at % 3 === 0 ? `Pole ${at % 900}` : "",
		words: `${things[Math.floor(at / 7) % 7]}, लगभग ${at % 9} दिन से`,
		lang: "hi",
		way: at % 5 === 0 ? "phone" : "site",
		state,
		arrived_at: arrived,
		due_at: due,
		escalates_at: due + 24 * hour,
		waiting_since: state === "waiting" ? arrived + hour : null,
		question: state === "waiting" ? "किस ओर?" : null,
		ended_at: isOpen || state === "held" ? null : arrived + 30 * hour,
		closes_at: state === "resolved" ? Date.now() + 48 * hour : null,
		reopened: at % 40 === 0 ? 1 : 0,
		reporters: 1,
		photos: 0,
		version: 1,
	} as const;
	return { ...row, ...lateness(row as unknown as Parameters<typeof lateness>[0]) };
}

/** Writes complaints straight into the database of a site, from one number to another. */
export async function writeComplaints(
	{ db }: Database,
	from: number,
	to: number,
	userId: number,
): Promise<void> {
	const year = new Date().getFullYear();
	for (let begin = from; begin < to; begin += batch) {
		const all = Array.from({ length: Math.min(batch, to - begin) }, (_, index) => begin + index);
		await db.transaction().execute(async (tx) => {
			const rows = await tx
				.insertInto("complaints")
				.values(
					all.map((at) => ({ ...complaintAt(at, userId), number: complaintNumber(year, at + 1) })) as never,
				)
				.returning(["id", "number", "landmark", "spot", "words", "category", "arrived_at"])
				.execute();
			const keys = rows.flatMap(({ id, landmark, spot, words, category }) => {
				const title = categories.find(({ key }) => key === category)?.title_hi;
				return [...new Set(keysIn([landmark, spot, words, title].join(" ")))].map((word) => ({
					word,
					complaint_id: id,
				}));
			});
			for (let at = 0; at < keys.length; at += 10_000) {
				await tx
					.insertInto("complaint_words")
					.values(keys.slice(at, at + 10_000))
					.execute();
			}
			const told = rows.map(({ id, number, arrived_at }, index) => ({
				id,
				hash: hashOf(number),
				at: arrived_at,
				mobile: mobileOf(all[index] ?? 0),
			}));
			await tx
				.insertInto("complaint_persons")
				.values(
					told.map(({ id, hash, at, mobile }) => ({
						complaint_id: id,
						form_hash: hash,
						code_hash: hash,
						name: "सुनीता",
						mobile,
						notice: 1,
						at,
					})),
				)
				.execute();
			await tx
				.insertInto("complaint_events")
				.values(
					told.map(({ id, hash, at }) => ({
						complaint_id: id,
						move_id: hash,
						what: "arrive" as const,
						at,
						by_id: null,
						by_name: null,
						body: "{}",
					})),
				)
				.execute();
		});
	}
	const last = { year, last: to };
	await db
		.insertInto("complaint_serials")
		.values(last)
		.onConflict((conflict) => conflict.column("year").doUpdateSet(last))
		.execute();
	if (from === 0)
		await db
			.insertInto("complaint_staff")
			.values({ user_id: userId, department: "swasth", is_head: 1 })
			.execute();
}
