import AxeBuilder from "@axe-core/playwright";
import { test as base, expect } from "@playwright/test";
import { type ServerProcess, startServer } from "./server-process.ts";

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
	await page.goto(`${development.address}/dev/parts`);
	await expect(page.getByRole("heading", { name: "Parts" })).toBeVisible();
	const parts = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
	expect(parts).toContain("button");
	expect(await page.getByRole("figure").count()).toBeGreaterThan(parts.length);
	for (const contrast of ["usual", "high"]) {
		await page.evaluate((value) => {
			document.documentElement.dataset.contrast = value;
		}, contrast);
		const { violations } = await new AxeBuilder({ page })
			.include("main")
			// Several examples of one landmark stand on this page; on a real one they don't.
			.disableRules(["landmark-unique"])
			.analyze();
		expect(violations.map(({ id, nodes }) => ({ id, at: nodes.map((node) => node.html) }))).toEqual([]);
	}
});

test("the parts page does not exist in production", async ({ page }) => {
	const server = await startServer();
	const answer = await page.goto(`${server.address}/dev/parts`);
	expect(answer?.status()).toBe(404);
	await server.stop();
});
