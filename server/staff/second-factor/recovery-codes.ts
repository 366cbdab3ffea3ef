import { hash, randomInt } from "node:crypto";
import { secondFactor as limits } from "#contract/people/limits.ts";

/** Crockford's base32: no two of its letters look alike. */
const letters = "0123456789abcdefghjkmnpqrstvwxyz";

export function newRecoveryCodes(): readonly string[] {
	return Array.from({ length: limits.recoveryCodes }, () => grouped(randomLetters()));
}

function randomLetters(): string {
	return Array.from({ length: limits.recoveryCode.letters }, () => letters[randomInt(letters.length)]).join(
		"",
	);
}

function grouped(code: string): string {
	return code.match(new RegExp(`.{1,${limits.recoveryCode.group}}`, "g"))?.join("-") ?? code;
}

/** Hash of a recovery code; 60 random bits need no slow one. */
export function hashRecoveryCode(userId: number, typed: string): string {
	const read = typed
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\da-z]/g, "")
		.replaceAll("o", "0")
		.replace(/[il]/g, "1");
	return hash("sha256", `${userId} ${read}`, "base64url");
}
