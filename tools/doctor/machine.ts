import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, type Stats, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ownerAndMode, rightsFault } from "#server/db/rights.ts";
import type { Env } from "#server/env.ts";
import type { Place } from "../settings.ts";
import { type Finding, sayAge, well, wrong } from "./finding.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

export function settingsFindings(env: Env, { settings, from, file }: Place): Finding[] {
	const found: Finding[] = [];
	const add = (says: string) => found.push(wrong("settings", says));
	if (file && statSync(file).mode & 0o007) {
		add(`${file} holds passwords and ${ownerAndMode(file)}: chown root:palika, chmod 640.`);
	}
	const isHttps = env.publicUrl.startsWith("https:");
	if (isHttps && env.trustedProxies.length === 0) {
		add(
			"PUBLIC_URL is https and TRUSTED_PROXIES names nobody: all callers behind the proxy count as one, so name it.",
		);
	}
	if (!isHttps && env.trustedProxies.length > 0) {
		add(`TRUSTED_PROXIES names a proxy and PUBLIC_URL is ${env.publicUrl}: set the site's https address.`);
	}
	if (env.mode === "development") add("NODE_ENV is development, which is never for the public: take it out.");
	if (settings.ADMIN_PASSWORD && existsSync(env.database.dataDir)) {
		add("ADMIN_PASSWORD is still set: once somebody has logged in, take it out.");
	}
	return found.length > 0 ? found : [well("settings", from)];
}

export function programFinding(): Finding {
	const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	if (!existsSync(join(root, "build/server/entry-server.js"))) {
		return wrong("program", `${root} has not been built: npm ci --include=dev && npm run build`);
	}
	return well("program", `Palika ${version} in ${root}, Node ${process.versions.node}`);
}

export function rightsFindings({ database: { dataDir }, backupDir, town }: Env): Finding[] {
	if (!existsSync(dataDir)) {
		return [wrong("rights", `DATA_DIR ${dataDir} isn't there: start the service, or correct the setting.`)];
	}
	const fault = rightsFault([dataDir]);
	if (fault) return [wrong("rights", fault)];
	const found: Finding[] = [];
	const owner = statSync(dataDir);
	if (owner.mode & 0o077) {
		found.push(
			wrong(
				"rights",
				`Others can read names and phones: ${dataDir} ${ownerAndMode(dataDir)}: chmod 700 ${dataDir}`,
			),
		);
	}
	const stranger = [dataDir, backupDir]
		.filter((each) => existsSync(each) && each.startsWith(dataDir))
		.flatMap((each) => readdirSync(each).map((name) => join(each, name)))
		.find((path) => statSync(path).uid !== owner.uid);
	if (stranger) {
		found.push(
			wrong(
				"rights",
				`${stranger} ${ownerAndMode(stranger)}, and DATA_DIR ${ownerAndMode(dataDir)}: chown -R --reference=${dataDir} ${dataDir}`,
			),
		);
	}
	const hidden = filesBelow(town).find((path) => !mayRead(statSync(path), owner));
	if (hidden) {
		found.push(
			wrong(
				"rights",
				`The service can't read ${hidden}, which ${ownerAndMode(hidden)}: chmod -R a+rX ${town}`,
			),
		);
	}
	return found.length > 0
		? found
		: [well("rights", `${dataDir} ${ownerAndMode(dataDir)}; ${town} can be read`)];
}

function filesBelow(folder: string): string[] {
	if (!existsSync(folder)) return [];
	return [
		folder,
		...readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
	];
}

function mayRead({ uid, gid, mode }: Stats, reader: Stats): boolean {
	if (reader.uid === 0) return true;
	if (uid === reader.uid) return Boolean(mode & 0o400);
	return Boolean(mode & (gid === reader.gid ? 0o040 : 0o004));
}

/** Bytes below which pictures, log and backups soon fill the disk. */
const leastSpace = 1_000_000_000;

/** Network file systems by statfs(2) number, on which SQLite's locks fail. */
const shares: ReadonlyMap<number, string> = new Map([
	[0x6969, "NFS"],
	[0x517b, "SMB"],
	[0xff534d42, "SMB"],
	[0xfe534d42, "SMB"],
]);

export function diskFindings({ database, backupDir }: Env, least = leastSpace): Finding[] {
	const folders = [database.dataDir, backupDir].filter((each) => existsSync(each));
	return folders.flatMap((folder, at) => {
		const { bavail, bsize, type } = statfsSync(folder);
		const free = bavail * bsize;
		const share = shares.get(type);
		if (share && at === 0 && !database.databaseUrl) {
			return [
				wrong(
					"disk",
					`${folder} is on a network share (${share}), where SQLite can lose data: use a local disk.`,
				),
			];
		}
		const gigabytes = `${(free / 1e9).toFixed(1)} GB`;
		if (free < least)
			return [
				wrong("disk", `${gigabytes} free in ${folder}: delete old backups and logs, or enlarge the disk.`),
			];
		return at === 0 ? [well("disk", `${gigabytes} free in ${folder}`)] : [];
	});
}

/** Tolerance of file times ahead of the clock, ms. */
const slack = 120_000;

export function clockFinding({ database: { dataDir } }: Env, now = Date.now()): Finding {
	const files = [
		join(root, "package.json"),
		...(existsSync(dataDir) ? readdirSync(dataDir).map((name) => join(dataDir, name)) : []),
	];
	const newest = Math.max(...files.map((path) => statSync(path).mtimeMs));
	if (newest > now + slack) {
		return wrong(
			"clock",
			`It is ${sayAge(newest - now)} behind what was last written: set it, and switch NTP on (timedatectl set-ntp true).`,
		);
	}
	if (isSynchronised() === false)
		return wrong("clock", "Nothing sets it: switch NTP on (timedatectl set-ntp true).");
	return well("clock", `${new Date(now).toISOString()}${isSynchronised() ? ", set by NTP" : ""}`);
}

function isSynchronised(): boolean | undefined {
	try {
		const said = execFileSync("timedatectl", ["show", "--property=NTPSynchronized", "--value"], {
			encoding: "utf8",
			stdio: ["ignore", "pipe", "ignore"],
		});
		return said.trim() === "yes";
	} catch {
		return undefined;
	}
}
