import { deskKindNames, deskKinds } from "#contract/content/desk.ts";
import { nameIn } from "#contract/content/row.ts";
import { uploadsNamedIn } from "#contract/uploads.ts";
import { deskFile } from "#server/content/overlay.ts";
import type { Database } from "#server/db/open.ts";
import { purgeDeleted } from "#server/db/purge.ts";
import type { Db, Tx } from "#server/db/tables.ts";
import { fileAt, takeAway } from "#server/media/media.store.ts";
import type { MediaStore } from "#server/media/store.ts";
import { raiseContentSeq } from "#server/publishing/content-clock.store.ts";
import { countDraftsOf, eraseWords, versionsToErase } from "#server/publishing/erasing.store.ts";
import { isInDraft, usesOfFiles } from "#server/publishing/media-uses.store.ts";
import { forgetFileWords, forgetSubjects, writeAuditLine } from "#server/staff/audit/audit.store.ts";
import type { Terminal } from "../command.ts";

const dry = `Nothing has been erased yet. The same command with --yes erases it for good; nobody can bring it back. Backups that were made
before keep it until they are deleted, and so do readers who have saved it.`;

const notPurged = `What was deleted may still be in the database's own files: others used it all the time, or wrote for long in
another database of the same PostgreSQL, or the disk has no room for a copy of it. Run npm run content -- purge once more.`;

interface WantedFile {
	readonly address: string;
	readonly isShown: (path: string) => boolean;
}

/** Erases an uploaded file for good; its row stays. @throws {Error} if it is shown or about to be */
export async function eraseFile(
	database: Database,
	store: MediaStore,
	{ address, isShown }: WantedFile,
	isMeant: boolean,
	terminal: Terminal,
): Promise<void> {
	const { db } = database;
	const { say } = terminal;
	const [path = ""] = uploadsNamedIn(address);
	const known = await fileAt(db, path);
	if (!known) {
		throw new Error(`No file of the address ${address} was ever uploaded: it ends like uploads/ab/cd….pdf.`);
	}
	const isStored = await store.has(path);
	const isGone = known.gone_at !== null;
	if (isGone && !isStored) {
		say(`${path} is gone already.`);
		return;
	}
	const older = isGone ? [] : await refuseOpenUses(db, path, isShown);
	say(`${isMeant ? "Erased" : "Would be erased"} for good:`);
	say(
		`  the file ${path} (${known.name}, ${known.bytes} bytes, uploaded by ${known.uploaded_name}), in ${store.name} and on every server's disk`,
	);
	if (older.length > 0) {
		say(`  Older versions of these stay, and say that the file was erased: ${older.join(", ")}`);
	}
	if (!isMeant) return say(dry);
	if (!isGone) {
		await db.transaction().execute(async (tx) => {
			const seq = await raiseContentSeq(tx);
			await refuseOpenUses(tx, path, isShown);
			await takeAway(tx, known.id, null, Date.now(), seq);
			await forgetFileWords(tx, known);
			const subject = { id: null, name: known.name };
			await writeAuditLine(tx, { action: "erase file from the console", subject, detail: path });
		});
	}
	await store.remove(path);
	await purge(database, terminal);
}

/** @returns older versions that show it. @throws {Error} if it is shown, planned, waiting or in a draft */
async function refuseOpenUses(db: Db | Tx, path: string, isShown: (path: string) => boolean) {
	const uses = await usesOfFiles(db, [path], Date.now());
	const open = uses.filter(({ isOlder }) => !isOlder).map(deskFile);
	if (open.length > 0) {
		throw new Error(
			`Nothing was erased: readers see the file in ${open.join(", ")}, or it waits there or is planned. Take that off the site, publish it without the file, or return it first.`,
		);
	}
	if (await isInDraft(db, path)) {
		throw new Error(
			"Nothing was erased: somebody is writing a draft with this file. Have it removed there first.",
		);
	}
	if (isShown(path)) {
		throw new Error(
			"Nothing was erased: the council's folder shows this file. Remove it there and reload first.",
		);
	}
	return uses.map(deskFile);
}

