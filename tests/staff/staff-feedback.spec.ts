import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { aDrain, newId } from "../support/complaints.ts";
import { expect } from "../support/site.ts";
import { openAs, onLentPage as test } from "../support/staff.ts";

test("without script a reader says in Hindi what is wrong with a page; who may edit it reads it on the first screen and puts it away", async ({
	browser,
	page,
	office,
	server,
}) => {
	const plain = await browser.newContext({
		javaScriptEnabled: false,
		baseURL: server.address,
		viewport: { width: 360, height: 740 },
	});
	const reader = await plain.newPage();
	await reader.goto("/hi/services/birth-certificate");
	await reader.getByRole("link", { name: "क्या इस पृष्ठ पर कुछ ग़लत है?" }).click();
	await expect(reader.getByText("इस पृष्ठ के बारे में: जन्म प्रमाण पत्र")).toBeVisible();
	await reader.getByLabel("कुछ खुलता या चलता नहीं है").check();
	await reader.getByRole("button", { name: "भेजें" }).click();
	await expect(reader.getByRole("alert")).toBeVisible();
	await expect(reader.getByLabel("कुछ खुलता या चलता नहीं है")).toBeChecked();
	await reader.getByLabel("क्या ठीक करें?").fill("फ़ॉर्म नहीं खुलता");
	await reader.getByRole("button", { name: "भेजें" }).click();
	await reader.getByRole("link", { name: "जन्म प्रमाण पत्र पर वापस" }).click();
	await expect(reader).toHaveURL("/hi/services/birth-certificate");
	await plain.close();

	await openAs(page, await office.tokenOf(await office.clerk("edit_pages")), "/admin", "hi");
	await page.setViewportSize({ width: 360, height: 740 });
	const said = page.getByRole("region", { name: "पाठकों ने पृष्ठों के बारे में लिखा (1)" });
	await expect(said.getByRole("link", { name: "जन्म प्रमाण पत्र", exact: true })).toHaveAttribute(
		"href",
		"/hi/services/birth-certificate",
	);
	await expect(said.getByRole("listitem")).toContainText("कुछ खुलता या चलता नहीं है");
	expect(await pixelsTooWide(page)).toBe(0);
	expect(await faults(page)).toEqual([]);
	await said.getByRole("button", { name: /^हटाएँ.*फ़ॉर्म नहीं खुलता/ }).click();
	await expect(said).toHaveCount(0);
});

test("a head sees what was done yesterday, says of one that it is really done, and opens another again", async ({
	page,
	office,
}) => {
	const chief = await office.clerk("view_complaints", "handle_complaints", "assign_complaints");
	const token = await office.tokenOf(chief);
	const numbers: string[] = [];
	for (let each = 0; each < 2; each += 1) {
		const body = { ...aDrain, category: "heap", form: newId(), landmark: `Well ${each}` };
		const { number } = (await office.call("POST", "/api/complaints", body)).answer;
		const done = { id: newId(), version: 1, move: "resolve", words: "सफ़ाई हुई", noProof: "रात थी" };
		expect((await office.call("POST", `/api/complaints/${number}/move`, done, token)).status).toBe(200);
		numbers.push(number);
	}
	await office.doneYesterday(numbers);
	await openAs(page, token, "/admin", "en");
	const list = page.getByRole("region", { name: /^Done on \w+day, .+: is it really done\?$/ });
	await expect(list.getByRole("listitem")).toHaveCount(2);
	expect(await faults(page)).toEqual([]);
	await list.getByRole("button", { name: new RegExp(`^Yes, it is done.*${numbers[0]}`) }).click();
	await expect(list.getByRole("listitem")).toHaveCount(1);
	await expect(list.getByRole("heading")).toBeFocused();
	await list.getByRole("link", { name: new RegExp(`^No: say why.*${numbers[1]}`) }).click();
	await page.getByText("Not done: reopen").first().click();
	await page.getByLabel("Reason").fill("The drain is choked still");
	await page.getByRole("button", { name: "Not done: reopen" }).click();
	await expect(page.getByText(/^Reopened: not done/).first()).toBeVisible();
});
