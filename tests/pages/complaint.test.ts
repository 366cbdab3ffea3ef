import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { complaintNumber } from "../../contract/complaints/number.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { outcomes } from "../../contract/outcomes.ts";
import { pagePath } from "../../contract/pages.ts";
import { aPhoto } from "../support/complaints.ts";
import { devgarh } from "../support/devgarh.ts";
import { html } from "../support/pages.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

let server: ServerProcess;
beforeAll(async () => {
	server = await startServer({ TOWN: devgarh });
});
afterAll(() => server.stop());

interface Page {
	readonly status: number;
	/** Target of a 303. */
	readonly location: string;
	readonly headers: Headers;
	readonly html: string;
}

async function ask(path: string, form?: Readonly<Record<string, string | Blob>>): Promise<Page> {
	const body = new FormData();
	for (const [name, value] of Object.entries(form ?? {})) body.append(name, value);
	const answer = await fetch(server.address + path, {
		redirect: "manual",
		...(form && { method: "POST", body }),
	});
	const { status, headers } = answer;
	return {
		status,
		headers,
		location: headers.get("location") ?? "",
		html: (await answer.text()).replaceAll("&#x27;", "'"),
	};
}

/** The value of a hidden field of a page's form. */
const hidden = ({ html }: Page, name: string) =>
	html.match(new RegExp(`name="${name}" value="([^"]*)"`))?.[1] ?? "";

const newForm = () => randomBytes(16).toString("base64url");
const drain = { category: "drain", ward: "0", landmark: "Near the old well" };

/** Reports on the page, and reads the slip. */
async function report(more: Readonly<Record<string, string | Blob>> = {}, lang: Lang = "en") {
	const path = pagePath("report", lang);
	const sent = await ask(path, { form: newForm(), ...drain, ...more });
	expect(sent.status, sent.html.match(/role="alert">(.*?)<\/div>/)?.[1]).toBe(303);
	const slip = await ask(sent.location);
	const [number = "", code = ""] = [...slip.html.matchAll(/<dd>([^<]+)<\/dd>/g)].map(([, text]) => text);
	return { number, code, slip, location: sent.location };
}

/** Opens a complaint by its number and code. */
async function follow({ number, code }: { readonly number: string; readonly code: string }): Promise<Page> {
	const sent = await ask("/complaint/follow", { number, code });
	expect(sent.status).toBe(303);
	return ask(sent.location);
}

async function tell(
	page: Page,
	name: string,
	more: Readonly<Record<string, string | Blob>> = {},
): Promise<Page> {
	const form = { ticket: hidden(page, "ticket"), id: newForm(), tell: name, ...more };
	return ask("/complaint/follow", form);
}

const tiles = async (q = "", lang: Lang = "en") =>
	[
		...(await ask(`${pagePath("report", lang)}?q=${encodeURIComponent(q)}`)).html.matchAll(
			/complaint\?category=(\w+)/g,
		),
	].map(([, key]) => key);

test("a tile is found by what people call it, in either language or by its sound; what nobody calls anything shows all", async () => {
	expect(await tiles("gutter", "hi")).toEqual(["drain"]);
	expect(await tiles("गटर")).toEqual(["drain"]);
	expect(await tiles("naali")).toEqual(["drain"]);
	expect(await tiles("xyzzy")).toHaveLength(5);
	expect((await ask("/complaint?q=xyzzy")).html).toContain("Nothing here is called “xyzzy”.");
});

test("tiles lead to a form for each category that is offered; one form is never another's, and says who does it by when", async () => {
	expect(await tiles()).toEqual(["drain", "light", "conduct", "manhole", "power"]);
	const [one, other] = [await ask("/complaint?category=drain"), await ask("/complaint?category=drain")];
	expect(hidden(one, "form")).not.toBe(hidden(other, "form"));
	expect(one.headers.get("cache-control")).toBe("no-store");
	expect(one.html, "nothing to leave out yet").toMatch(/<span data-drop="" hidden="">/);
	expect(one.html).toMatch(/Swasth \(Health\).+24 hours, day and night.+if you send it now/s);
	// A category that is gone is chosen anew, and one that isn't the council's work has a number and no form.
	expect((await ask("/complaint?category=old")).html).not.toContain("<form method");
	const power = (await ask("/hi/complaint?category=power")).html;
	expect(power).toContain('href="tel:1912"');
	expect(power).not.toContain('name="landmark"');
});

