import { test as base, expect } from "@playwright/test";
import { faults } from "../support/accessibility.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

const test = base.extend<object, { development: ServerProcess }>({
	development: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
		async ({}, use) => {
			const server = await startServer({ NODE_ENV: "development" });
			await use(server);
			await server.stop();
		},
		{ scope: "worker" },
	],
});

test("the parts page shows every example in development, without accessibility faults", async ({
	page,
	development,
}) => {
	// A colour on its way to another is neither of them.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto(`${development.address}/dev/parts`);
	await expect(page.getByRole("heading", { name: "Parts" })).toBeVisible();
	const parts = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
	expect(parts).toContain("button");
	expect(await page.getByRole("figure").count()).toBeGreaterThan(parts.length);
	for (const contrast of ["usual", "high"]) {
		await page.evaluate((value) => {
			document.documentElement.dataset.contrast = value;
		}, contrast);
		// Several examples of one landmark stand on this page; on a real one they don't.
		expect(await faults(page, { within: "main", except: ["landmark-unique"] })).toEqual([]);
	}
});

test("the parts page does not exist in production", async ({ page }) => {
	const server = await startServer();
	const answer = await page.goto(`${server.address}/dev/parts`);
	expect(answer?.status()).toBe(404);
	await server.stop();
});
