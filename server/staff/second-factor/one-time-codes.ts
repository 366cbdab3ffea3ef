import { Secret, TOTP } from "otpauth";
import { seconds } from "#contract/limits.ts";
import { plainDigits } from "#contract/mobile.ts";
import { secondFactor as limits } from "#contract/people/limits.ts";

export function newSecret(): string {
	return new Secret().base32;
}

function generator(secret: string, issuer = "", label = "") {
	return new TOTP({
		secret: Secret.fromBase32(secret),
		algorithm: "SHA1",
		digits: limits.codeDigits,
		period: limits.step / seconds(1),
		issuer,
		label,
	});
}

export function secretAddress(secret: string, issuer: string, label: string): string {
	return generator(secret, issuer, label).toString();
}

/** Time step of a typed code, in digits of any script; undefined if it fits no step around now. */
export function stepOfCode(secret: string, typed: string, now: number): number | undefined {
	const token = plainDigits(typed);
	if (!/^\d+$/.test(token) || token.length !== limits.codeDigits) return undefined;
	const delta = generator(secret).validate({ token, timestamp: now, window: limits.stepsAround });
	return delta === null ? undefined : Math.floor(now / limits.step) + delta;
}