test("what nobody works on says on its tile and on its page where to call, and has no form", async () => {
	const town = changedTown({ "council.yaml": (text) => text.replace("sample: true", "sample: false") });
	const bare = await startServer({ TOWN: town });
	const page = async (search = "") => (await fetch(`${bare.address}/complaint${search}`)).text();
	for (const search of ["", "?q=drain"])
		expect(await page(search)).toContain("<small>call 0000-000100</small>");
	const drain = await page("?category=drain");
	expect([drain.includes('href="tel:0000000100"'), drain.includes('name="landmark"')]).toEqual([true, false]);
	await bare.stop();
});

test("what is dangerous begins with the number to call", async () => {
	const [, main = ""] = (await html("/complaint?category=manhole")).split("<main");
	expect(main.split("<h1")[1]?.match(/href="([^"]+)" class="[^"]*button/)?.[1]).toBe("tel:112");
	expect(main.indexOf('href="tel:112"')).toBeLessThan(main.indexOf("<form"));
});

test.each(languages)(
	"in %s, a form with mistakes says them all at their fields and keeps what was typed, chosen and photographed",
	async (lang) => {
		const path = pagePath("report", lang);
		const form = newForm();
		const photo = new File([await aPhoto()], "drain.jpg");
		const typed = { form, category: "drain", words: "It overflows <b>", name: "सुनीता", mobile: "12" };
		const wrong = await ask(path, { ...typed, ward: "", landmark: "", photo });
		expect(wrong.status).toBe(422);
		for (const name of ["ward", "landmark", "mobile"]) {
			expect(wrong.html).toContain(`href="#field-${name}"`);
			expect(wrong.html).toContain(`id="field-${name}-error"`);
		}
		expect(wrong.html).toContain(outcomes.noSuchWard.words[lang]);
		expect(wrong.html).toContain(outcomes.noLandmark.words[lang]);
		expect(wrong.html).toContain("It overflows &lt;b&gt;");
		expect([hidden(wrong, "form"), wrong.html.includes('value="सुनीता"')]).toEqual([form, true]);
		const sent = await ask(path, {
			...typed,
			mobile: "9812345610",
			ward: "0",
			landmark: "x",
			kept: hidden(wrong, "kept"),
		});
		expect(sent.status).toBe(303);
		const slip = await ask(sent.location);
		const [number = "", code = ""] = [...slip.html.matchAll(/<dd>([^<]+)<\/dd>/g)].map(([, text]) => text);
		expect((await follow({ number, code })).html).toMatch(/<img src="\/api\/complaint-photos\/\d+\?until=/);
	},
);

test("a form that is sent twice is one complaint, whose slip has number, code and a way back; no address has the code", async () => {
	const form = newForm();
	// In its ward it isn't asked whether it is the same as itself.
	const one = await report({ form, ward: "1", same: "none" });
	const again = await report({ form, ward: "1" });
	expect([again.number, again.code]).toEqual([one.number, one.code]);
	// A report on another place with the same id, from a second tab or an old draft, isn't swallowed.
	const other = await report({ form, landmark: "Elsewhere" });
	expect([other.number === one.number, other.code === one.code]).toEqual([false, false]);
	expect(one.number).toMatch(/^\d\d-\d{6}-\d$/);
	expect(one.slip.html).toContain("<svg viewBox");
	expect(one.location).not.toContain(one.code);
	const ofOnePerson = ["cache-control", "referrer-policy"].map((name) => one.slip.headers.get(name));
	expect(ofOnePerson).toEqual(["no-store", "same-origin"]);
	expect(one.slip.html).toContain('name="robots" content="noindex"');
});

test("what is open in the ward already is asked about first: who says the same has the same number with a code of their own, who says another has another", async () => {
	const first = await report({ ward: "2.1" });
	expect(first.slip.html).toContain("Neem Gali, Ward 2");
	expect((await follow(first)).html).toContain("Neem Gali · Ward 2, Pond Side");
	const sent = { form: newForm(), ...drain, ward: "2.1" };
	const asked = await ask("/complaint", sent);
	const [, token = ""] = asked.html.match(/type="radio" [^>]*value="([^"]{50,})"/) ?? [];
	expect([asked.status, token !== "", asked.html.includes(first.number)]).toEqual([200, true, false]);
	// Of the other one its mohalla is told, and nothing that somebody has typed.
	expect(asked.html).toContain("Neem Gali · ");
	expect(asked.html.split("Near the old well")).toHaveLength(2);
	const same = await report({ ...sent, same: token });
	expect([same.number, same.code === first.code]).toEqual([first.number, false]);
	expect((await report({ ...sent, form: newForm(), same: "none" })).number).not.toBe(first.number);
	expect((await ask("/complaint", { form: newForm(), ...drain, ward: "2.9", same: "none" })).status).toBe(
		422,
	);
	// A list shown too long ago, or made up, is asked anew.
	const again = await ask("/complaint", { ...sent, form: newForm(), same: first.number, latitude: "28.9" });
	expect([again.status, again.html.includes("Is it one of these?")]).toEqual([200, true]);
	// The place that the phone has added says so, where it can be left out.
	expect(again.html).toMatch(/data-drop=""><button[^>]*>Leave the place out<.+The place is added\./s);
});

test("with number and code one sees state, section and history, adds a photo, removes one's name and takes it back, each once", async () => {
	const slip = await report({
		ward: "1",
		same: "none",
		name: "Sunita",
		mobile: "9812345610",
		words: "It overflows",
	});
	const small = slip.code.toLowerCase().replaceAll("-", " ");
	const page = await follow({ number: slip.number, code: small });
	expect(page.html).toMatch(/With the department.+Swasth \(Health\).+Your complaint arrived\./s);
	const unknown = await ask("/complaint/follow", { number: slip.number, code: "7K3M9QXD2A" });
	expect([unknown.status, unknown.html.includes(outcomes.unknownComplaint.words.en)]).toEqual([404, true]);
	const typo = await ask("/complaint/follow", { number: "26-004217-9", code: "1" });
	expect(typo.html).toMatch(/field-number-error.+field-code-error/s);
	const photo = new File([await aPhoto()], "more.jpg");
	expect((await ask((await tell(page, "photo", { photo })).location)).html).toMatch(
		/You added a photo\..+Your photo, /s,
	);
	const empty = await tell(page, "photo");
	expect([empty.status, empty.html.includes('id="field-photos-error"')]).toEqual([400, true]);
	const forgotten = await ask((await tell(page, "forget")).location);
	expect(forgotten.html).toContain("Your name and number were removed.");
	expect(forgotten.html).not.toContain('value="forget"');
	const back = { id: newForm(), reason: "It is clean" };
	await tell(page, "withdraw", back);
	const taken = await ask((await tell(page, "withdraw", back)).location);
	expect(taken.html.split("You took it back.")).toHaveLength(2);
	const late = await tell(page, "withdraw", { reason: "Once more" });
	expect(late.html).toContain("You wrote: Once more");
	expect([late.status, late.html.includes(outcomes.moveNotNow.words.en)]).toEqual([409, true]);
});

test("what a form would do stands on its button, and no page of ours carries fields that it doesn't know", async () => {
	const sent = {
		tell: "withdraw",
		id: newForm(),
		reason: "x",
		evil: "1",
		"x y": "2",
		rating: "5",
		landmark: "y",
	};
	const page = await ask("/complaint/follow", { ...sent, number: "1", code: "2" });
	const [, main = ""] = page.html.split(/<\/?main/);
	const named = [...main.matchAll(/<(input|button)[^>]* name="([^"]+)"/g)].map(
		([, tag, name]) => `${tag} ${name}`,
	);
	expect(named).toEqual([
		"input number",
		"input code",
		"input id",
		"input reason",
		"input rating",
		"button tell",
	]);
	expect(main).toMatch(
		/<button[^>]*value="withdraw"[^>]*>Take the complaint back<.*<button[^>]*>Show my complaint</s,
	);
	// Looking changes nothing.
	const slip = await report();
	const { tell: _, ...looked } = sent;
	const opened = await ask("/complaint/follow", { ...looked, number: slip.number, code: slip.code });
	expect((await ask(opened.location)).html).toContain("With the department");
	expect((await ask("/complaint/follow", { ...sent, tell: "evil" })).html).not.toContain('name="tell"');
});

