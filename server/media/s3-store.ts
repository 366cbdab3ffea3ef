import { createHash } from "node:crypto";
import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, rm, stat, utimes } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { seconds } from "#contract/limits.ts";
import { s3 as limits, uploads } from "#contract/media/limits.ts";
import { uploadedPrefix } from "#contract/uploads.ts";
import { reasonOf } from "../db/errors.ts";
import { Queue } from "../kit/queue.ts";
import { type Refusal, refusal } from "../kit/refusal.ts";
import { type FolderStore, uploadedFile } from "./folder-store.ts";
import { hashing } from "./hashing.ts";
import { freeBytesOf } from "./room.ts";
import type { MediaStore, S3Settings, StoredFile } from "./store.ts";

/** Payload hash that S3 signs for an empty body. */
const hashOfNothing = createHash("sha256").digest("hex");

/** Uploads in an S3 bucket, named by hash, which the store verifies on upload and this server on download; readers get a local copy. */
export class S3Store implements MediaStore {
	readonly #settings: S3Settings;
	readonly #copies: FolderStore;
	/** Downloads in progress, so that no file is fetched twice at a time. */
	readonly #underWay = new Map<string, Promise<void>>();
	readonly #queue = new Queue(limits.atOnce, limits.waiting);
	/** Moment until which a store that was away isn't asked again. */
	#awayUntil = 0;
	readonly #report: (error: Error) => void;

	constructor(settings: S3Settings, copies: FolderStore, report: (error: Error) => void) {
		this.#report = report;
		this.#settings = settings;
		this.#copies = copies;
	}

	get folder(): string {
		return this.#copies.folder;
	}

	get name(): string {
		const { bucket, prefix, endpoint } = this.#settings;
		return `s3://${bucket}/${prefix} at ${endpoint}`;
	}

