import type { IncomingMessage } from "node:http";
import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { seconds } from "#contract/limits.ts";
import { uploads } from "#contract/media/limits.ts";
import { http } from "#contract/site/limits.ts";
import { isAway } from "../db/errors.ts";
import { tooLarge } from "../http/send-error.ts";
import type { Turns, Waiter } from "../kit/queue.ts";
import { type Refusal, refusal } from "../kit/refusal.ts";
import { networksOf, sendingCounters, type Throttle } from "../session/throttle.ts";

interface Sending {
	readonly network: string;
	/** Its announced or greatest length in bytes. */
	readonly most: number;
	arrived: number;
	/** Start of the pace measurement, and the bytes before it. */
	since: number;
	before: number;
	isSlow: boolean;
	/** Count of those who still need the received bytes: the waiting client, and the work on them. */
	holders: number;
	end?: (refused: Refusal) => void;
}

interface Admitting {
	readonly throttle: Pick<Throttle, "count">;
	readonly photos: { readonly turns: Pick<Turns, "refuseFull"> };
}

/**
 * Names the network of an address and the wider one around it (one customer, or thousands of phones), with their places
 * in a queue.
 */
export function networkTurn(address: string): Required<Waiter> {
	const networks = networksOf(address);
	const [name = address, wide = address] = [networks[0], networks.at(-1)];
	return { name, wide, places: uploads.judgePlaces.network, widePlaces: uploads.judgePlaces.wideNetwork };
}

/** Limits the forms with photographs in progress, which together would fill the memory. */
export class UnderWay {
	readonly #sendings = new Map<IncomingMessage, Sending>();
	readonly #now: () => number;

	constructor(now = () => performance.now()) {
		this.#now = now;
	}

	/**
	 * Admits a request; large ones are counted before any byte is read, and take room as they arrive, not as announced.
	 * @throws {Refusal} tooBusy, in all or for one network; tooManyTries
	 */
	async admit(request: FastifyRequest, reply: FastifyReply, { throttle, photos }: Admitting): Promise<void> {
		const { raw, headers, ip, caller } = request;
		const most = Math.min(Number(headers["content-length"] ?? limits.bodyBytes), limits.bodyBytes);
		if (most <= http.bodyBytes) return;
		const turn = networkTurn(ip);
		if (!caller) photos.turns.refuseFull(turn);
		const pace = { arrived: 0, since: this.#now(), before: 0, isSlow: false };
		const sending = { network: turn.wide, most, ...pace, holders: 1 };
		this.#sendings.set(raw, sending);
		finished(reply.raw, () => this.#leave(raw, sending));
		this.#makeRoom(sending);
		// A failed count must not lose the form.
		const counted = caller ? undefined : throttle.count(sendingCounters(ip));
		await counted?.catch((error) => {
			if (!isAway(error)) throw error;
		});
	}

	/** Holds a request's room until its work is done, even if the client has gone. */
	async during<Result>({ raw }: FastifyRequest, work: () => Promise<Result>): Promise<Result> {
		const sending = this.#sendings.get(raw);
		if (!sending) return work();
		sending.holders += 1;
		try {
			return await work();
		} finally {
			this.#leave(raw, sending);
		}
	}

	#leave(raw: IncomingMessage, sending: Sending): void {
		sending.holders -= 1;
		if (sending.holders === 0) this.#sendings.delete(raw);
	}

	/** @throws {Refusal} tooLarge, tooBusy, tooSlow, malformed */
	async read({ raw, headers, server }: FastifyRequest, body: IncomingMessage, most: number): Promise<Buffer> {
		const sending = this.#sendings.get(raw);
		// Joins pieces as they arrive, since joining all at the end would block the server. An unknown length gets no
		// room ahead, as freeing it takes time.
		let whole = Buffer.allocUnsafeSlow(Math.min(most, Number(headers["content-length"] ?? http.bodyBytes)));
		let [length, pieces] = [0, 0];
		await new Promise<void>((resolve, reject) => {
			const end = (refused: Refusal) => {
				body.removeListener("data", take);
				reject(refused);
			};
			const take = (chunk: Buffer) => {
				length += chunk.length;
				pieces += 1;
				if (pieces > http.pieces && length < pieces * http.meanPieceBytes) {
					server.server.emit("clientError", new Error("Pieces too small"), raw.socket);
					return end(refusal("malformed"));
				}
				if (length > most) return end(tooLarge(most));
				if (length > whole.length) whole = Buffer.concat([whole], Math.min(most, 2 * length));
				chunk.copy(whole, length - chunk.length);
				// Measured in steps, as pieces may be a byte long.
				if (sending && length - sending.arrived >= limits.countedBytes) this.#arrive(sending, length, end);
			};
			if (sending) sending.end = end;
			body.on("data", take).on("end", resolve);
			body.on("error", () => end(refusal("malformed")));
		});
		if (sending) Object.assign(sending, { since: Number.POSITIVE_INFINITY, isSlow: false });
		return whole.subarray(0, length);
	}

	#arrive(sending: Sending, arrived: number, end: (refused: Refusal) => void): void {
		const now = this.#now();
		sending.arrived = arrived;
		if (now - sending.since >= limits.paceWithin)
			Object.assign(sending, { isSlow: isSlow(sending, now), since: now, before: arrived });
		try {
			this.#makeRoom(sending);
		} catch (error) {
			end(error as Refusal);
		}
	}

	#makeRoom(wanted: Sending): void {
		if (this.#hasRoom(wanted)) return;
		for (const [raw, each] of this.#sendings) {
			if (each === wanted || !isSlow(each, this.#now())) continue;
			this.#sendings.delete(raw);
			each.end?.(refusal("tooSlow"));
		}
		if (!this.#hasRoom(wanted)) throw refusal("tooBusy", { seconds: 5 });
	}

	#hasRoom({ network, most }: Sending): boolean {
		const room = (sendings: readonly Sending[]) =>
			sendings.reduce((sum, each) => sum + Math.min(each.most, each.arrived + limits.bytesAhead), 0);
		const all = [...this.#sendings.values()];
		const isLarge = (each: Pick<Sending, "most">) => each.most > limits.smallBytes;
		return (
			room(all) <= limits.bytesAtOnce &&
			room(all.filter((each) => each.network === network)) <= limits.bytesOfNetwork &&
			// A third of the room is reserved for small forms.
			(!isLarge({ most }) || room(all.filter(isLarge)) <= (limits.bytesAtOnce * 2) / 3)
		);
	}
}

function isSlow({ isSlow, since, before, arrived }: Sending, now: number): boolean {
	if (now - since < limits.paceWithin) return isSlow;
	return arrived - before < (limits.slowest * (now - since)) / seconds(1);
}

export const underWay = new UnderWay();