test("a form is rendered once for all who open it within a minute, each with an id of its own: a flood of readers keeps nobody waiting", async () => {
	const at = (path: string) => Promise.all(Array.from({ length: 150 }, () => ask(path)));
	const pages = await at("/hi/complaint?category=light");
	expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));
	expect(new Set(pages.map((page) => hidden(page, "form"))).size).toBe(150);
	expect(hidden(pages[0] as Page, "form")).toMatch(/^[\w-]{22}$/);
	for (const serial of [1, 2]) {
		const number = complaintNumber(2026, serial);
		const follow = await ask(`/complaint/follow?number=${number}`);
		expect(follow.html).toContain(`value="${number}"`);
		expect(follow.html).toContain(`href="/hi/complaint/follow?number=${number}"`);
	}
	expect((await ask('/complaint/follow?number="><i>')).html).not.toContain('"><i>');
});

test.each(languages)(
	"in %s, what a page of another site sends does nothing, and the form says so",
	async (lang) => {
		for (const page of ["report", "followComplaint"] as const) {
			const body = new FormData();
			body.set("landmark", "Sent from elsewhere");
			const headers = { "sec-fetch-site": "cross-site" };
			const answer = await fetch(server.address + pagePath(page, lang), { method: "POST", body, headers });
			const text = await answer.text();
			expect([answer.status, text.includes(outcomes.fromOtherSite.words[lang])]).toEqual([403, true]);
			expect(text).not.toContain("Sent from elsewhere");
		}
	},
);

