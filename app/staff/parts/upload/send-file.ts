import { seconds } from "#contract/limits.ts";
import { uploads } from "#contract/media/limits.ts";
import { http } from "#contract/site/limits.ts";
import { uploadsPath } from "#contract/uploads.ts";
import { type Refusal, sentenceIn } from "../../../api-client.ts";
import { checkSession, followSession, readSession } from "../../../session/session.ts";
import { ownToken } from "../../../session/session-token.ts";
import { readStaffLanguage } from "../../../session/staff-language.ts";

/** Pause before a cut upload goes on, unless the network returns earlier. */
const pause = seconds(3);

/** A longer request was cut by the server's limit, not by the line (ms). */
const nearLimit = http.requestTimeout - seconds(3);

interface Sending {
	readonly onProgress: (share: number) => void;
	readonly onPause: (isPaused: boolean) => void;
	readonly signal: AbortSignal;
	/** Undefined if it can't be computed; the file is then unknown after a reload. */
	readonly sha256: string | undefined;
}

/** SHA-256 of a file; browsers compute it over https alone. */
export async function hashOf(blob: Blob): Promise<string | undefined> {
	if (!globalThis.crypto.subtle) return undefined;
	// An unreadable file fails when it is sent.
	const bytes = await blob.arrayBuffer().catch(() => undefined);
	if (!bytes) return undefined;
	const digest = await crypto.subtle.digest("SHA-256", bytes);
	return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Sends a file in pieces (tus), and goes on after a cut; a refusal ends it.
 *
 * @returns the upload's name, for the call that stores it
 */
export async function sendFile(
	blob: Blob,
	{ onProgress, onPause, signal, sha256 }: Sending,
): Promise<string | Refusal> {
	const { Upload, DetailedError } = await import("tus-js-client");
	return new Promise((resolve) => {
		let begun = 0;
		const upload = new Upload(blob, {
			endpoint: uploadsPath,
			chunkSize: uploads.pieceBytes,
			// The same content goes on where it was, also after a reload.
			fingerprint: async () => `palika-${sha256}`,
			storeFingerprintForResuming: sha256 !== undefined,
			removeFingerprintOnSuccess: true,
			retryDelays: null,
			onBeforeRequest: (request) => {
				begun = performance.now();
				request.setHeader("authorization", `Bearer ${ownToken() ?? ""}`);
				request.setHeader("accept-language", readStaffLanguage());
			},
			onProgress: (sent, all) => {
				onPause(false);
				onProgress(all ? sent / all : 1);
			},
			onSuccess: () => resolve(upload.url?.split("/").at(-1) ?? ""),
			onError: (error) => {
				if (signal.aborted) return;
				const status = error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
				if (status === 401) return waitForOwner();
				const isPassing = [0, 408, 409, 429].includes(status) || status >= 500;
				if (isPassing && status !== 507) return goOnLater();
				const body = error instanceof DetailedError ? error.originalResponse?.getBody() : undefined;
				resolve({ error: sentenceIn(readJson(body)), status });
			},
		});
		const goOnLater = () => {
			onPause(true);
			const { options } = upload;
			// On the slowest lines only a smaller piece arrives in time.
			if (performance.now() - begun > nearLimit) {
				options.chunkSize = Math.max((options.chunkSize ?? uploads.pieceBytes) / 2, uploads.leastPieceBytes);
			}
			const again = () => {
				removeEventListener("online", again);
				clearTimeout(waiting);
				if (!signal.aborted) upload.start();
			};
			const waiting = setTimeout(again, pause);
			addEventListener("online", again);
		};
		/** The file goes on once its sender has logged in again. */
		const waitForOwner = () => {
			onPause(true);
			const stop = followSession(() => {
				if (signal.aborted) return stop();
				if (!readSession().user) return;
				stop();
				upload.start();
			});
			void checkSession();
		};
		signal.addEventListener("abort", () => upload.abort());
		const earlier = sha256 === undefined ? Promise.resolve([]) : upload.findPreviousUploads();
		earlier.then(([begunBefore]) => {
			if (signal.aborted) return;
			if (begunBefore) upload.resumeFromPreviousUpload(begunBefore);
			upload.start();
		});
	});
}

function readJson(text: string | undefined): unknown {
	try {
		return JSON.parse(text ?? "");
	} catch {
		return undefined;
	}
}
