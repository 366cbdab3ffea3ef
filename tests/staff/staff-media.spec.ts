import type { Page, Route } from "@playwright/test";
import { kilobytes } from "#contract/limits.ts";
import { http } from "#contract/site/limits.ts";
import { faults, pixelsTooWide } from "../support/accessibility.ts";
import { expect } from "../support/site.ts";
import { goOn, logIn, onLentPage, openAs, readersSee, sendFile, test, toast } from "../support/staff.ts";
import { film, pdf, photo } from "../support/uploaded-files.ts";

/** Decision 33: pictures and files come from a clerk's phone, on a line that is cut. */
const words = {
	"Title in Hindi": "पुरानी बावड़ी",
	"Title in English": "The old stepwell",
	"What the picture shows, in Hindi": "सूखे पत्तों वाली पत्थर की सीढ़ियाँ",
	"What the picture shows, in English": "Stone steps with dry leaves on them",
};

onLentPage(
	"a clerk uploads a photograph, made smaller before it travels, and a document at once, describes one, finds it again and deletes another",
	async ({ page, office, complaints }) => {
		const clerk = await office.clerk("edit_content");
		await openAs(page, await office.tokenOf(clerk), "/admin");
		await page.getByRole("link", { name: "Pictures and Files" }).first().click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pictures and Files");

		const [wide, budget] = [await photo(4000, 300, 3), pdf(11)];
		const isMadeSmaller = page.waitForRequest((request) => {
			const bytes = Number(request.headers()["upload-length"]);
			return bytes > budget.length && bytes < wide.length;
		});
		const chosen = page.waitForEvent("filechooser");
		await page.getByRole("button", { name: "Choose files" }).click();
		await (await chosen).setFiles([
			{ name: "IMG_1.jpg", mimeType: "image/jpeg", buffer: wide },
			{
				name: "map.svg",
				mimeType: "image/svg+xml",
				buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
			},
			{ name: "budget.pdf", mimeType: "application/pdf", buffer: budget },
		]);
		await isMadeSmaller;
		const card = (name: string) =>
			page.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
		await expect(card("IMG_1.jpg")).toContainText("2560 × 192");
		await expect(card("budget.pdf")).toContainText("11 pages");
		const refused = page.getByRole("list", { name: "Uploads" });
		await expect(refused).toContainText("SVG drawings can hold programs");
		await refused.getByRole("button", { name: "Dismiss" }).click();
		await expect(card("IMG_1.jpg")).toContainText("Description missing");
		expect(await faults(page)).toEqual([]);

		await page.getByRole("button", { name: "Describe them one by one" }).click();
		const own = page.getByRole("dialog", { name: "IMG_1.jpg" });
		for (const [label, text] of Object.entries(words)) await own.getByLabel(label).fill(text);
		await own.getByLabel("What the picture shows, in English").fill("the old  stepwell");
		await own.getByRole("button", { name: "Save" }).click();
		await expect(own.getByLabel("What the picture shows, in English")).toBeFocused();
		await expect(own).toContainText("Don't repeat the title");
		// A slip of the finger loses nothing.
		await page.keyboard.press("Escape");
		await expect(own).toHaveCount(0);
		await card("IMG_1.jpg").getByRole("button").click();
		await expect(own.getByLabel("Title in Hindi")).toHaveValue(words["Title in Hindi"]);
		expect(await faults(page)).toEqual([]);
		await own
			.getByLabel("What the picture shows, in English")
			.fill(words["What the picture shows, in English"]);
		await own.getByRole("button", { name: "Save" }).click();
		await expect(toast(page)).toContainText("Saved.");
		await expect(own).toHaveCount(0);
		// The last one leads back to all.
		const filter = page.locator("main summary", { hasText: /^Filter/ });
		await expect(card("The old stepwell")).not.toContainText("Description missing");

		await page.getByLabel("Search names and titles").fill("बावड़ी");
		await page.getByLabel("Search names and titles").press("Enter");
		await expect(page.getByRole("heading", { level: 3 })).toHaveText(["The old stepwell"]);
		await expect(page).toHaveURL(/q=/);
		await page.getByLabel("Search names and titles").fill("budget");
		await filter.click();
		await page.getByLabel("Kind").selectOption("PDF");
		await page.getByRole("checkbox", { name: "Unused files only" }).check();
		await page.getByRole("button", { name: "Show", exact: true }).click();
		await card("budget.pdf").getByRole("button").click();
		await page.getByRole("button", { name: "Delete budget.pdf" }).click();
		await page.getByRole("dialog", { name: "Delete file" }).getByRole("button", { name: "Delete" }).click();
		await expect(toast(page)).toContainText("The file is deleted");
		await expect(page.getByText("There is no such file here.")).toBeVisible();
		// The two refusals were meant.
		complaints.length = 0;
	},
);

