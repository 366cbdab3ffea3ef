import { accessSync, chownSync, constants, existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname } from "node:path";

export function makeFolder(path: string): void {
	if (existsSync(path)) return;
	makeFolder(dirname(path));
	mkdirSync(path, { mode: 0o700 });
	giveToFolderOwner(path);
}

/** Gives files written by root to their folder's owner, so that the service can open them. */
export function giveToFolderOwner(path: string): void {
	if (process.getuid?.() !== 0) return;
	const { uid, gid } = statSync(dirname(path));
	chownSync(path, uid, gid);
}

/** Reason why this process can't read and write some files or folders, and the remedy; undefined if it can. */
export function rightsFault(paths: readonly string[]): string | undefined {
	for (const path of paths.filter((each) => existsSync(each))) {
		const isFolder = statSync(path).isDirectory();
		try {
			accessSync(path, constants.R_OK | constants.W_OK | (isFolder ? constants.X_OK : 0));
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code === "EROFS") {
				return `${path} is on a disk that this process may only read: mount it for writing, or name it in the unit's StateDirectory= or ReadWritePaths=.`;
			}
			return `${path} ${ownerAndMode(path)}, and this process runs as ${userInfo().username}: ${mending(path, isFolder)}`;
		}
	}
	return undefined;
}

export function ownerAndMode(path: string): string {
	const { uid, mode } = statSync(path);
	return `belongs to ${nameOf(uid)} (mode ${(mode & 0o777).toString(8)})`;
}

function mending(path: string, isFolder: boolean): string {
	const { uid, username } = userInfo();
	if (statSync(path).uid === uid) return `chmod u+rw${isFolder ? "x" : ""} ${path}`;
	return `chown ${username}: ${path}, or start it as ${nameOf(statSync(path).uid)}.`;
}

function nameOf(uid: number): string {
	const users = existsSync("/etc/passwd") ? readFileSync("/etc/passwd", "utf8").split("\n") : [];
	const found = users.find((line) => line.split(":")[2] === String(uid));
	return found?.split(":")[0] ?? `user ${uid}`;
}