test("a ticket of another site, an old address and a form that can't be read open nothing, and say what to do", async () => {
	for (const path of ["/complaint/follow?open=abc", `/hi/complaint/follow?open=${"A".repeat(120)}`]) {
		const page = await ask(path);
		expect([page.status, page.html.includes('name="code"')]).toEqual([404, true]);
	}
	const late = await ask("/complaint/follow", {
		ticket: "abc",
		tell: "photo",
		words: "Still <b>",
		id: newForm(),
	});
	expect([late.status, hidden(late, "words")]).toEqual([404, "Still &lt;b&gt;"]);
	expect(late.html).toMatch(/<button(?=[^>]*name="tell")[^>]*value="photo"[^>]*>Send the photo</);
	expect(late.html).toContain("What you wrote is sent with it: Still &lt;b&gt;");
	// A ticket of this site opens nothing but what it was made for.
	const { location, number, code } = await report();
	const slip = location.split("=")[1] ?? "";
	expect((await ask(`/complaint/follow?open=${slip}`)).html).toContain('name="code"');
	const open = (await ask("/complaint/follow", { number, code })).location.split("=")[1] ?? "";
	const wrongSlip = await ask(`/complaint?sent=${open}`);
	expect([wrongSlip.status, wrongSlip.html.includes(outcomes.slipEnded.words.en)]).toEqual([404, true]);
	const wrongKept = await ask("/complaint", { form: newForm(), ...drain, kept: open });
	expect([wrongKept.status, wrongKept.html.includes(outcomes.photosAgain.words.en)]).toEqual([422, true]);
	const other = await fetch(`${server.address}/complaint?x`, { method: "PUT" });
	expect([other.status, other.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
	const torn = await fetch(`${server.address}/hi/complaint`, {
		method: "POST",
		headers: { "content-type": "multipart/form-data; boundary=x" },
		body: "--x\r\n",
	});
	expect([torn.status, await torn.text()]).toEqual([
		400,
		expect.stringContaining(outcomes.malformed.words.hi),
	]);
});
