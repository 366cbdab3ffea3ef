import { join } from "node:path";
import { FolderStore } from "./folder-store.ts";
import { S3Store } from "./s3-store.ts";
import type { MediaStore, S3Settings } from "./store.ts";

/** What of the store is private lies below this. */
export const privateFolder = "private";

/** Photographs of forms with a mistake lie below this, apart from those that belong to a complaint. */
const keptFolder = `${privateFolder}/kept`;

/** Where the photographs of complaints lie: beside the files of the site, where no address of the public leads. */
export function openPrivateStore(
	{ mediaStore, s3 }: Parameters<typeof openStore>[0],
	report?: (error: Error) => void,
	folder: string = privateFolder,
): MediaStore {
	const within = s3 && { ...s3, prefix: `${s3.prefix}${folder}/` };
	return openStore({ mediaStore: join(mediaStore, folder), s3: within }, report);
}

/** Where the photographs of a form with a mistake wait for its next sending. */
export function openKeptStore(settings: Parameters<typeof openStore>[0]): MediaStore {
	return openPrivateStore(settings, undefined, keptFolder);
}

/** The store of the settings. @param report is told each time that a store elsewhere turns out to be away */
export function openStore(
	{ mediaStore, s3 }: { readonly mediaStore: string; readonly s3?: S3Settings | undefined },
	report: (error: Error) => void = () => {},
): MediaStore {
	const folder = new FolderStore(mediaStore);
	return s3 ? new S3Store(s3, folder, report) : folder;
}
