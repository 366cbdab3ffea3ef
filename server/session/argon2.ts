import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { passwords } from "#contract/limits.ts";

const { memoryKib: memory, passes, parallelism } = passwords.argon2id;
const saltBytes = 16;
const hashBytes = 32;

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`: the usual way of writing a hash down, with all that it takes to check it. */
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

interface Cost {
	readonly memory: number;
	readonly passes: number;
	readonly parallelism: number;
}

const today: Cost = { memory, passes, parallelism };

function derive(password: string, nonce: Buffer, tagLength: number, cost: Cost): Promise<Buffer> {
	// The same letters typed on another keyboard may be other code points (requirement A3).
	const message = Buffer.from(password.normalize("NFC"), "utf8");
	return new Promise((resolve, reject) => {
		argon2("argon2id", { message, nonce, tagLength, ...cost }, (error, hash) =>
			error ? reject(error) : resolve(hash),
		);
	});
}

const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

function write(salt: Buffer, hash: Buffer): string {
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

/** The hash of a password, in the form in which it is kept. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(saltBytes);
	return write(salt, await derive(password, salt, hashBytes, today));
}

/** Whether a password is the one of a kept hash. */
export async function passwordFits(password: string, kept: string): Promise<boolean> {
	const [, m, t, p, salt, hash] = phc.exec(kept) ?? [];
	if (salt === undefined || hash === undefined) return false;
	const expected = Buffer.from(hash, "base64");
	const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
	return timingSafeEqual(
		await derive(password, Buffer.from(salt, "base64"), expected.length, cost),
		expected,
	);
}

/** Whether a hash was made when less work was asked for than today. */
export function isWeakerThanToday(kept: string): boolean {
	const [, m, t, p] = phc.exec(kept) ?? [];
	return Number(m) < memory || Number(t) < passes || Number(p) < parallelism;
}

/** A hash that no password fits: an unknown mobile number costs as much as a known one (requirement A2). */
export const nobodysHash = write(randomBytes(saltBytes), randomBytes(hashBytes));
