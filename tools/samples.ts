// Gives a sample town's desk complaints, anew on each day that it is started: npm run samples, which npm start does by itself.
import { createHash, randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { parse } from "yaml";
import { noticeVersion } from "#contract/complaints/notice.ts";
import { kinds } from "#contract/content/kinds.ts";
import { days } from "#contract/limits.ts";
import { indianDay } from "#contract/moments.ts";
import { uploadedPrefix } from "#contract/uploads.ts";
import {
	addComplaint,
	addEvent,
	addPerson,
	addPhotos,
	hashOf,
	type PhotoRow,
} from "#server/complaints/complaints.store.ts";
import { deleteSamples, handlersOf, readSettings, samplesMark } from "#server/complaints/settings.store.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Db, Tx } from "#server/db/tables.ts";
import { type Env, readEnv } from "#server/env.ts";
import { openPrivateStore } from "#server/media/open-store.ts";
import { rememberCouncil, sayOtherCouncil } from "#server/publishing/content-clock.store.ts";
import { EditedRows } from "#server/site/edited-rows.ts";
import { type Command, readWords, runPrivately } from "./command.ts";
import { readServed } from "./content/read-served.ts";
import { makeSamples } from "./samples/make-samples.ts";
import { photosOfWork } from "./samples/words.ts";

type Sample = ReturnType<typeof makeSamples>[number];

/** Serials that no real complaint of a town reaches. */
const firstSerial = 900_001;

type Stored = Pick<PhotoRow, "path" | "hash" | "bytes" | "width" | "height">;

async function storePhotos(env: Env): Promise<Map<string, Stored>> {
	const store = openPrivateStore(env);
	const stored = new Map<string, Stored>();
	await mkdir(store.folder, { recursive: true });
	for (const [category, file] of Object.entries(photosOfWork)) {
		const drawing = join(env.town, "media", file);
		if (!existsSync(drawing)) continue;
		const { data, info } = await sharp(drawing)
			.resize({ width: 1200 })
			.webp()
			.toBuffer({ resolveWithObject: true });
		const digest = createHash("sha256").update(data).digest();
		const hex = digest.toString("hex");
		const path = `${uploadedPrefix}${hex.slice(0, 2)}/${hex.slice(2)}.webp`;
		const scratch = join(store.folder, `sample.${randomUUID()}`);
		await writeFile(scratch, data, { mode: 0o600 });
		await store.write(path, scratch);
		await rm(scratch, { force: true });
		const { width, height, size: bytes } = info;
		stored.set(category, { path, hash: digest.toString("base64url"), bytes, width, height });
	}
	return stored;
}

/** @throws {Error} if the database is another council's */
async function samplesFor(db: Db, env: Env, day: string, proven: readonly string[]): Promise<Sample[]> {
	const { checked } = await readServed(db, env);
	const { en: town } = checked.content.council.town;
	const other = await rememberCouncil(db, town);
	if (other !== undefined) throw new Error(sayOtherCouncil(other, town, env.town));
	const rows = new EditedRows(
		() => checked,
		() => day,
	);
	const { silenceDays } = await readSettings(db);
	return makeSamples({ rows: (kind) => rows.rows(kind) }, day, { silence: days(silenceDays), proven });
}

async function replaceSamples(
	tx: Tx,
	day: string,
	samples: readonly Sample[],
	photos: ReadonlyMap<string, Stored>,
): Promise<void> {
	await deleteSamples(tx);
	await tx.insertInto("settings").values({ name: samplesMark, value: day, version: 0 }).execute();
	const workers = Map.groupBy(await handlersOf(tx, Date.now()), ({ department }) => department);
	for (const [index, { row, events, person, sounds, provenAt }] of samples.entries()) {
		const among = workers.get(row.department) ?? [];
		const { id: by_id = null, name } = among[index % among.length] ?? {};
		const person_id = row.state === "assigned" ? null : by_id;
		const { id, number } = await addComplaint(tx, { ...row, person_id }, sounds, firstSerial + index);
		for (const [at, event] of events.entries()) {
			const by = event.by_name === null ? {} : { by_id, by_name: name ?? event.by_name };
			await addEvent(tx, { ...event, ...by, complaint_id: id, move_id: `sample ${at}` });
		}
		const photo = photos.get(row.category);
		if (provenAt && photo) {
			const about = { complaint_id: id, move_id: "sample photo", at: provenAt, proof: 1 };
			await addPhotos(tx, [{ ...about, ...photo, taken_at: null, latitude: null, longitude: null }]);
		}
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
		const photos = await storePhotos(env);
		const samples = await samplesFor(db, env, day, [...photos.keys()]);
		await db.transaction().execute((tx) => replaceSamples(tx, day, samples, photos));
		say(`The complaint desk has ${samples.length} samples.`);
		return true;
	} finally {
		await database.close();
	}
};

if (import.meta.main) await runPrivately(main);
