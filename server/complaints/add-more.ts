import type { Body } from "#contract/api.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import type { ComplaintWay } from "#contract/complaints/moves.ts";
import { reportLineNames } from "#contract/complaints/report-lines.ts";
import { hours, seconds } from "#contract/limits.ts";
import type { Tx } from "../db/tables.ts";
import { refusal } from "../kit/refusal.ts";
import {
	addEvent,
	addKeys,
	addPhotos,
	changeComplaint,
	eventsOf,
	isBy,
	lockComplaint,
	newMark,
	personsOf,
	photosOf,
	setContact,
} from "./complaints.store.ts";
import { toldBy } from "./messages.ts";
import { photoRows, type Taken } from "./photos.ts";

/** Most additions by one person, since each reads all of them again. */
const mostAdditions = 20;

const added = [...reportLineNames, "words"] as const;

/** Adds what a form says when it is sent again; erased words stay erased. @throws {Refusal} tooManyTries */
export async function addMore(
	tx: Tx,
	{ complaintId, personId }: { readonly complaintId: number; readonly personId: number },
	{ sent, taken, now, way, by, isTold }: Adding,
): Promise<void> {
	const row = await lockComplaint(tx, complaintId);
	const persons = await personsOf(tx, row.id);
	const person = persons.find(({ id }) => id === personId);
	const events = await eventsOf(tx, row.id);
	if (!person) return;
	const isOwn = isBy(person);
	if (events.some((event) => event.what === "forget" && (event.by_id !== null || isOwn(event)))) return;
	if (events.filter((event) => event.what === "more" && isOwn(event)).length >= mostAdditions)
		throw refusal("tooManyTries", { seconds: hours(1) / seconds(1) });
	const contact = { name: sent.name ?? person.name, mobile: sent.mobile ?? person.mobile };
	const isOther = contact.name !== person.name || contact.mobile !== person.mobile;
	const isNew = isTold && person.told_in === null;
	const told =
		isNew && (await toldBy(tx, { mobile: contact.mobile, lang: sent.lang, now, isStaff: by !== undefined }));
	if (isOther || told) await setContact(tx, person.id, { ...contact, ...told });
	const isFirst = person === persons[0];
	const { latitude, longitude, lang } = sent;
	const place = latitude !== undefined && longitude !== undefined && { latitude, longitude };
	const changed = Object.entries(isFirst ? { lang, way, ...place } : {}).filter(
		([name, value]) => row[name as keyof typeof row] !== value,
	);
	const known = added.map((name) => row[name]).filter(() => isFirst);
	for (const { body } of events.filter(isOwn)) known.push(saidIn(body));
	const said = added
		.map((name) => sent[name])
		.filter((each) => each && !known.some((one) => one.includes(each)));
	const before = (await photosOf(tx, row.id)).filter(isOwn);
	const files = taken.files
		.filter(({ hash }) => !before.some((photo) => photo.hash === hash))
		.slice(0, Math.max(0, limits.photosOfOne - before.length));
	if (!isOther && changed.length + said.length + files.length === 0) return;
	const about = { complaint_id: row.id, move_id: newMark(person.id), at: now };
	const next = await changeComplaint(tx, row, Object.fromEntries(changed), { photos: files.length });
	if (!next) throw refusal("tooBusy", { seconds: 1 });
	const words = said.join("\n");
	if (row.state !== "held") await addKeys(tx, { id: row.id, mohalla: null, words }, "");
	await addPhotos(tx, photoRows(files, { ...about, proof: 0 }));
	await addEvent(tx, {
		...about,
		what: "more",
		by_id: by?.id ?? null,
		by_name: by?.name ?? null,
		body: JSON.stringify(words ? { words } : {}),
	});
}

interface Adding {
	readonly sent: Pick<
		Body<"reportComplaint">,
		(typeof added)[number] | "name" | "mobile" | "lang" | "latitude" | "longitude"
	>;
	readonly taken: Taken;
	readonly now: number;
	readonly way: ComplaintWay;
	readonly by: { readonly id: number; readonly name: string } | undefined;
	readonly isTold: boolean;
}

const saidIn = (body: string): string => String((JSON.parse(body) as { words?: string }).words ?? "");
