import type { Readable } from "node:stream";

/** A file of a store: its path below `/media/`, its length, and since when it lies there (ms). */
export interface StoredFile {
	readonly path: string;
	readonly bytes: number;
	readonly at: number;
}

/**
 * Storage of uploaded files: a folder, or a bucket of any S3 store (decision 40). No file in it
 * ever changes.
 */
export interface MediaStore {
	/** This server's own folder: what is being sent arrives in it, and a file lies in it while it is used. */
	readonly folder: string;
	/** Name of the store for operators. */
	readonly name: string;
	/** Everything that lies there. */
	list(): AsyncIterable<StoredFile>;
	has(path: string): Promise<boolean>;
	/** The bytes of a file that is there. */
	read(path: string): Promise<Readable>;
	/** Puts a file there, which its caller then only deletes: it stays there whatever happens afterwards. */
	write(path: string, file: string): Promise<void>;
	remove(path: string): Promise<void>;
	/** Brings a file into this server's own folder, if it isn't there already. @returns where it lies */
	bring(path: string): Promise<string>;
	/** Deletes this server's own copy of a file that is gone, if it is only a copy. */
	dropCopy(path: string): Promise<void>;
	/** Deletes what of the own folder is only a copy: of files that nobody knows any more, and beyond a limit of those unused the longest. */
	sweep(isKnown: (path: string) => boolean | Promise<boolean>): Promise<void>;
}

/** How an S3 store is reached. */
export interface S3Settings {
	/** `https://s3.ap-south-1.amazonaws.com`, or that of any other store. */
	readonly endpoint: string;
	readonly region: string;
	readonly bucket: string;
	/** Prefix of its keys: empty, or with a slash at its end. */
	readonly prefix: string;
	readonly accessKeyId: string;
	readonly secretAccessKey: string;
}
