import { aPhoto } from "../support/complaints.ts";
import { expect } from "../support/site.ts";
import { forgetRefusals, test } from "../support/staff.ts";

test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

test("on a small phone a report survives a closed tab and a cut line, is followed with what the phone has kept, and reopened when it isn't done", async ({
	page,
	office,
	complaints,
}) => {
	const scripts: string[] = [];
	page.on("request", (request) => {
		if (/\/complaint-\w+\.js/.test(request.url())) scripts.push(request.url());
	});
	await page.goto("/hi/complaint?category=light");
	// The first touch fetches what helps with the form.
	expect(scripts).toEqual([]);
	await page.getByLabel("किसके पास?").tap();
	await expect(page.locator("html")).toHaveAttribute("data-ready");
	await page.getByLabel("मोहल्ला या वार्ड").selectOption({ label: "वार्ड पता नहीं" });
	await page.getByLabel("किसके पास?").fill("पुराने कुएँ के पास");
	await page.reload();
	await expect(page.getByText("आपका अधूरा फ़ॉर्म वापस आ गया है।")).toBeVisible();
	await expect(page.getByLabel("किसके पास?")).toHaveValue("पुराने कुएँ के पास");
	await expect(page.locator("html")).toHaveAttribute("data-ready");
	const photo = { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await aPhoto()) };
	await page.getByLabel("फ़ोटो, हो तो").setInputFiles(photo);
	let sent = 0;
	await page.route("**/hi/complaint", (route) => {
		sent += 1;
		return sent === 1 ? route.abort() : route.continue();
	});
	await page.getByRole("button", { name: "पालिका को भेजें" }).click();
	await expect(page.getByText("कनेक्शन टूट गया।")).toBeVisible();
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(page.getByRole("heading", { name: "आपकी शिकायत मिल गई" })).toBeFocused();
	expect(sent).toBe(2);
	const number =
		(await page
			.getByRole("definition")
			.filter({ hasText: /^\d\d-\d{6}-\d$/ })
			.textContent()) ?? "";
	// The first tap on a page that is opened anew keeps the slip.
	await page.reload();
	await page.getByRole("button", { name: "इस फ़ोन में रखें" }).tap();
	await expect(page.getByRole("button", { name: "इस फ़ोन में रखा है" })).toBeVisible();
	const move = (name: string, more: object) =>
		office.call("GET", `/api/complaints/${number}`).then(({ answer: { version } }) => {
			const body = { move: name, id: crypto.randomUUID(), version, ...more };
			return office.call("POST", `/api/complaints/${number}/move`, body);
		});
	const done = await move("resolve", { words: "लाइट ठीक की गई।", noProof: "रात थी।" });
	expect(done).toMatchObject({ status: 200, answer: { state: "resolved", photos: [{ isProof: false }] } });
	await page.getByRole("link", { name: "अपनी शिकायत देखें" }).last().click();
	await page.waitForURL(/follow\?number=/);
	await page.getByRole("button", { name: "दिखाएँ", exact: true }).click();
	await expect(page.getByText("लाइट ठीक की गई।").first()).toBeVisible();
	await page.getByLabel("क्या नहीं हुआ").fill("आज भी बंद है");
	await page.getByRole("button", { name: "फिर खोलें" }).click();
	await expect(page.getByText("विभाग के पास", { exact: true })).toBeVisible();
	await expect(page.getByText("आज भी बंद है")).toBeVisible();
	await move("resolve", { words: "नई लाइट लगी।", noProof: "रात थी।" });
	await page.reload();
	await page.getByLabel("5 बहुत अच्छा").check();
	await page.getByRole("button", { name: "हो गया, धन्यवाद" }).click();
	await expect(page.getByText("पूरा हुआ, धन्यवाद", { exact: true })).toBeVisible();
	await expect(page.getByRole("group").filter({ hasText: "काम नहीं हुआ?" })).not.toHaveAttribute("open");
	forgetRefusals(complaints);
});
