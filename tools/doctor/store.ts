import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { uploadedPrefix } from "#contract/uploads.ts";
import type { Env } from "#server/env.ts";
import { openStore } from "#server/media/open-store.ts";
import { type Finding, well, wrong } from "./finding.ts";

export async function storeFindings(env: Env): Promise<Finding[]> {
	if (!env.s3) return [];
	let reason = "";
	const folder = await mkdtemp(join(tmpdir(), "palika-doctor-"));
	try {
		const store = openStore({ ...env, mediaStore: folder }, ({ message }) => {
			reason = message;
		});
		const file = join(folder, "sample");
		const sample = randomBytes(100);
		await writeFile(file, sample);
		const path = pathOf(sample);
		await store.write(path, file);
		const isSame = (await buffer(await store.read(path))).equals(sample);
		let count = 0;
		for await (const each of store.list()) if (each.path !== path) count += 1;
		await store.remove(path);
		if (!isSame) return [wrong("store", `${store.name} gives back something else than was put there.`)];
		return [well("store", `${store.name} takes, gives, lists and deletes files; it has ${count}`)];
	} catch (error) {
		const why = reason || (error as Error).message;
		return [wrong("store", `${why}. Look at MEDIA_STORE and the S3_ settings, and at the store itself.`)];
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function pathOf(bytes: Buffer): string {
	const hash = createHash("sha256").update(bytes).digest("hex");
	return `${uploadedPrefix}${hash.slice(0, 2)}/${hash.slice(2)}.bin`;
}
