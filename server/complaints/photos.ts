import { createHmac, timingSafeEqual } from "node:crypto";
import { createReadStream } from "node:fs";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Reply } from "#contract/api.ts";
import type { Lang } from "#contract/language.ts";
import { complaints as limits } from "#contract/limits.ts";
import { momentOf } from "#contract/moments.ts";
import type { Services } from "../calls/call-context.ts";
import { Refusal, refusal } from "../kit/refusal.ts";
import type { Incoming } from "../media/incoming.ts";
import type { PhotoRow } from "./complaints.store.ts";
import { photoById } from "./complaints.store.ts";
import { secretKey } from "./settings.store.ts";

/** Photographs that were taken, and a sentence for each that wasn't. */
export interface Taken {
	readonly files: readonly Awaited<ReturnType<Incoming["takePhoto"]>>[];
	readonly refused: readonly string[];
}

/**
 * Puts photographs into the private store, written anew. One that can't be read doesn't stop the complaint.
 *
 * @throws {Refusal} where a later try may do better: tooBusy, noRoom, storeAway, scannerAway
 */
export async function takePhotos(
	incoming: Incoming,
	photos: readonly Blob[],
	lang: Lang,
	log: FastifyBaseLogger,
): Promise<Taken> {
	const files: Taken["files"][number][] = [];
	const refused: string[] = [];
	for (const photo of photos) {
		try {
			if (photo.size > limits.photoBytes) throw refusal("photoUnreadable");
			files.push(await incoming.takePhoto(new Uint8Array(await photo.arrayBuffer()), log));
		} catch (error) {
			if (!(error instanceof Refusal) || error.status >= 500) throw error;
			refused.push(refusal("photoUnreadable").sentence(lang));
		}
	}
	return { files, refused };
}

/** What is stored of photographs that came with one sending. */
export function photoRows(
	files: Taken["files"],
	about: Pick<PhotoRow, "complaint_id" | "move_id" | "at" | "proof">,
) {
	return files.map(({ path, hash, bytes, width, height, origin }) => ({
		...about,
		path,
		hash,
		bytes,
		width: width ?? 0,
		height: height ?? 0,
		taken_at: origin?.takenAt ?? null,
		latitude: origin?.latitude ?? null,
		longitude: origin?.longitude ?? null,
	}));
}

const photoPath = "/api/complaint-photos";

function signature(key: string, id: number, until: number): string {
	return createHmac("sha256", key).update(`photo ${id} ${until}`).digest("base64url");
}

/** Photographs with addresses that open for an hour, and with what their files said of time and place, which is for staff alone. */
export async function signedPhotos(
	{ database: { db } }: Pick<Services, "database">,
	photos: readonly PhotoRow[],
	now: number,
): Promise<Reply<"complaint">["photos"]> {
	if (photos.length === 0) return [];
	const key = await secretKey(db);
	// The same for some minutes, so that a browser shows what it has.
	const step = limits.photoAddress / 6;
	const until = Math.floor(now / step) * step + limits.photoAddress;
	return photos.map(({ id, width, height, at, proof, taken_at, latitude, longitude }) => ({
		id,
		src: `${photoPath}/${id}?until=${until}&sign=${signature(key, id, until)}`,
		width,
		height,
		at: momentOf(at),
		isProof: proof === 1,
		takenAt: taken_at === null ? null : momentOf(taken_at),
		place: latitude === null || longitude === null ? null : { latitude, longitude },
	}));
}

/** Serves photographs to whoever has a signed address: a browser can't send a token along with a picture. */
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
					// On a computer that others use too nothing of it is left after logging out.
					"cache-control": "private, no-store",
				})
				.send(createReadStream(file));
		},
	);
}
