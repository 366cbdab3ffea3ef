import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { openBrowser, phone } from "../browser.ts";
import { answersOf } from "../capture.ts";
import { median, ratio, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { startSite } from "../site.ts";
import { slowLink } from "../slow-link.ts";
import type { Figures } from "../targets.ts";
import { type Answer, startTwin } from "../twin.ts";

/** How much slower than this machine's the phone's processor is. */
const slowdown = 4;

/** The button of the menu, behind which a phone has the rest of the header. */
const menu = "header summary, nav summary";

/** What a reader may tap first, the last of these that is to be seen, and what shows that it worked. */
const taps = {
	tapLogin: { tap: [menu, '[data-logins] button[command="show-modal"]'], shows: "dialog[open]" },
	tapMenu: { tap: [menu], shows: "nav details[open]" },
} as const;

type Tap = (typeof taps)[keyof typeof taps];

/**
 * The first tap on a slow phone, at the moment when something is to be seen: the site's page, whose script waits,
 * against the same page with its script where React Router puts it, preloaded and asynchronous.
 */
export async function tap({ runs, port, say }: Settings): Promise<Figures> {
	const site = await startSite(port);
	await site.warm();
	const browser = await openBrowser();
	const answers = await answersOf(browser, site, ["/"]);
	const [deferred, undeferred] = [
		await startTwin(port + 1, answers),
		await startTwin(
			port + 2,
			answers.map((answer) => (answer.path === "/" ? withoutDeferral(answer, answers) : answer)),
		),
	];
	const links = [await slowLink(port + 3, port + 1), await slowLink(port + 4, port + 2)];
	try {
		const figures: { -readonly [Name in keyof Figures]: Figures[Name] } = {};
		for (const name of Object.keys(taps) as (keyof typeof taps)[]) {
			const times: [number[], number[]] = [[], []];
			for (let run = 0; run < runs; run += 1) {
				for (const which of run % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
					times[which].push(await timeOfTap(browser, `http://127.0.0.1:${port + 3 + which}/`, taps[name]));
				}
			}
			figures[name] = ratio(...times);
			say(`${name}: ${short(median(times[0]))} ms, without deferral ${short(median(times[1]))} ms`);
		}
		return figures;
	} finally {
		for (const link of links) link.close();
		await deferred.stop();
		await undeferred.stop();
		await browser.close();
		await site.stop();
	}
}

/** The page as React Router writes it: its script preloaded in the head and started as soon as it is there. */
function withoutDeferral(page: Answer, answers: readonly Answer[]): Answer {
	const html = brotliDecompressSync(page.body).toString();
	const preloads = answers
		.filter(({ path }) => path.endsWith(".js"))
		.map(({ path }) => `<link rel="modulepreload" href="${path}"/>`);
	const changed = html
		.replace(
			/<script>(?:(?!<\/script>)[\s\S])*<\/script><script type="text\/later">/,
			'<script type="module" async="">',
		)
		.replace("</head>", `${preloads.join("")}</head>`);
	if (changed.includes("text/later")) throw new Error("The held script was not found in the page");
	return { ...page, body: brotliCompressSync(changed) };
}

/** From the tap at first paint until what was tapped for shows, milliseconds; tapped again as an impatient person would. */
async function timeOfTap(browser: Browser, url: string, { tap, shows }: Tap): Promise<number> {
	const context = await phone(browser);
	try {
		const page = await context.newPage();
		const wire = await context.newCDPSession(page);
		await wire.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
		await page.goto(url, { waitUntil: "commit" });
		await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
		return await page.evaluate(
			async ({ tap, shows }) => {
				const find = (selector: string) =>
					[...document.querySelectorAll<HTMLElement>(selector)].find((each) => each.checkVisibility());
				const begun = performance.now();
				let tapped: { readonly what?: HTMLElement; readonly at: number } = { at: 0 };
				while (!find(shows)) {
					const now = performance.now();
					if (now - begun > 20_000) return Number.NaN;
					const what = tap.map(find).findLast((each) => each !== undefined);
					if (what && (what !== tapped.what || now - tapped.at > 400)) {
						tapped = { what, at: now };
						what.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
						what.click();
					}
					await new Promise((resolve) => requestAnimationFrame(resolve));
				}
				return performance.now() - begun;
			},
			{ tap, shows },
		);
	} finally {
		await context.close();
	}
}
