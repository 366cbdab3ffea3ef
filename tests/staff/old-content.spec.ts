import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { version } from "../../server/kit/version.ts";
import { faults } from "../support/accessibility.ts";
import { expect } from "../support/site.ts";
import { chairman, goOn, openAs, readersSee, test, toast } from "../support/staff.ts";

test("where the council's folder changes beneath the desk: what was published over it and what can't be shown is said, and the folder's text can be taken", async ({
	elsewhere,
}) => {
	const town = changedTown({});
	const { page, office, server } = await elsewhere({ TOWN: town, LOG_LEVEL: "info" });
	const change = (file: string, from: string | RegExp, to: string) => {
		const path = join(town, file);
		writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
		server.process.kill("SIGHUP");
	};
	const main = page.locator("main");

	await test.step("the staff home says the version and no mistake", async () => {
		await openAs(page, await office.tokenOf(chairman), "/admin");
		await expect(main).toContainText(`Palika version ${version}`);
		await expect(main).not.toContainText("has had mistakes");
	});

	await test.step("what somebody has published and the folder says otherwise since is marked in the list and the form", async () => {
		const list = "/api/content/helplines";
		const [own] = (await office.call("GET", list)).answer.rows;
		const name = { en: "Fire brigade, night", hi: "अग्निशमन, रात" };
		const body = { key: own.key, basedOn: 0, row: { ...own.row, name } };
		expect((await office.call("POST", list, body)).status).toBe(200);
		change("tables/helplines.csv", own.row.name.en, "Police and fire brigade of the new office");
		await expect.poll(() => server.printed()).toContain("folder was reloaded");
		await goOn(page, "/admin/content?kind=helplines");
		await expect(page.getByText("The folder says something different", { exact: true })).toBeVisible();
		await page.getByRole("link", { name: name.en }).last().click();
		await expect(page.getByText("The council's folder now says something different here.")).toBeVisible();
		await page.getByText("What differs from the form").click();
		await expect(page.locator("main ins", { hasText: "office" }).first()).toBeVisible();
		expect(await faults(page)).toEqual([]);
		await page.getByRole("button", { name: "Put the folder's text into the form" }).click();
		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(toast(page)).toContainText("Published");
		await expect(page.getByText("The folder says something different", { exact: true })).toHaveCount(0);
		await readersSee(server, "/contact-helpline").toContain("of the new office");
	});

	await test.step("a folder with mistakes is told on the staff home in both languages, and the content stays", async () => {
		change("council.yaml", /^helpline:.*$/m, "helpline: none");
		await expect.poll(() => server.printed()).toContain("goes on with what it showed before");
		await goOn(page, "/admin");
		await expect(main).toContainText("The website shows its content of");
		await expect(main).toContainText('helpline: found "none"');
		await page.getByRole("button", { name: "हिन्दी" }).click();
		await expect(main).toContainText("पालिका के फ़ोल्डर में ग़लतियाँ");
	});
});
