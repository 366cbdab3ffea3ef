import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ContentDoor } from "../../contract/content/door.ts";
import { createApp } from "../../server/app.ts";
import { openTown } from "../../server/content/from-files.ts";
import { openDatabase } from "../../server/db/open.ts";
import { readEnv } from "../../server/env.ts";
import { createRenderer } from "../../server/pages/render.ts";
import { Pictures } from "../../server/pictures/pictures.ts";
import { SiteSearch } from "../../server/search/site-search.ts";

const env = readEnv({ LOG_LEVEL: "silent", PORT: "0" });
const town = openTown(env.town);
const dataDir = mkdtempSync(join(tmpdir(), "palika-data-"));

/** A door that answers for the frame and fails for the home page: something broke behind a screen. */
const failing: ContentDoor = {
	pages: town.pages,
	read(kind, lang) {
		if (kind === "home") throw new Error("the shelf with the home page fell down: /srv/secret/path");
		return town.read(kind, lang);
	},
};

let app: Awaited<ReturnType<typeof createApp>>["app"];
beforeAll(async () => {
	const database = await openDatabase({ dataDir });
	const media = {
		folder: town.mediaFolder,
		files: town.media,
		pictures: new Pictures(town.mediaFolder, dataDir),
	};
	app = (
		await createApp({ env, ...(await createRenderer(env, failing, new SiteSearch(town))), media, database })
	).app;
});
afterAll(async () => {
	await app.close();
	rmSync(dataDir, { recursive: true, force: true });
});

test('an error thrown in routing shows "Unexpected Application Error!" with a message, and nothing of its insides', async () => {
	const answer = await app.inject("/");
	expect(answer.statusCode).toBe(500);
	expect(answer.body).toContain("Unexpected Application Error!");
	expect(answer.body).not.toContain("secret/path");
	expect(answer.body).not.toMatch(/\n\s+at /);
});

test("such an answer is not kept, and other pages stay", async () => {
	expect((await app.inject("/")).headers["cache-control"]).toBe("no-store");
	expect((await app.inject("/help")).statusCode).toBe(200);
});
