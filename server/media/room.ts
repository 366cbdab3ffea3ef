import { statfs } from "node:fs/promises";

export async function freeBytesOf(folder: string): Promise<number> {
	const { bavail, bsize } = await statfs(folder);
	return bavail * bsize;
}

export async function leastFreeOf(folders: readonly string[]): Promise<number> {
	const free = folders.map((folder) => freeBytesOf(folder).catch(() => Number.POSITIVE_INFINITY));
	return Math.min(...(await Promise.all(free)));
}

export function isFullDisk(error: unknown): boolean {
	return (
		error instanceof Error &&
		/ENOSPC|EDQUOT/.test(`${(error as NodeJS.ErrnoException).code} ${error.message}`)
	);
}