test("on a phone the shelf fits with large letters too, a dropped file is uploaded, and on a bad line one waits, says so, goes on by itself and in smaller pieces", async ({
	page,
	office,
	complaints,
}) => {
	await page.clock.install();
	await page.setViewportSize({ width: 360, height: 740 });
	const clerk = await office.clerk("edit_content");
	const token = await office.tokenOf(clerk);
	await openAs(page, token, "/admin/media");
	const choose = async (name: string, buffer: Buffer) => {
		const chosen = page.waitForEvent("filechooser");
		await page.getByRole("button", { name: "Choose files" }).click();
		await (await chosen).setFiles({ name, mimeType: "application/pdf", buffer });
	};
	const long = (pages: number, bytes: number) =>
		Buffer.concat([pdf(pages), Buffer.from("%"), Buffer.alloc(bytes, 0x41), Buffer.from("\n%%EOF\n")]);
	const onUpload = async (act: (route: Route) => Promise<void>) => {
		await page.unroute("**/api/uploads/*");
		await page.route("**/api/uploads/*", (route) =>
			route.request().method() === "PATCH" ? act(route) : route.continue(),
		);
	};

	await test.step("dropped", async () => {
		const bytes = [...(await photo(640, 480, 9))];
		const dropped = await page.evaluateHandle((numbers) => {
			const data = new DataTransfer();
			data.items.add(new File([new Uint8Array(numbers)], "ward.jpg", { type: "image/jpeg" }));
			return data;
		}, bytes);
		await page
			.getByRole("button", { name: "Choose files" })
			.locator("..")
			.dispatchEvent("drop", { dataTransfer: dropped });
		await expect(page.getByRole("heading", { name: "ward.jpg" })).toBeVisible();
		for (const letters of ["200%", ""]) {
			await page.evaluate((size) => {
				document.documentElement.style.fontSize = size;
			}, letters);
			expect(await pixelsTooWide(page)).toBe(0);
		}
	});

	await test.step("while there is no network", async () => {
		let pieces = 0;
		let isCut = true;
		await onUpload(async (route) => {
			pieces += 1;
			if (isCut && pieces > 1) await route.abort("internetdisconnected");
			else await route.continue();
		});
		await choose("tender.pdf", long(12, 700_000));
		await expect(page.getByText("No network: it goes on by itself")).toBeVisible();
		isCut = false;
		await page.clock.fastForward("00:03");
		await expect(page.getByRole("heading", { name: "tender.pdf" })).toBeVisible();
		expect(pieces).toBeGreaterThan(2);
	});

	await test.step("too slow for a whole piece in the time of a request", async () => {
		const sent: number[] = [];
		await onUpload(async (route) => {
			const bytes = route.request().postDataBuffer()?.length ?? 0;
			sent.push(bytes);
			if (bytes <= kilobytes(64)) return route.continue();
			await page.clock.fastForward(http.requestTimeout);
			return route.abort("connectionreset");
		});
		await choose("slow.pdf", long(3, 300_000));
		for (const tries of [1, 2]) {
			await expect.poll(() => sent.length).toBeGreaterThanOrEqual(tries);
			await page.clock.fastForward(http.requestTimeout);
		}
		await expect(page.getByRole("heading", { name: "slow.pdf" })).toBeVisible();
		expect(sent.slice(0, 3)).toEqual([kilobytes(256), kilobytes(128), kilobytes(64)]);
	});

	await test.step("the session ended meanwhile: it waits for its sender", async () => {
		let pieces = 0;
		await onUpload(async (route) => {
			pieces += 1;
			if (pieces === 2) await office.end(token);
			await route.continue();
		});
		await choose("late.pdf", long(2, 700_000));
		await expect(page.getByRole("heading", { level: 1, name: "ULB Login" })).toBeVisible();
		await logIn(page, clerk);
		await expect(page.getByRole("heading", { name: "late.pdf" })).toBeVisible();
	});
	complaints.length = 0;
});

