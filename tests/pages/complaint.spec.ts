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
	const held = Promise.withResolvers<void>();
	await page.route(/\/complaint-\w+\.js/, (route) => held.promise.then(() => route.continue()));
	await page.goto("/hi/complaint?category=light");
	const photo = { name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from(await aPhoto()) };
	const photos = page.getByLabel("फ़ोटो जोड़ें, हो तो");
	const remove = page.getByRole("button", { name: /^हटाएँ: फ़ोटो \d$/ });
	// The first touch fetches what helps with the form.
	expect(scripts).toEqual([]);
	await page.getByLabel("किसके पास?").tap();
	// On a slow line a photo comes before the script.
	await photos.setInputFiles(photo);
	held.resolve();
	await expect(remove).toHaveCount(1);
	await expect(page.locator("html")).toHaveAttribute("data-ready");
	await page.getByLabel("मोहल्ला या वार्ड").selectOption({ label: "वार्ड पता नहीं" });
	await page.getByLabel("किसके पास?").fill("पुराने कुएँ के पास");
	await page.reload();
	await expect(page.getByText("आपका अधूरा फ़ॉर्म वापस आ गया है।")).toBeVisible();
	await expect(page.getByLabel("किसके पास?")).toHaveValue("पुराने कुएँ के पास");
	await expect(page.locator("html")).toHaveAttribute("data-ready");
	const files = () => photos.evaluate((input: HTMLInputElement) => input.files?.length);
	await expect(remove).toHaveCount(1);
	// A camera gives one at a time: the second is added, and each can be taken out.
	await photos.setInputFiles({ ...photo, name: "b.jpg" });
	await expect(remove).toHaveText(["हटाएँ: फ़ोटो 1", "हटाएँ: फ़ोटो 2"]);
	expect(await files()).toBe(2);
	await expect(page.getByText("चुनी गई फ़ोटो: 2")).toBeVisible();
	await remove.first().tap();
	await expect(remove).toHaveCount(1);
	expect(await files()).toBe(1);
	let sent = 0;
	await page.route("**/hi/complaint", (route) => {
		sent += 1;
		if (sent === 1) return route.abort();
		const body = "<main><div role=alert>एक पल रुकें।</div></main>";
		const refused = {
			status: 429,
			headers: { "retry-after": "1" },
			contentType: "text/html; charset=utf-8",
			body,
		};
		return sent === 2 ? route.fulfill(refused) : route.continue();
	});
	await page.getByRole("button", { name: "पालिका को भेजें" }).click();
	await expect(page.getByText("इंटरनेट कट गया।")).toBeVisible();
	await page.evaluate(() => dispatchEvent(new Event("online")));
	// Refused for a while it says the page's own sentence, and no new connection hurries it.
	await expect(page.getByText("एक पल रुकें।")).toBeVisible();
	await page.evaluate(() => dispatchEvent(new Event("online")));
	await expect(page.getByRole("heading", { name: "आपकी शिकायत मिल गई" })).toBeFocused();
	expect(sent).toBe(3);
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
	await page.getByRole("button", { name: "अपनी शिकायत देखें" }).click();
	await expect(page.getByText("लाइट ठीक की गई।").first()).toBeVisible();
	await page.getByText("नहीं हुआ", { exact: true }).click();
	await page.getByRole("button", { name: "फिर खोलें" }).click();
	await expect(page.getByRole("alert")).toContainText("लिखें कि क्या नहीं हुआ।");
	await page.getByLabel("क्या नहीं हुआ").fill("आज भी बंद है");
	await page.getByRole("button", { name: "फिर खोलें" }).click();
	await expect(page.getByText("आपकी बात विभाग तक पहुँच गई।")).toBeVisible();
	await expect(page.getByText("विभाग के पास", { exact: true })).toBeVisible();
	await expect(page.getByText("आज भी बंद है")).toBeVisible();
	await move("resolve", { words: "नई लाइट लगी।", noProof: "रात थी।" });
	await page.reload();
	await page.getByText("हो गया", { exact: true }).click();
	await page.getByLabel("5 बहुत अच्छा").check();
	await page.getByRole("button", { name: "हो गया, धन्यवाद" }).click();
	await expect(page.getByText("पूरा हुआ, धन्यवाद", { exact: true })).toBeVisible();
	await expect(page.getByRole("group").filter({ hasText: "काम नहीं हुआ?" })).not.toHaveAttribute("open");
	forgetRefusals(complaints);
});