interface WantedVersions {
	readonly kind: string;
	readonly key: string;
	readonly number: string | undefined;
}

/** Erases words of one or all older versions for good. @throws {Error} if there are none */
export async function eraseVersions(
	database: Database,
	wanted: WantedVersions,
	isMeant: boolean,
	terminal: Terminal,
): Promise<void> {
	const { db } = database;
	const { say } = terminal;
	const kind = deskKindNames.find((name) => name === wanted.kind);
	if (!kind) throw new Error(`There is no kind ${wanted.kind}. There are: ${deskKindNames.join(", ")}.`);
	const { key, number } = wanted;
	const chosen = erasableOf(await versionsToErase(db, kind, key, Date.now()), { kind, key, number });
	const numbers = chosen.map((version) => version.number);
	say(`${isMeant ? "Erased" : "Would be erased"} for good, of ${deskKinds[kind].one.en} ${key}:`);
	for (const version of chosen) {
		const told = version.isTold ? ", with what readers are told that it has changed" : "";
		say(
			`  the words of version ${version.number}, by ${version.by}, ${new Date(version.at).toISOString()}${told}`,
		);
	}
	const drafts = await countDraftsOf(db, kind, key);
	if (drafts > 0) {
		say(`  Not erased: ${drafts === 1 ? "a draft" : `${drafts} drafts`} of it, which only the writers see.`);
	}
	if (!isMeant) return say(dry);
	await db.transaction().execute(async (tx) => {
		const seq = await raiseContentSeq(tx);
		// Read again under the lock, as one may have come back.
		const versions = await versionsToErase(tx, kind, key, Date.now());
		for (const each of numbers) erasableOf(versions, { kind, key, number: String(each) });
		await eraseWords(tx, { kind, key, numbers }, Date.now(), seq);
		const name = `${deskKinds[kind].one.en} ${key}`;
		// The log names rows by their first words, which may be all of an alert.
		const headings = (isErased: boolean) =>
			versions
				.filter((version) => numbers.includes(version.number) === isErased)
				.map(({ row }) => nameIn(row ?? undefined, "en"));
		const kept = headings(false);
		const subjects = headings(true).filter((heading) => !kept.includes(heading));
		await forgetSubjects(tx, { detail: name, subjects, key });
		const subject = { id: null, name };
		const detail = numbers.join(", ");
		await writeAuditLine(tx, { action: "erase content from the console", subject, detail });
	});
	await purge(database, terminal);
}

/** Removes erased words from the database's files, waiting as `purgeDeleted` does. @returns whether they are gone */
export async function purge(
	database: Database,
	{ say, warn }: Pick<Terminal, "say" | "warn">,
	patience?: number,
): Promise<boolean> {
	const isGone = await purgeDeleted(database, patience);
	if (isGone) say("The database's own files hold nothing any more of what was deleted in it.");
	else warn(notPurged);
	return isGone;
}

function erasableOf(
	versions: Awaited<ReturnType<typeof versionsToErase>>,
	{ kind, key, number }: WantedVersions & Pick<Parameters<typeof deskFile>[0], "kind">,
) {
	if (versions.length === 0) throw new Error(`The desk has never written ${deskFile({ kind, key })}.`);
	const wanted = versions.filter((version) => number === undefined || String(version.number) === number);
	const erasable = wanted.filter(({ row, isSeen, isWaiting }) => row && !isSeen && !isWaiting);
	if (erasable.length > 0) return erasable;
	if (wanted.some(({ isSeen }) => isSeen)) {
		throw new Error(
			"Nothing was erased: readers see this version or will see it. Take it off the site, publish another, or call it off first.",
		);
	}
	if (wanted.some(({ isWaiting }) => isWaiting)) {
		throw new Error("Nothing was erased: this version waits for review. Return it first.");
	}
	const which = number === undefined ? "no version" : `no version ${number}`;
	throw new Error(`Nothing was erased: ${which} of ${deskFile({ kind, key })} holds any words.`);
}
