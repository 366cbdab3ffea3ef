import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { version } from "../../server/kit/version.ts";
import { firstSettings, signIn } from "../support/clerk.ts";
import { startServer } from "../support/server-process.ts";
import { openAs } from "../support/staff.ts";
import { copyOfDevgarh } from "../support/town-copy.ts";

test("the staff home says in both languages that the newest content can't be shown, and why; it says the version", async ({
	page,
}) => {
	const town = copyOfDevgarh({});
	const data = mkdtempSync(join(tmpdir(), "palika-data-"));
	const server = await startServer({ ...firstSettings, TOWN: town.folder, DATA_DIR: data });
	try {
		await openAs(page, await signIn(server.address), `${server.address}/admin`);
		await expect(page.locator("main")).toContainText(`Palika version ${version}`);
		await expect(page.locator("main")).not.toContainText("has had mistakes");

		const council = join(town.folder, "council.yaml");
		writeFileSync(council, readFileSync(council, "utf8").replace(/^helpline:.*$/m, "helpline: none"));
		server.process.kill("SIGHUP");
		await expect.poll(() => server.printed()).toContain("goes on with what it showed before");
		await page.reload();
		await expect(page.locator("main")).toContainText("The website shows its content of");
		await expect(page.locator("main")).toContainText('helpline: found "none"');
		await page.getByRole("button", { name: "हिन्दी" }).click();
		await expect(page.locator("main")).toContainText("पालिका के फ़ोल्डर में ग़लतियाँ");
	} finally {
		await server.stop();
		town.remove();
		rmSync(data, { recursive: true, force: true });
	}
});
