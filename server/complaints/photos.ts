import { createHmac, timingSafeEqual } from "node:crypto";
import { createReadStream } from "node:fs";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Reply } from "#contract/api.ts";
import { complaints as limits } from "#contract/complaints/limits.ts";
import type { Lang } from "#contract/language.ts";
import { momentOf } from "#contract/moments.ts";
import { plausible } from "#contract/photo-origin.ts";
import type { Services } from "../calls/call-context.ts";
import { networkTurn } from "../calls/sendings.ts";
import type { Waiter } from "../kit/queue.ts";
import { Refusal, refusal } from "../kit/refusal.ts";
import { type Incoming, staffTurn } from "../media/incoming.ts";
import type { MediaStore } from "../media/store.ts";
import { photoCounters } from "../session/throttle.ts";
import type { PhotoRow } from "./complaints.store.ts";
import { photoById } from "./complaints.store.ts";
import { removeFiles, underWay } from "./retention.ts";
import { secretKey } from "./settings.store.ts";

export interface Taken {
	readonly files: readonly Awaited<ReturnType<Incoming["takePhoto"]>>[];
	readonly refused: readonly string[];
}

export type Sender = { readonly address: string } | { readonly staff: number };

type With = Pick<Services, "database" | "photos" | "throttle"> & {
	readonly lang: Lang;
	readonly log: FastifyBaseLogger;
};

/**
 * Re-encodes photographs into the private store and runs `use`; files that no complaint names then are deleted.
 * Unreadable or surplus ones don't stop the complaint.
 * @throws {Refusal} tooBusy, noRoom, storeAway, scannerAway
 */
export async function withPhotos<Result>(
	context: With,
	photos: readonly Blob[],
	sender: Sender,
	use: (taken: Taken) => Promise<Result>,
): Promise<Result> {
	const taken = { files: [] as Taken["files"][number][], refused: [] as string[] };
	try {
		await takePhotos(context, photos, sender, taken);
		return await use(taken);
	} finally {
		for (const { path } of taken.files) underWay.splice(underWay.indexOf(path), 1);
		const paths = taken.files.map(({ path }) => path);
		// Files left by a failed database go with the sweep of strays.
		await removeFiles(context, paths, context.log).catch(() => undefined);
	}
}

async function takePhotos(
	{ photos: incoming, throttle, lang, log }: With,
	photos: readonly Blob[],
	sender: Sender,
	{ files, refused }: { readonly files: Taken["files"][number][]; readonly refused: string[] },
): Promise<void> {
	if (photos.length === 0) return;
	await incoming.turns.run(turnOf(sender), async () => {
		for (const photo of photos) {
			if ("address" in sender && !(await throttle.allows(...photoCounters(sender.address).taken))) {
				refused.push(refusal("tooManyPhotosHere").sentence(lang));
				continue;
			}
			try {
				const file = await judge(incoming, photo, log);
				underWay.push(file.path);
				files.push(file);
			} catch (error) {
				if (!(error instanceof Refusal) || error.status >= 500) throw error;
				refused.push(refusal("photoUnreadable").sentence(lang));
			}
		}
	});
}

const turnOf = (sender: Sender): Waiter =>
	"staff" in sender ? staffTurn(sender.staff) : networkTurn(sender.address);

async function judge(incoming: Incoming, photo: Blob, log: FastifyBaseLogger, store?: MediaStore) {
	if (photo.size > limits.photoBytes) throw refusal("photoUnreadable");
	return incoming.takePhoto(await photo.bytes(), log, store);
}

/**
 * Saves photographs of a form with mistakes for its next attempt, since browsers don't resend files.
 * @returns paths of those saved; fewer if the network's share or the room is full
 */
export async function keepPhotos(
	{
		photos: incoming,
		kept,
		throttle,
		log,
	}: Pick<Services, "photos" | "kept" | "throttle"> & Pick<With, "log">,
	photos: readonly Blob[],
	address: string,
): Promise<string[]> {
	if (photos.length === 0) return [];
	const counters = photoCounters(address);
	return incoming.turns.run(turnOf({ address }), async () => {
		const paths: string[] = [];
		let bytes: number | undefined;
		for (const photo of photos) {
			if (!(await throttle.allows(...counters.kept)) || !(await throttle.allows(...counters.taken))) break;
			bytes ??= await bytesIn(kept);
			if (bytes > limits.keptBytes) break;
			const file = await judge(incoming, photo, log, kept).catch(() => undefined);
			if (file) paths.push(file.path);
			bytes += file?.bytes ?? 0;
		}
		return paths;
	});
}

