import { join } from "node:path";
import { FolderStore } from "./folder-store.ts";
import { S3Store } from "./s3-store.ts";
import type { MediaStore, S3Settings } from "./store.ts";

/** Prefix of private files in a store. */
export const privateFolder = "private";

/** Photographs of forms with a mistake lie below this, apart from those that belong to a complaint. */
const keptFolder = `${privateFolder}/kept`;

/** Opens the store of complaints' photographs: beside the files of the site, without a public address. */
export function openPrivateStore(
	{ mediaStore, s3 }: Parameters<typeof openStore>[0],
	report?: (error: Error) => void,
	folder: string = privateFolder,
): MediaStore {
	const within = s3 && { ...s3, prefix: `${s3.prefix}${folder}/` };
	return openStore({ mediaStore: join(mediaStore, folder), s3: within }, report);
}

/** Opens the store of photographs that wait for a corrected form. */
export function openKeptStore(settings: Parameters<typeof openStore>[0]): MediaStore {
	return openPrivateStore(settings, undefined, keptFolder);
}

/**
 * Opens the store of the settings.
 * @param report called each time that a remote store turns out to be away
 */
export function openStore(
	{ mediaStore, s3 }: { readonly mediaStore: string; readonly s3?: S3Settings | undefined },
	report: (error: Error) => void = () => {},
): MediaStore {
	const folder = new FolderStore(mediaStore);
	return s3 ? new S3Store(s3, folder, report) : folder;
}
