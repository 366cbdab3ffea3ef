import { faults, pixelsTooWide } from "../support/accessibility.ts";
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