	async *list(): AsyncIterable<StoredFile> {
		const { xml2js } = await import("xml-js");
		const { prefix } = this.#settings;
		let rest: string | undefined;
		do {
			const answer = await this.#ask("GET", "", {
				query: { "list-type": "2", prefix, ...(rest && { "continuation-token": rest }) },
			});
			const text = await this.#textOf(answer);
			const { ListBucketResult: listed } = xml2js(text, { compact: true, alwaysArray: true }) as Listing;
			for (const { Key: [key] = [], Size: [size] = [], LastModified: [at] = [] } of listed[0].Contents ??
				[]) {
				const name = key?._text[0].slice(prefix.length) ?? "";
				if (/^[0-9a-f]{2}\/[0-9a-f]{62}\.[a-z0-9]+$/.test(name)) {
					const changed = Date.parse(at?._text[0] ?? "");
					yield { path: uploadedPrefix + name, bytes: Number(size?._text[0]), at: changed };
				}
			}
			rest = listed[0].NextContinuationToken?.[0]?._text[0];
		} while (rest !== undefined);
	}

	async has(path: string): Promise<boolean> {
		return (await this.#ask("HEAD", this.#keyOf(path), { orMissing: true })).ok;
	}

	async read(path: string): Promise<Readable> {
		const answer = await this.#ask("GET", this.#keyOf(path));
		return answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([]);
	}

	async write(path: string, file: string): Promise<void> {
		const answer = await this.#ask("PUT", this.#keyOf(path), {
			body: await openAsBlob(file),
			hash: hashIn(path),
		});
		await this.#textOf(answer);
		// A local copy saves this server the download; without one the first reader waits.
		await this.#copies.write(path, file).catch(() => undefined);
	}

	async remove(path: string): Promise<void> {
		const answer = await this.#ask("DELETE", this.#keyOf(path), { orMissing: true });
		await this.#textOf(answer);
		await this.#copies.remove(path);
	}

	async bring(path: string): Promise<string> {
		const file = uploadedFile(this.folder, path);
		const copy = await stat(file).catch(() => undefined);
		if (!copy) {
			const fetched = this.#underWay.get(path) ?? this.#fetch(path);
			this.#underWay.set(path, fetched);
			await fetched.finally(() => this.#underWay.delete(path));
		} else if (Date.now() - copy.mtimeMs > limits.noticed) {
			const now = new Date();
			await utimes(file, now, now).catch(() => undefined);
		}
		return file;
	}

	async dropCopy(path: string): Promise<void> {
		await this.#copies.remove(path);
	}

	async sweep(isKnown: (path: string) => boolean | Promise<boolean>): Promise<void> {
		const copies: StoredFile[] = [];
		for await (const copy of this.#copies.list()) {
			// An unknown file may just have been uploaded.
			if (Date.now() - copy.at > limits.noticed && !(await isKnown(copy.path))) {
				await this.#copies.remove(copy.path);
			} else copies.push(copy);
		}
		let sum = 0;
		// A copy's modification time is that of its last use.
		for (const { path, bytes } of copies.sort((one, other) => other.at - one.at)) {
			sum += bytes;
			// Findings stay when the copy is dropped.
			if (sum > limits.copiesBytes) await rm(uploadedFile(this.folder, path), { force: true });
		}
	}

	async #fetch(path: string): Promise<void> {
		await this.#queue.run(async () => {
			const answer = await this.#ask("GET", this.#keyOf(path));
			await mkdir(this.folder, { recursive: true });
			const length = Number(answer.headers.get("content-length"));
			if ((await freeBytesOf(this.folder)) < length + uploads.keptFree) {
				await answer.body?.cancel();
				throw refusal("noRoom");
			}
			await this.#copies.writeBy(path, async (beside) => {
				const sum = createHash("sha256");
				const body = Readable.fromWeb(answer.body as ReadableStream);
				await pipeline(hashing(body, sum), createWriteStream(beside)).catch((error) => {
					throw this.#away(error);
				});
				if (sum.digest("hex") !== hashIn(path)) {
					throw new Error(`${path} in ${this.name} is not the file that was uploaded`);
				}
			});
		});
	}

	#keyOf(path: string): string {
		return this.#settings.prefix + path.slice(uploadedPrefix.length);
	}

	/** @throws {Refusal} storeAway on a timeout or a bad answer; unknownFile if the file is missing */
	async #ask(
		method: "GET" | "HEAD" | "PUT" | "DELETE",
		key: string,
		{ query = {}, body, hash = hashOfNothing, orMissing = false }: Question = {},
	): Promise<Response> {
		if (Date.now() < this.#awayUntil) throw refusal("storeAway");
		// Imported only here, so that servers without such a store don't load the library.
		const { AwsV4Signer } = await import("aws4fetch");
		const { endpoint, bucket, region, accessKeyId, secretAccessKey } = this.#settings;
		const signed = await new AwsV4Signer({
			method,
			url: `${endpoint}/${bucket}/${key}?${new URLSearchParams(query)}`.replace(/\?$/, ""),
			headers: { "x-amz-content-sha256": hash },
			service: "s3",
			region,
			accessKeyId,
			secretAccessKey,
		}).sign();
		const stop = new AbortController();
		const stopAfter = (bytes: number) => {
			const wait = limits.silence + (bytes / limits.slowest) * seconds(1);
			return setTimeout(() => stop.abort(), wait).unref();
		};
		const waiting = stopAfter(body?.size ?? 0);
		let answer: Response;
		try {
			const { url, headers } = signed;
			answer = await fetch(url, { method, headers, signal: stop.signal, ...(body && { body }) });
		} catch (error) {
			throw this.#away(error);
		} finally {
			clearTimeout(waiting);
		}
		const isMissing = answer.status === 404;
		if (answer.ok || (isMissing && orMissing)) {
			stopAfter(Number(answer.headers.get("content-length")));
			return answer;
		}
		const said = await answer.text().catch(() => "");
		// S3 answers 404 for a missing bucket too; only the code differs.
		if (isMissing && !said.includes("NoSuchBucket")) throw refusal("unknownFile");
		throw this.#away(new Error(`it answers ${answer.status} ${said.slice(0, 300)}`));
	}

	async #textOf(answer: Response): Promise<string> {
		return answer.text().catch((error) => {
			throw this.#away(error);
		});
	}

	#away(error: unknown): Refusal {
		this.#awayUntil = Date.now() + limits.rests;
		this.#report(new Error(`${this.name} can't be used: ${reasonOf(error)}`));
		return refusal("storeAway");
	}
}

interface Question {
	readonly query?: Readonly<Record<string, string>>;
	readonly body?: Blob;
	/** SHA-256 of the body, hexadecimal. */
	readonly hash?: string;
	readonly orMissing?: boolean;
}

type Text = readonly [{ readonly _text: readonly [string] }];

interface Listing {
	readonly ListBucketResult: readonly [
		{
			readonly Contents?: readonly {
				readonly Key?: Text;
				readonly Size?: Text;
				readonly LastModified?: Text;
			}[];
			readonly NextContinuationToken?: Text;
		},
	];
}

function hashIn(path: string): string {
	return path
		.slice(uploadedPrefix.length)
		.replace("/", "")
		.replace(/\.\w+$/, "");
}
