import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { passwords } from "#contract/people/limits.ts";

const { memoryKib: memory, passes, parallelism } = passwords.argon2id;
const saltBytes = 16;
const hashBytes = 32;

/** PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

interface Cost {
	readonly memory: number;
	readonly passes: number;
	readonly parallelism: number;
}

const currentCost: Cost = { memory, passes, parallelism };

function derive(password: string, nonce: Buffer, tagLength: number, cost: Cost): Promise<Buffer> {
	// Keyboards differ in the code points of the same letter (requirement A3).
	const message = Buffer.from(password.normalize("NFC"), "utf8");
	return new Promise((resolve, reject) => {
		argon2("argon2id", { message, nonce, tagLength, ...cost }, (error, hash) =>
			error ? reject(error) : resolve(hash),
		);
	});
}

const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");

function format(salt: Buffer, hash: Buffer): string {
	return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`;
}

export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(saltBytes);
	return format(salt, await derive(password, salt, hashBytes, currentCost));
}

export async function verifyPassword(password: string, stored: string): Promise<boolean> {
	const [, m, t, p, salt, hash] = phc.exec(stored) ?? [];
	if (salt === undefined || hash === undefined) return false;
	const expected = Buffer.from(hash, "base64");
	const cost = { memory: Number(m), passes: Number(t), parallelism: Number(p) };
	return timingSafeEqual(
		await derive(password, Buffer.from(salt, "base64"), expected.length, cost),
		expected,
	);
}

export function needsRehash(stored: string): boolean {
	const [, m, t, p] = phc.exec(stored) ?? [];
	return Number(m) < memory || Number(t) < passes || Number(p) < parallelism;
}

/** Compared for unknown mobile numbers, so that they take as long as known ones (requirement A2). */
export const dummyHash = format(randomBytes(saltBytes), randomBytes(hashBytes));