onLentPage(
	"an upload that was cut goes on where the content is the same, and another file of that name and size begins anew; a lost answer is asked for again; a photo in HEIC becomes one that all can see; numbers of persons are named",
	async ({ page, office, complaints }) => {
		await openAs(page, await office.tokenOf(await office.clerk("edit_content")), "/admin/media");
		const choose = async (name: string, buffer: Buffer, mimeType = "application/pdf") => {
			const chosen = page.waitForEvent("filechooser");
			await page.getByRole("button", { name: "Choose files" }).click();
			await (await chosen).setFiles({ name, mimeType, buffer });
		};
		const tender = (day: string) =>
			Buffer.concat([
				pdf(1, "", `Last date ${day}`),
				Buffer.from(`%${"A".repeat(kilobytes(300))} last date ${day}\n%%EOF\n`),
			]);
		const sent: number[] = [];
		let isCut = true;
		await page.route("**/api/uploads/*", async (route) => {
			if (route.request().method() !== "PATCH") return route.continue();
			if (isCut && sent.length > 0) return route.abort("internetdisconnected");
			sent.push(route.request().postDataBuffer()?.length ?? 0);
			return route.continue();
		});
		const served = async (name: string) => {
			return (await page.request.get(await addressOf(page, name))).body();
		};
		for (const [name, begun, chosen] of [
			["auction.pdf", "10 Dec", "28 Dec"],
			["lease.pdf", "11 Dec", "11 Dec"],
		] as const) {
			sent.length = 0;
			isCut = true;
			await choose(name, tender(begun));
			await expect(page.getByText("No network: it goes on by itself")).toBeVisible();
			isCut = false;
			await page.reload();
			await choose(name, tender(chosen));
			await expect(page.getByRole("heading", { name })).toBeVisible();
			expect((await served(name)).equals(tender(chosen))).toBe(true);
			const all = sent.reduce((sum, bytes) => sum + bytes, 0);
			const twice = begun === chosen ? 0 : kilobytes(256);
			expect(all, name).toBe(tender(chosen).length + twice);
		}

		sent.length = 0;
		let isLost = true;
		await page.route("**/api/media", async (route) => {
			if (!isLost || route.request().method() !== "POST") return route.continue();
			isLost = false;
			return route.abort("connectionreset");
		});
		await choose("levy.pdf", tender("12 Dec"));
		await page.getByRole("button", { name: "Try again" }).click();
		await expect(page.getByRole("heading", { name: "levy.pdf" })).toBeVisible();
		expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBe(tender("12 Dec").length);

		await choose("beneficiaries.pdf", pdf(2, "", "Aadhaar 2341 2341 2346"));
		const card = page
			.getByRole("listitem")
			.filter({ has: page.getByRole("heading", { name: "beneficiaries" }) });
		await expect(card).toContainText("seems to hold Aadhaar numbers (1, on pages 1 and 2)");

		await page.evaluate(() => {
			// Simulates a browser without Web Crypto, as on a site opened by http, that reads HEIC, as Safari does.
			Object.defineProperty(crypto, "subtle", { value: undefined });
			const real = window.createImageBitmap;
			const readable = (source: unknown) =>
				source instanceof File && source.name.endsWith(".heic") ? new ImageData(64, 48) : source;
			window.createImageBitmap = ((source: ImageData, options: ImageBitmapOptions) =>
				real(readable(source) as ImageData, options)) as typeof window.createImageBitmap;
		});
		await choose("IMG_9.heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "");
		await expect(page.getByRole("listitem").filter({ hasText: "IMG_9.heic" })).toContainText("64 × 48");
		// The cut lines were meant.
		complaints.length = 0;
	},
);

onLentPage(
	"whoever reviews takes a document off with the file that nothing else shows, and finds the shelf without writing",
	async ({ page, office }) => {
		const writer = await office.tokenOf(await office.clerk("edit_content", "publish_content"));
		const file = await sendFile(page, writer, "list.pdf", pdf(19));
		const keptBy = async () => {
			const headers = (await page.request.get(file.src)).headers();
			return [headers["cache-control"]?.split(",")[0], headers["x-robots-tag"]];
		};
		// Nothing shows it yet: no proxy keeps it, no search engine lists it.
		expect(await keptBy()).toEqual(["private", "noindex"]);
		const title = { en: "List with numbers", hi: "नंबरों वाली सूची" };
		const row = { title, file: file.path, kind: "other", language: "hi" };
		const published = await office.call("POST", "/api/content/documents", { basedOn: 0, row }, writer);
		expect(published.status, JSON.stringify(published.answer)).toBe(200);
		await expect.poll(keptBy).toEqual(["public", undefined]);

		const reviewer = await office.clerk("publish_content");
		await openAs(page, await office.tokenOf(reviewer), "/admin/content?kind=documents");
		const shown = page.getByRole("listitem").filter({ hasText: title.en });
		await expect(shown.getByRole("button")).toHaveCount(0);
		await shown.getByRole("link", { name: title.en }).click();
		await page.getByRole("button", { name: "Take off the site" }).click();
		const question = page.getByRole("dialog");
		await expect(question).toContainText("The address of this file still opens");
		await expect(question.getByRole("link", { name: "list.pdf" })).toBeVisible();
		const faulty = await faults(page);
		expect(faulty).toEqual([]);
		await question.getByLabel("Erase the file for good too").check();
		await question.getByRole("button", { name: "Take off the site" }).click();
		await expect(toast(page)).toContainText("its files are erased");
		expect((await page.request.get(file.src)).status()).toBe(404);
		await goOn(page, `/admin/content/history?kind=documents&key=${published.answer.key}`);
		await page.getByRole("button", { name: "हिन्दी" }).first().click();
		await expect(page.getByText("फ़ाइल “list.pdf” हमेशा के लिए मिटाई गई")).toContainText(reviewer.name);
		await page.getByRole("button", { name: "English" }).first().click();

		await page.getByRole("link", { name: "Pictures and Files" }).first().click();
		await expect(page.getByRole("heading", { name: "Files", exact: true })).toBeVisible();
		await expect(page.getByRole("button", { name: "Choose files" })).toHaveCount(0);
		await expect(page.getByRole("button", { name: "Save" })).toHaveCount(0);
	},
);

/** Reads the address of a file of the shelf from its sheet. */
async function addressOf(page: Page, name: string): Promise<string> {
	await page.getByRole("button", { name, exact: true }).click();
	const sheet = page.getByRole("dialog", { name });
	const address = await sheet.getByRole("link", { name: `Open ${name}` }).getAttribute("href");
	await page.keyboard.press("Escape");
	await expect(sheet).toHaveCount(0);
	return String(address);
}

onLentPage(
	"a story takes three photos at once: they are described together, the first stands beside its words, the others below them",
	async ({ page, office, server }) => {
		const clerk = await office.clerk("edit_content", "publish_content");
		await page.setViewportSize({ width: 360, height: 740 });
		await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=stories&key=");
		const box = (field: string, lang: string) =>
			page.getByRole("group", { name: field, exact: true }).getByLabel(lang, { exact: true });
		await box("Title", "Hindi").fill("बावड़ी साफ़ हुई");
		await box("Title", "English").fill("The stepwell is clean");
		await page.getByRole("button", { name: "Upload or search… Picture" }).click();
		const dialog = page.getByRole("dialog", { name: "Choose a picture" });
		const chosen = page.waitForEvent("filechooser");
		await dialog.getByRole("button", { name: "Choose files" }).click();
		await (await chosen).setFiles(
			await Promise.all(
				[31, 32, 33].map(async (seed) => ({
					name: `IMG_${seed}.jpg`,
					mimeType: "image/jpeg",
					buffer: await photo(900, 600, seed),
				})),
			),
		);
		await expect(dialog.getByRole("status").filter({ hasText: "described before" })).toContainText(": 3.");
		for (const [label, text] of Object.entries(words)) await dialog.getByLabel(label).fill(text);
		expect(await faults(page)).toEqual([]);
		expect(await pixelsTooWide(page)).toBe(0);
		await dialog.getByRole("button", { name: "Save", exact: true }).click();
		// The next begins with the same words.
		await expect(dialog.getByRole("status").filter({ hasText: "described before" })).toContainText(": 2.");
		await expect(dialog.getByLabel("Title in Hindi")).toHaveValue(words["Title in Hindi"]);
		await page.keyboard.press("Tab");
		await expect(dialog.getByRole("button", { name: "Back to the list" })).toBeFocused();
		await dialog.getByLabel("Title in English").fill("Its lowest step");
		await dialog.getByRole("button", { name: "Save the same words for all 2" }).click();
		await expect(dialog).toBeHidden();
		await expect(page.getByLabel("Picture", { exact: true })).toHaveValue(/^uploads\//);
		await expect(page.getByRole("group", { name: "More photos" }).locator("img")).toHaveCount(2);
		await box("Paragraphs 1", "Hindi").fill("सीढ़ियाँ फिर दिखती हैं।");
		await box("Paragraphs 1", "English").fill("Its steps are seen again.");
		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(toast(page)).toContainText("Published");
		await readersSee(server, "/news/event/the-stepwell-is-clean").toMatch(
			/Its lowest step.*Its lowest step/s,
		);
	},
);

onLentPage(
	"the gallery takes three photos at once: one set of words, one form and one step, which is undone as one",
	async ({ page, office, server }) => {
		const clerk = await office.clerk("edit_content", "publish_content");
		await page.setViewportSize({ width: 360, height: 740 });
		await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=photos&key=");
		await page.getByRole("button", { name: /Upload or search/ }).click();
		const dialog = page.getByRole("dialog");
		const chosen = page.waitForEvent("filechooser");
		await dialog.getByRole("button", { name: "Choose files" }).click();
		await (await chosen).setFiles(
			await Promise.all(
				[41, 42, 43].map(async (seed) => ({
					name: `IMG_${seed}.jpg`,
					mimeType: "image/jpeg",
					buffer: await photo(900, 600, seed),
				})),
			),
		);
		await expect(dialog.getByRole("status").filter({ hasText: "described before" })).toContainText(": 3.");
		for (const [label, text] of Object.entries(words)) await dialog.getByLabel(label).fill(text);
		await dialog.getByRole("button", { name: "Save the same words for all 3" }).click();
		await expect(dialog).toBeHidden();
		await expect(page.getByRole("status").filter({ hasText: "Sent with it" })).toContainText(
			`${words["Title in English"]}, ${words["Title in English"]}`,
		);
		expect(await faults(page)).toEqual([]);
		expect(await pixelsTooWide(page)).toBe(0);
		await page.getByLabel("Theme").selectOption("water");
		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(toast(page).getByRole("button", { name: "Undo" })).toBeVisible();
		await expect(page, "the form is closed").not.toHaveURL(/key=/);
		const rows = page.getByRole("listitem").filter({ hasText: words["Title in English"] });
		await expect(rows).toHaveCount(3);
		await readersSee(server, "/gallery/photos").toMatch(/(The old stepwell.*){3}/s);
		await toast(page).getByRole("button", { name: "Undo" }).click();
		await readersSee(server, "/gallery/photos").not.toContain("The old stepwell");
	},
);

onLentPage(
	"a gallery photo that is uploaded in its form is described once: what was empty has the shelf's words, what was typed stays; a film is uploaded in its form, and readers can play it",
	async ({ page, office, server }) => {
		const clerk = await office.clerk("edit_pages", "edit_content", "publish_content");
		await openAs(page, await office.tokenOf(clerk), "/admin/content?kind=photos&key=");
		const box = (field: string, lang: string) =>
			page.getByRole("group", { name: field, exact: true }).getByLabel(lang, { exact: true });
		await box("Title", "English").fill("Our stepwell");
		await page.getByRole("button", { name: /Upload or search/ }).click();
		const dialog = page.getByRole("dialog");
		const chosen = page.waitForEvent("filechooser");
		await dialog.getByRole("button", { name: "Choose files" }).click();
		await (await chosen).setFiles([
			{ name: "IMG_77.jpg", mimeType: "image/jpeg", buffer: await photo(900, 700, 77) },
		]);
		for (const [label, text] of Object.entries(words)) await dialog.getByLabel(label).fill(text);
		await dialog.getByRole("button", { name: "Save" }).click();
		await expect(box("Title", "English")).toHaveValue("Our stepwell");
		await expect(box("Title", "Hindi")).toHaveValue(words["Title in Hindi"]);
		await expect(box("Description", "English")).toHaveValue(words["What the picture shows, in English"]);
		await expect(box("Description", "Hindi")).toHaveValue(words["What the picture shows, in Hindi"]);
		await expect(page.getByRole("status").filter({ hasText: "please check it" })).toBeVisible();
		expect(await faults(page)).toEqual([]);
		const path = await page.getByLabel("Photo", { exact: true }).inputValue();
		const shown = page.frameLocator("main iframe");
		await expect(shown.locator(`dialog img[src*="${path}"]`)).toBeVisible();
		await expect(shown.locator("link[rel=preload][as=image]"), "of a size that it may not have").toHaveCount(
			0,
		);
		await expect(page.getByLabel("Show it on the home page too")).not.toBeChecked();
		await page.getByLabel("Show it on the home page too").check();
		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(toast(page)).toContainText("Published");
		await expect.poll(async () => (await page.request.get("/")).text()).toContain(path);

		await expect(page, "the form is closed").not.toHaveURL(/key=/);
		await goOn(page, "/admin/content?kind=home&key=all");
		await page
			.locator("main details > summary")
			.filter({ hasText: /^Photos of the home page/ })
			.click();
		const places = page.getByLabel(/^Photos of the home page \(6\) \d/);
		await expect(places).toHaveCount(6);
		const first = await places.first().inputValue();
		await page.getByRole("button", { name: "Choose several… Photos of the home page" }).click();
		await dialog.getByRole("button", { name: words["Title in English"] }).first().click();
		await dialog.getByRole("button", { name: "Use these: 1" }).click();
		await expect(places.first()).toHaveValue(/^uploads\//);
		await expect(places.nth(1)).toHaveValue(first);
		await expect(places).toHaveCount(6);

		await goOn(page, "/admin/content?kind=videos&key=");
		await expect(page.getByLabel("Address of the video")).toBeVisible();
		await box("Title", "Hindi").fill("मेले की फ़िल्म");
		await box("Title", "English").fill("A film of the fair");
		await page.getByRole("button", { name: /Upload or search.*video/i }).click();
		const upload = page.waitForEvent("filechooser");
		const films = page.getByRole("dialog", { name: "Choose a video" });
		await films.getByRole("button", { name: "Upload a file" }).click();
		await (await upload).setFiles({ name: "fair.mp4", mimeType: "video/mp4", buffer: film() });
		const address = page.getByLabel("Address of the video");
		await expect(address).toHaveValue(/^uploads\/.*\.mp4$/);
		await page.getByRole("button", { name: "Publish now" }).click();
		await expect(toast(page)).toContainText("Published");
		await readersSee(server, "/explore/VideoGallery").toContain("A film of the fair");
	},
);
