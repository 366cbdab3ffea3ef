import { statfs } from "node:fs/promises";

/** How much room the disk of a folder has, bytes. */
export async function freeBytesOf(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
}

/** How much room the fullest of the disks of some folders has; of one that isn't there yet nobody can say. */
export async function leastFreeOf(folders: readonly string[]): Promise<number> {
	const free = folders.map((folder) => freeBytesOf(folder).catch(() => Number.POSITIVE_INFINITY));
	return Math.min(...(await Promise.all(free)));
}

/** Whether something failed because its disk is full. */
export function isFullDisk(error: unknown): boolean {
	return (
		error instanceof Error &&
		/ENOSPC|EDQUOT/.test(`${(error as NodeJS.ErrnoException).code} ${error.message}`)
	);
}
