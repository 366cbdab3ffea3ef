import { FolderStore } from "./folder-store.ts";
import { S3Store } from "./s3-store.ts";
import type { MediaStore, S3Settings } from "./store.ts";

/** The store of the settings. @param report is told each time that a store elsewhere turns out to be away */
export function openStore(
	{ mediaStore, s3 }: { readonly mediaStore: string; readonly s3?: S3Settings | undefined },
	report: (error: Error) => void = () => {},
): MediaStore {
	const folder = new FolderStore(mediaStore);
	return s3 ? new S3Store(s3, folder, report) : folder;
}
