import type { Browser, Page } from "@playwright/test";
import { staffWords } from "../../app/staff/parts/words.ts";
import { type Loaded, openBrowser, phone, record, scrollThrough, settled, touch } from "../browser.ts";
import { median } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { publicPages } from "../pages.ts";
import { type Site, startSite } from "../site.ts";
import type { Figures } from "../targets.ts";

/** What one page of the site weighs on a phone, bytes unless the name says otherwise. */
interface Weight {
	readonly total: number;
	readonly text: number;
	readonly fonts: number;
	readonly script: number;
	readonly scriptBefore: number;
	readonly repeat: number;
	readonly fontPreloads: number;
	readonly fontsWithoutSwap: number;
	readonly thirdParty: number;
	readonly complaints: readonly string[];
}

/** Only screens of staff say this; a file that holds it is theirs. */
const staffOnly = staffWords.typedIsKept.en;

/** Bytes of every public page in a real browser: by kind, before and after the first touch, and at the second visit. */
export async function weight({ pages, port, say }: Settings): Promise<Figures> {
	const site = await startSite(port);
	await site.warm();
	const browser = await openBrowser();
	const weights = new Map<string, Weight>();
	const scripts = new Set<string>();
	try {
		for (const { path } of publicPages(pages)) {
			const { weight, loaded } = await weigh(browser, site, path);
			weights.set(path, weight);
			for (const each of loaded) if (each.type === "Script") scripts.add(each.url);
			if (weight.complaints.length > 0) say(`${path}: ${weight.complaints.join(" · ")}`);
		}
		const home = weights.get("/");
		const all = [...weights.values()];
		const most = (of: (each: Weight) => number) => Math.max(...all.map(of));
		const sum = (of: (each: Weight) => number) => all.reduce((total, each) => total + of(each), 0);
		const others = [...weights]
			.filter(([path]) => !/^\/(hi)?$/.test(path))
			.map(([, each]) => each.text / 1000);
		return {
			thirdParty: sum(({ thirdParty }) => thirdParty),
			consoleErrors: sum(({ complaints }) => complaints.length),
			scriptBefore: most(({ scriptBefore }) => scriptBefore) / 1000,
			scriptInAll: most(({ script }) => script) / 1000,
			staffCode: await countStaffFiles(scripts),
			...(home && {
				homeText: home.text / 1000,
				homeView: home.total / 1000,
				repeatView: home.repeat / 1000,
			}),
			...(others.length > 0 && { pageText: median(others) }),
			fontBytes: most(({ fonts }) => fonts) / 1000,
			fontPreloads: most(({ fontPreloads }) => fontPreloads),
			fontsWithoutSwap: most(({ fontsWithoutSwap }) => fontsWithoutSwap),
		};
	} finally {
		await browser.close();
		await site.stop();
	}
}

async function weigh(
	browser: Browser,
	site: Site,
	path: string,
): Promise<{ weight: Weight; loaded: readonly Loaded[] }> {
	const context = await phone(browser);
	try {
		const page = await context.newPage();
		const { loaded, complaints } = await record(page);
		await page.addInitScript(() => {
			addEventListener("load", () => requestIdleCallback(() => performance.mark("idle")));
		});
		await page.goto(site.address + path);
		await settled(page);
		const first = loaded.map((each) => ({ ...each }));
		const inside = await look(page);
		await touch(page);
		await scrollThrough(page);
		const { script } = await look(page);
		const again = await context.newPage();
		const second = await record(again);
		await again.goto(site.address + path);
		await settled(again);
		const bytes = (kind: (each: Loaded) => boolean) =>
			first.filter(kind).reduce((sum, each) => sum + each.bytes, 0);
		const weight: Weight = {
			total: bytes(() => true),
			text: inside.text,
			fonts: bytes(({ type }) => type === "Font"),
			script,
			scriptBefore: inside.scriptBefore,
			repeat: second.loaded.reduce((sum, each) => sum + each.bytes, 0),
			fontPreloads: inside.fontPreloads,
			fontsWithoutSwap: inside.fontsWithoutSwap,
			thirdParty: [...loaded, ...second.loaded].filter(({ url }) => !url.startsWith(`${site.address}/`))
				.length,
			complaints: [...complaints, ...second.complaints],
		};
		return { weight, loaded };
	} finally {
		await context.close();
	}
}

/** What the page itself knows: bodies as they were compressed. */
async function look(page: Page) {
	return page.evaluate(() => {
		const [document_] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
		const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
		const idle = performance.getEntriesByName("idle")[0]?.startTime ?? Number.POSITIVE_INFINITY;
		const size = (ending: RegExp, before = Number.POSITIVE_INFINITY) =>
			resources
				.filter(({ name, startTime }) => ending.test(name) && startTime < before)
				.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
		const faces = [...document.styleSheets]
			.flatMap((sheet) => [...sheet.cssRules])
			.filter((rule) => rule instanceof CSSFontFaceRule);
		return {
			text: (document_?.encodedBodySize ?? 0) + size(/\.css$/),
			script: size(/\.js$/),
			scriptBefore: size(/\.js$/, idle),
			fontPreloads: document.querySelectorAll('link[rel="preload"][as="font"]').length,
			// A face that takes only what the machine has makes nobody wait.
			fontsWithoutSwap: faces.filter(
				({ style }) =>
					style.getPropertyValue("src").includes("url(") && style.getPropertyValue("font-display") !== "swap",
			).length,
		};
	});
}

async function countStaffFiles(scripts: ReadonlySet<string>): Promise<number> {
	const texts = await Promise.all([...scripts].map(async (url) => (await fetch(url)).text()));
	return texts.filter((text) => text.includes(staffOnly)).length;
}
