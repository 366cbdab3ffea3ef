import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts and authenticates a text with a key of 32 bytes.
 * @param beside plain text authenticated with it
 */
export function seal(key: Buffer, text: string, beside = ""): string {
	const nonce = randomBytes(nonceLength);
	const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(beside));
	const sealed = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
	return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString("base64url");
}

/** Decrypts a sealed text; undefined under another key. */
export function unseal(key: Buffer, sealed: string, beside = ""): string | undefined {
	const bytes = Buffer.from(sealed, "base64url");
	if (bytes.length <= nonceLength + tagLength) return undefined;
	try {
		const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength));
		opening.setAAD(Buffer.from(beside)).setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
		return opening.update(bytes.subarray(nonceLength + tagLength), undefined, "utf8") + opening.final("utf8");
	} catch {
		return undefined;
	}
}