async function bytesIn(store: MediaStore): Promise<number> {
	let bytes = 0;
	for await (const file of store.list()) bytes += file.bytes;
	return bytes;
}

/** @throws {Refusal} tooBusy if this network's queue is full, before anything is counted or written */
export function refuseBusy(
	{ photos: incoming }: Pick<Services, "photos">,
	sent: readonly Blob[],
	address: string,
): void {
	if (sent.length > 0) incoming.turns.refuseFull(turnOf({ address }));
}

/** @throws {Refusal} noRoomHere before uploads fill the disk, which sign-in needs */
export async function refuseWithoutRoom({ freeBytes }: Pick<Services, "freeBytes">): Promise<void> {
	if ((await freeBytes()) < limits.leastFree) throw refusal("noRoomHere");
}

export function photoRows(
	files: Taken["files"],
	about: Pick<PhotoRow, "complaint_id" | "move_id" | "at" | "proof">,
) {
	return files.map(({ path, hash, bytes, width, height, origin }) => {
		const { takenAt, ...place } = plausible(origin, about.at);
		return {
			...about,
			path,
			hash,
			bytes,
			width: width ?? 0,
			height: height ?? 0,
			taken_at: takenAt,
			...place,
		};
	});
}

const photoPath = "/api/complaint-photos";

function signature(key: string, id: number, until: number): string {
	return createHmac("sha256", key).update(`photo ${id} ${until}`).digest("base64url");
}

/** Photographs with addresses valid for an hour, and with their place and time for staff. */
export async function signedPhotos(
	{ database: { db } }: Pick<Services, "database">,
	photos: readonly PhotoRow[],
	now: number,
): Promise<Reply<"complaint">["photos"]> {
	if (photos.length === 0) return [];
	const key = await secretKey(db);
	// Stable for some minutes, so that browsers can cache.
	const step = limits.photoAddress / 6;
	const until = Math.floor(now / step) * step + limits.photoAddress;
	return photos.map(({ id, width, height, at, proof, taken_at, ...place }) => {
		// Older versions stored implausible data.
		const { takenAt, latitude, longitude } = plausible({ ...place, takenAt: taken_at }, now);
		return {
			id,
			src: `${photoPath}/${id}?until=${until}&sign=${signature(key, id, until)}`,
			width,
			height,
			at: momentOf(at),
			isProof: proof === 1,
			takenAt: takenAt === null ? null : momentOf(takenAt),
			place: latitude === null || longitude === null ? null : { latitude, longitude },
		};
	});
}

/** Serves photographs by signed address, since an image request can't carry a token. */
export async function servePhotos(app: FastifyInstance, services: Services): Promise<void> {
	const { database, photos } = services;
	app.get<{ Params: { id: string }; Querystring: { until?: string; sign?: string } }>(
		`${photoPath}/:id`,
		async (request, reply) => {
			const id = Number(request.params.id);
			const until = Number(request.query.until);
			const given = Buffer.from(String(request.query.sign ?? ""));
			const isPlain = Number.isSafeInteger(id) && Number.isSafeInteger(until);
			const right = Buffer.from(isPlain ? signature(await secretKey(database.db), id, until) : "");
			const isRight = isPlain && given.length === right.length && timingSafeEqual(given, right);
			if (!isRight || until <= services.content.now()) throw refusal("unknownFile");
			const photo = await photoById(database.db, id);
			if (!photo) throw refusal("unknownFile");
			const file = await photos.store.bring(photo.path);
			return reply
				.headers({
					"content-type": "image/webp",
					"content-length": photo.bytes,
					// Nothing stays on a shared computer after signing out.
					"cache-control": "private, no-store",
				})
				.send(createReadStream(file));
		},
	);
}
