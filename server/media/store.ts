import type { Readable } from "node:stream";

/** Path below `/media/`, length, and time of storage (ms). */
export interface StoredFile {
	readonly path: string;
	readonly bytes: number;
	readonly at: number;
}

/** Storage of uploaded files, in a folder or an S3 bucket (decision 40). Files never change. */
export interface MediaStore {
	/** This server's own folder, for uploads in progress and files in use. */
	readonly folder: string;
	readonly name: string;
	list(): AsyncIterable<StoredFile>;
	has(path: string): Promise<boolean>;
	read(path: string): Promise<Readable>;
	/** Stores a file durably, so that the caller may delete its own. */
	write(path: string, file: string): Promise<void>;
	remove(path: string): Promise<void>;
	/** Fetches a file into this server's folder. @returns its path there */
	bring(path: string): Promise<string>;
	dropCopy(path: string): Promise<void>;
	/** Deletes copies of unknown files, and beyond a limit those unused the longest. */
	sweep(isKnown: (path: string) => boolean | Promise<boolean>): Promise<void>;
}

export interface S3Settings {
	/** `https://s3.ap-south-1.amazonaws.com`, or any other store's. */
	readonly endpoint: string;
	readonly region: string;
	readonly bucket: string;
	/** Prefix of keys: empty, or ending with a slash. */
	readonly prefix: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
}
