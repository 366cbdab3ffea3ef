import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { secondFactor as limits } from "#contract/people/limits.ts";
import type { Db, Tx } from "../../db/tables.ts";
import { findPasskey, keepChallenge, notePasskeyUse, passkeysOf, takeChallenge } from "./passkeys.store.ts";

/** Imported lazily, so that servers without passkeys don't load it. */
const library = () => import("@simplewebauthn/server");

function site(publicUrl: string) {
	return { rpID: new URL(publicUrl).hostname, origin: new URL(publicUrl).origin };
}

interface Person {
	readonly id: number;
	readonly name: string;
	readonly phone: string;
}

type Options = Record<string, unknown>;

const credentials = (rows: Awaited<ReturnType<typeof passkeysOf>>) =>
	rows.map(({ credential_id, transports }) => ({
		id: credential_id,
		transports: transports.split(",").filter(Boolean),
	}));

export async function optionsToAdd(db: Db, person: Person, publicUrl: string, now: number): Promise<Options> {
	const { generateRegistrationOptions } = await library();
	const { rpID } = site(publicUrl);
	const options = await generateRegistrationOptions({
		rpName: rpID,
		rpID,
		userName: person.phone,
		userDisplayName: person.name,
		timeout: limits.challengeFor,
		excludeCredentials: credentials(await passkeysOf(db, person.id)),
		authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
	});
	await keepChallenge(db, person.id, "add", options.challenge, now + limits.challengeFor);
	return { ...options };
}

export async function optionsToSignIn(db: Db, userId: number, publicUrl: string, now: number) {
	const { generateAuthenticationOptions } = await library();
	const options = await generateAuthenticationOptions({
		rpID: site(publicUrl).rpID,
		timeout: limits.challengeFor,
		allowCredentials: credentials(await passkeysOf(db, userId)),
		userVerification: "preferred",
	});
	await keepChallenge(db, userId, "sign in", options.challenge, now + limits.challengeFor);
	return { ...options };
}

/** Verifies a new passkey; undefined if the answer doesn't fit the challenge. */
export async function readNewPasskey(
	tx: Tx,
	userId: number,
	answer: unknown,
	publicUrl: string,
	now: number,
) {
	const expectedChallenge = await takeChallenge(tx, userId, "add", now);
	if (expectedChallenge === undefined) return undefined;
	const { verifyRegistrationResponse } = await library();
	const { rpID, origin } = site(publicUrl);
	const { registrationInfo } = await verifyRegistrationResponse({
		response: answer as RegistrationResponseJSON,
		expectedChallenge,
		expectedOrigin: origin,
		expectedRPID: rpID,
		requireUserVerification: false,
	}).catch(refusedByLibrary);
	if (!registrationInfo) return undefined;
	const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
	return {
		credential_id: id,
		public_key: Buffer.from(publicKey).toString("base64url"),
		counter,
		transports: transports.join(","),
		added_at: now,
	};
}

/** Whether a device has answered this sign-in's challenge with the person's passkey; used up either way. */
export async function passByPasskey(
	tx: Tx,
	userId: number,
	answer: { readonly id?: unknown },
	publicUrl: string,
	now: number,
): Promise<boolean> {
	const expectedChallenge = await takeChallenge(tx, userId, "sign in", now);
	const passkey = await findPasskey(tx, userId, String(answer.id));
	if (expectedChallenge === undefined || !passkey) return false;
	const { verifyAuthenticationResponse } = await library();
	const { rpID, origin } = site(publicUrl);
	const checked = await verifyAuthenticationResponse({
		response: answer as unknown as AuthenticationResponseJSON,
		expectedChallenge,
		expectedOrigin: origin,
		expectedRPID: rpID,
		credential: {
			id: passkey.credential_id,
			publicKey: new Uint8Array(Buffer.from(passkey.public_key, "base64url")),
			counter: passkey.counter,
		},
		requireUserVerification: false,
	}).catch(refusedByLibrary);
	if (!("authenticationInfo" in checked) || !checked.verified) return false;
	await notePasskeyUse(tx, passkey.id, checked.authenticationInfo.newCounter, now);
	return true;
}

function refusedByLibrary() {
	return { verified: false, registrationInfo: undefined } as const;
}