test("on a phone of others a form that was begun has no name, number or place of whoever began it, is begun anew, and a closed page stays closed", async ({
	page,
	complaints,
}) => {
	await page.goto("/complaint?category=light");
	await page.getByLabel("Near what?").tap();
	await expect(page.locator("html")).toHaveAttribute("data-ready");
	await page.getByLabel("Near what?").fill("Behind my house");
	await page.getByLabel("Name", { exact: true }).fill("Sunita");
	await page.getByLabel("Mobile number").fill("9812345610");
	const kept = await page.evaluate(() => String(localStorage.complaints));
	expect(kept).toContain("Behind my house");
	expect(kept).not.toMatch(/Sunita|9812345610|latitude/);
	await page.reload();
	await expect(page.getByLabel("Near what?")).toHaveValue("Behind my house");
	await page.getByRole("button", { name: "Not mine: begin anew" }).tap();
	await expect(page.getByRole("button", { name: "Not mine: begin anew" })).toBeHidden();
	await expect(page.getByLabel("Near what?")).toHaveValue("");

	await page.getByLabel("Mohalla or ward").selectOption({ label: "I don't know the ward" });
	await page.getByLabel("Near what?").fill("Old well");
	await page.getByRole("button", { name: "Send to the council" }).click();
	await expect(page.getByRole("heading", { name: "Your complaint has arrived" })).toBeVisible();
	const [number = "", code = ""] = await page.getByRole("definition").allTextContents();
	await page.goto("/complaint/follow");
	await page.getByLabel("Complaint number").fill(number);
	await page.getByLabel("Follow code").fill(code);
	await page.getByRole("button", { name: "Show my complaint" }).click();
	await page.getByText("Take the complaint back").first().click();
	await page.getByRole("button", { name: "Take the complaint back" }).click();
	await expect(page.getByText("You took it back.")).toBeVisible();
	const opened = page.url();
	await page.getByRole("link", { name: "Not my phone: close this page here" }).click();
	await expect(page.getByLabel("Follow code")).toHaveValue("");
	// Neither the page before, on which it was still open, nor the slip, nor the address itself.
	for (const lead of [() => page.goBack(), () => page.goBack(), () => page.goto(opened)]) {
		await lead();
		await expect(page.getByText(number)).toHaveCount(0);
		await expect(page).not.toHaveURL(/open=|sent=/);
	}
	forgetRefusals(complaints);

	// A form that went before its script was there leaves nothing for the next report either.
	await page.goto("/complaint?category=light");
	await page.getByLabel("Near what?").tap();
	await expect(page.locator("html")).toHaveAttribute("data-ready");
	await page.getByLabel("Mohalla or ward").selectOption({ label: "I don't know the ward" });
	await page.getByLabel("Near what?").fill("New well");
	const drafts = () => page.evaluate(() => Object.keys(JSON.parse(localStorage.complaints).drafts));
	expect(await drafts()).toEqual(["light"]);
	await page.locator("form[data-complaint=report]").evaluate((form: HTMLFormElement) => form.submit());
	await expect(page.getByRole("heading", { name: "Your complaint has arrived" })).toBeVisible();
	await page.getByRole("button", { name: "Keep on this phone" }).click();
	await expect.poll(drafts).toEqual([]);
	// The next one is kept while its writer looks at the slip again.
	await page.goto("/complaint?category=light");
	await page.getByLabel("Near what?").tap();
	await expect(page.locator("html")).toHaveAttribute("data-ready");
	await page.getByLabel("Near what?").fill("Third well");
	await page.goBack();
	await expect(page.getByRole("heading", { name: "Your complaint has arrived" })).toBeVisible();
	await expect(page.locator("html")).toHaveAttribute("data-ready");
	expect(await drafts()).toEqual(["light"]);
});
