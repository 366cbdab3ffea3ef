import { join } from "node:path";
import { FolderStore } from "./folder-store.ts";
import { S3Store } from "./s3-store.ts";
import type { MediaStore, S3Settings } from "./store.ts";

export const privateFolder = "private";

const keptFolder = `${privateFolder}/kept`;

export function openPrivateStore(
	{ mediaStore, s3 }: Parameters<typeof openStore>[0],
	report?: (error: Error) => void,
	folder: string = privateFolder,
): MediaStore {
	const within = s3 && { ...s3, prefix: `${s3.prefix}${folder}/` };
	return openStore({ mediaStore: join(mediaStore, folder), s3: within }, report);
}

export function openKeptStore(settings: Parameters<typeof openStore>[0]): MediaStore {
	return openPrivateStore(settings, undefined, keptFolder);
}

/** @param report called each time that a remote store turns out to be away */
export function openStore(
	{ mediaStore, s3 }: { readonly mediaStore: string; readonly s3?: S3Settings | undefined },
	report: (error: Error) => void = () => {},
): MediaStore {
	const folder = new FolderStore(mediaStore);
	return s3 ? new S3Store(s3, folder, report) : folder;
}
