// Gives a sample town's desk complaints, anew on each day that it is started: npm run samples, which npm start does by itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { noticeVersion } from "#contract/complaints/notice.ts";
import { kinds } from "#contract/content/kinds.ts";
import { days } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { addComplaint, addEvent, addPerson, hashOf } from "#server/complaints/complaints.store.ts";
import { deleteSamples, readSettings, samplesMark } from "#server/complaints/settings.store.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Db, Tx } from "#server/db/tables.ts";
import { type Env, readEnv } from "#server/env.ts";
import { rememberCouncil, sayOtherCouncil } from "#server/publishing/content-clock.store.ts";
import { EditedRows } from "#server/site/edited-rows.ts";
import { type Command, readWords, runPrivately } from "./command.ts";
import { readServed } from "./content/read-served.ts";
import { makeSamples } from "./samples/make-samples.ts";

type Sample = ReturnType<typeof makeSamples>[number];

/** Serials that no real complaint of a town reaches. */
const firstSerial = 900_001;

/** @throws {Error} if the database is another council's */
async function samplesFor(db: Db, env: Env, day: string): Promise<Sample[]> {
	const { checked } = await readServed(db, env);
	const { en: town } = checked.content.council.town;
	const other = await rememberCouncil(db, town);
	if (other !== undefined) throw new Error(sayOtherCouncil(other, town, env.town));
	const rows = new EditedRows(
		() => checked,
		() => day,
	);
	const { silenceDays } = await readSettings(db);
	return makeSamples({ rows: (kind) => rows.rows(kind) }, day, days(silenceDays));
}

async function replaceSamples(tx: Tx, day: string, samples: readonly Sample[]): Promise<void> {
	await deleteSamples(tx);
	await tx.insertInto("settings").values({ name: samplesMark, value: day, version: 0 }).execute();
	for (const [index, { row, events, person, sounds }] of samples.entries()) {
		const { id, number } = await addComplaint(tx, row, sounds, firstSerial + index);
		for (const [at, event] of events.entries())
			await addEvent(tx, { ...event, complaint_id: id, move_id: `sample ${at}` });
		const form_hash = hashOf(`form of ${number}`);
		const code_hash = hashOf(`code of ${number}`);
		await addPerson(tx, {
			...person,
			complaint_id: id,
			form_hash,
			code_hash,
			notice: noticeVersion,
			at: row.arrived_at,
		});
	}
}

export const main: Command = async ({ argv, environment, say }) => {
	readWords(argv, { usage: "Usage: npm run samples" });
	// The environment alone, as npm start reads it, never the service's file.
	const env = readEnv(environment);
	// Before anything else, so that a real council's database is never touched.
	if (parse(readFileSync(join(env.town, kinds.council.file), "utf8"))?.sample !== true) return true;
	const database = await openDatabase(env.database);
	try {
		const { db } = database;
		const day = indianDay(Date.now());
		const mark = db.selectFrom("settings").select("value").where("name", "=", samplesMark);
		if ((await mark.executeTakeFirst())?.value === day) return true;
		const samples = await samplesFor(db, env, day);
		await db.transaction().execute((tx) => replaceSamples(tx, day, samples));
		say(`The complaint desk has ${samples.length} samples.`);
		return true;
	} finally {
		await database.close();
	}
};

if (import.meta.main) await runPrivately(main);
