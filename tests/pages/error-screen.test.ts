import { afterAll, expect, test } from "vitest";
import type { ContentDoor } from "../../contract/content/door.ts";
import { devgarh } from "../../server/content/devgarh.fixture.ts";
import { openTown } from "../../server/content/from-files.ts";
import { openSite } from "../support/own-site.ts";

const town = openTown(devgarh);

/** A door that answers for the frame and fails for the home page: something broke behind a screen. */
const failing: ContentDoor = {
	pages: town.pages,
	read(kind, lang) {
		if (kind === "home") throw new Error("the shelf with the home page fell down: /srv/secret/path");
		return town.read(kind, lang);
	},
};
const { app } = await openSite(town, { door: failing });
afterAll(() => app.close());

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
