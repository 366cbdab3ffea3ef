import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest();

/** A text or the bytes behind a text, in CBOR. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) =>
	Buffer.concat([Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]), bytes]);

/** A device that makes one passkey and answers with it, as WebAuthn describes it (ES256, attestation "none"). */
export class Device {
	readonly #keys = generateKeyPairSync("ec", { namedCurve: "P-256" });
	readonly #id = randomBytes(16);
	readonly #origin: string;
	#count = 0;

	constructor(origin = "http://localhost:3000") {
		this.#origin = origin;
	}

	#clientData(type: string, challenge: string): Buffer {
		return Buffer.from(JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }));
	}

	/** Builds authenticator data: for whom, that somebody is there, how often it was used. */
	#about(flags: number): Buffer {
		this.#count += 1;
		const count = Buffer.alloc(4);
		count.writeUInt32BE(this.#count);
		return Buffer.concat([sha256(new URL(this.#origin).hostname), Buffer.from([flags]), count]);
	}

	/** Makes the passkey that the options of `beginPasskey` ask for. */
	make({ challenge }: { challenge: string }): Record<string, unknown> {
		const { x = "", y = "" } = this.#keys.publicKey.export({ format: "jwk" });
		const publicKey = Buffer.concat([
			Buffer.from("a5010203262001215820", "hex"),
			Buffer.from(x, "base64url"),
			Buffer.from("225820", "hex"),
			Buffer.from(y, "base64url"),
		]);
		const authData = Buffer.concat([
			this.#about(0x41),
			Buffer.alloc(16),
			Buffer.from([0, this.#id.length]),
			this.#id,
			publicKey,
		]);
		const attestation = Buffer.concat([
			Buffer.from([0xa3]),
			cborText("fmt"),
			cborText("none"),
			cborText("attStmt"),
			Buffer.from([0xa0]),
			cborText("authData"),
			cborBytes(authData),
		]);
		return this.#answer({
			clientDataJSON: this.#clientData("webauthn.create", challenge).toString("base64url"),
			attestationObject: attestation.toString("base64url"),
			transports: ["internal"],
		});
	}

	/** Answers the options of `beginPasskeySignIn`. */
	answer({ challenge }: { challenge: string }): Record<string, unknown> {
		const clientData = this.#clientData("webauthn.get", challenge);
		const authData = this.#about(0x01);
		const signature = sign("sha256", Buffer.concat([authData, sha256(clientData)]), this.#keys.privateKey);
		return this.#answer({
			clientDataJSON: clientData.toString("base64url"),
			authenticatorData: authData.toString("base64url"),
			signature: signature.toString("base64url"),
		});
	}

	#answer(response: Record<string, unknown>): Record<string, unknown> {
		const id = this.#id.toString("base64url");
		return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
	}
}
