import { globSync } from "node:fs";
import { basename } from "node:path";
import { test as base, expect } from "@playwright/test";
import { languages } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import { faults } from "../support/accessibility.ts";
import { isLong } from "../support/long.ts";
import { startServer } from "../support/server-process.ts";
import { shared } from "../support/shared.ts";
import { scriptIsThere } from "../support/site.ts";

const test = base.extend<object, { development: string }>({
	development: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
		async ({}, use) => {
			const server = await startServer({ NODE_ENV: "development" });
			await use(server.address);
			await server.stop();
		},
		{ scope: "worker" },
	],
});
// One worker, so that there is one server.
test.describe.configure({ mode: "default" });

// In the gate that the page of all parts is there (frame.test.ts); islands and parts are looked at in production, on every page.
if (isLong) {
	test("every island of every page hydrates as the server wrote it", async ({ page, development }) => {
		const said: string[] = [];
		// React tells of a mismatch in development alone.
		page.on("console", (message) => {
			if (["error", "warning"].includes(message.type())) said.push(`${page.url()} ${message.text()}`);
		});
		page.on("pageerror", (error) => said.push(`${page.url()} ${error.message}`));
		const seen = new Set<string>();
		const publicPages = pages.filter(({ audience }) => audience === "public");
		const paths = publicPages.flatMap(({ name }) => languages.map((lang) => pagePath(name, lang)));
		const asked = ["/GalleryPage?photo=2", "/info/acts?q=water", "/about/wards?q=1"];
		for (const path of [...asked, ...paths]) {
			// A server in production has the same islands, and its pages ready.
			const html = await (await fetch((await shared("site")) + path)).text();
			const names = [...html.matchAll(/data-island="([^"]+)"/g)].map(([, name]) => `${name}`);
			if (names.every((name) => seen.has(name))) continue;
			await page.goto(development + path);
			await scriptIsThere(page);
			for (const name of names) seen.add(name);
		}
		const files = globSync("**/*.island.tsx", { cwd: new URL("../../app/", import.meta.url) });
		expect([...seen].sort()).toEqual(files.map((file) => basename(file, ".island.tsx")).sort());
		expect(said).toEqual([]);
	});

	test("the page of all parts shows every example, without accessibility faults", async ({
		page,
		development,
	}) => {
		// A colour on its way to another is neither of them.
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto(`${development}/dev/parts`);
		await expect(page.getByRole("heading", { name: "Parts" })).toBeVisible();
		const parts = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
		expect(parts).toContain("button");
		expect(await page.getByRole("figure").count()).toBeGreaterThan(parts.length);
		// Several examples of one landmark stand on this page; on a real one they don't.
		expect(await faults(page, { within: "main", except: ["landmark-unique"] })).toEqual([]);
		await page.evaluate(() => Object.assign(document.documentElement.dataset, { contrast: "high" }));
		expect(await faults(page, { within: "main", only: ["color-contrast"] })).toEqual([]);
	});
}
