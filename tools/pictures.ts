// Makes a picture of each template at each width in each language: npm run pictures -- [names] [--widths …] [--folder …] [--screen] [--from …]
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { type Lang, languages } from "#contract/language.ts";
import { type SitePage, screenOf } from "#contract/site-pages.ts";
import { openTown } from "#server/content/from-files.ts";
import playwright from "../playwright.config.ts";
import { type Command, readWords, runProgram } from "./command.ts";
import { build, root, run, serverEnv } from "./setup.mjs";

const usage = `Usage: npm run pictures -- [page or /address …] [--widths 360,820,1366] [--folder pictures] [--screen] [--from http://localhost:3000]
  --screen  the first screen instead of the whole page
  --from    a server that is there, for public pages; /dev/parts is shown by npm run dev alone`;

/** WebP's limit is 16,383 pixels. */
const tallest = 16_000;
const heights: Readonly<Record<string, number>> = { 360: 740, 390: 844, 820: 1180, 1024: 768, 1920: 1080 };
const chief = { mobile: "9000000001", password: "kheer-nadi-pul-aam-mor-47" };

/** First of the pages that share a screen, such as stories. */
function templates(pages: readonly SitePage[]): readonly SitePage[] {
	return [...Map.groupBy(pages, screenOf).values()].map(([page]) => page as SitePage);
}

async function serve(): Promise<{ address: string; stop: () => void }> {
	const data = mkdtempSync(join(tmpdir(), "palika-pictures-"));
	const settings = { DATA_DIR: data, PORT: "0", ADMIN_MOBILE: chief.mobile, ADMIN_PASSWORD: chief.password };
	run("node", ["tools/samples.ts"], settings);
	const child = spawn("node", [join(root, "server/start.mjs")], {
		env: { ...serverEnv, ...settings, NODE_ENV: "production" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	const stop = () => {
		child.once("exit", () => rmSync(data, { recursive: true, force: true }));
		child.kill();
	};
	const address = await new Promise<string>((resolve, reject) => {
		child.stdout.on("data", (line) => {
			const [, open] = /is open at (http:\S+)/.exec(String(line)) ?? [];
			if (open) resolve(open);
		});
		child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
	});
	return { address, stop };
}

async function sessionAt(address: string): Promise<string> {
	const answer = await fetch(`${address}/api/login`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(chief),
	});
	const { token, message } = await answer.json();
	if (!token) throw new Error(`The desk can't be entered: ${message}`);
	return token;
}

async function openTab(browser: Browser, lang: Lang, token: string | undefined): Promise<Page> {
	const context = await browser.newContext({ reducedMotion: "reduce", serviceWorkers: "block" });
	if (token)
		await context.addInitScript(
			([token, lang]) => {
				if (window !== top || !location.pathname.match(/^\/(admin|addRole)/)) return;
				localStorage.setItem("ulbToken", token);
				localStorage.setItem("staffLanguage", lang);
			},
			[token, lang] as const,
		);
	return context.newPage();
}

async function drawn(tab: Page): Promise<void> {
	await tab.waitForFunction(() => "ready" in document.documentElement.dataset);
	await tab.locator("[aria-busy=true]").waitFor({ state: "detached" });
	await tab.evaluate(async () => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("* { content-visibility: visible !important }");
		document.adoptedStyleSheets = [sheet];
		for (const image of document.images) image.loading = "eager";
		await Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
	});
}

const main: Command = async ({ argv, environment, say }) => {
	const options = { widths: "string", folder: "string", from: "string", screen: "boolean" } as const;
	const { words, options: chosen } = readWords(argv, {
		usage,
		words: [0, 99],
		options: Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }])),
	});
	const { widths = "360,820,1366", folder = "pictures", from, screen } = chosen as Record<string, string>;
	const { pages } = openTown(environment.TOWN ?? join(root, "town"));
	const wanted = words.length > 0 ? words : templates(pages.all).map(({ name }) => name);
	const unknown = wanted.find((word) => !word.startsWith("/") && !pages.has(word));
	if (unknown) throw new Error(`There is no page "${unknown}".\n${usage}`);
	if (!from) build();
	const server = from ? undefined : await serve();
	const address = from ?? (server?.address as string);
	const into = resolve(environment.INIT_CWD ?? ".", folder);
	mkdirSync(into, { recursive: true });
	const browser = await chromium.launch(playwright.use?.launchOptions);
	try {
		const token = server && (await sessionAt(address));
		for (const lang of languages) {
			const tab = await openTab(browser, lang, token);
			for (const word of wanted) {
				if (word.startsWith("/") && lang !== languages[0]) continue;
				await tab.goto(address + (word.startsWith("/") ? word : pages.path(word, lang)));
				for (const width of widths.split(",").map(Number)) {
					await tab.setViewportSize({ width, height: heights[width] ?? 768 });
					await drawn(tab);
					const height = await tab.evaluate(() => document.documentElement.scrollHeight);
					const png = await tab.screenshot(
						screen ? {} : { fullPage: true, clip: { x: 0, y: 0, width, height: Math.min(height, tallest) } },
					);
					const file = `${word.replace(/^\//, "").replaceAll("/", "-")}-${width}-${lang}.webp`;
					await sharp(png).webp({ quality: 80 }).toFile(join(into, file));
					say(file);
				}
			}
			await tab.context().close();
		}
	} finally {
		await browser.close();
		server?.stop();
	}
	return true;
};

if (import.meta.main) await runProgram(main);
