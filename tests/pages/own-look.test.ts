import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { changedTown } from "#server/content/devgarh.fixture.ts";
import { iconsPath, socialCard } from "../../contract/app-icons.ts";
import { filePath } from "../../contract/files.ts";
import { languages } from "../../contract/language.ts";
import { workerPath } from "../../contract/offline.ts";
import { pagePath } from "../../contract/pages.ts";
import { openTown } from "../../server/content/from-files.ts";
import { isLong } from "../support/long.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** Files drawn from the colours, names and emblem of Devgarh (tests/towns/devgarh/council.yaml) beside the pages themselves. */
let server: ServerProcess;
let town: string;
const publicUrl = "https://devgarh.example";
beforeAll(async () => {
	town = changedTown({});
	server = await startServer({ TOWN: town, PUBLIC_URL: publicUrl });
});
afterAll(async () => {
	await server.stop();
});

const fetched = async (path: string) => {
	const answer = await fetch(server.address + path);
	expect(answer.status, path).toBe(200);
	return answer;
};
const text = async (path: string) => (await fetched(path)).text();
/** It is made of every page: a busy machine takes longer than a server waits, and goes on from the pages that are made. */
const workerText = () => vi.waitFor(() => text(workerPath), { timeout: 600_000 });
const bytes = async (path: string) => Buffer.from(await (await fetched(path)).arrayBuffer());
const meta = (page: string, name: string) =>
	page.match(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))?.[1] ?? "";
const cardAddress = (page: string) => meta(page, "og:image").replace(publicUrl, "");
const siteSheet = (page: string) => page.match(/"(\/assets\/site-[^"]+)"/)?.[1] ?? "";

interface Part {
	readonly left: number;
	readonly right: number;
	readonly top: number;
	readonly bottom: number;
}

/** Of a card: within the line of the name-board, and the dark band below it. */
const board: Part = { left: 40, right: 1160, top: 40, bottom: 385 };
const band: Part = { left: 0, right: 1200, top: 455, bottom: 630 };

async function pixelsOf(picture: Buffer) {
	const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => {
		const from = (y * info.width + x) * info.channels;
		return `#${data.toString("hex", from, from + 3)}`;
	};
	/** Measures the drawing in a part on a ground: how many pixels, and from which column to which. */
	const drawn = ({ left, right, top, bottom }: Part, ground: string) => {
		const columns: number[] = [];
		for (let x = left; x < right; x += 1) {
			for (let y = top; y < bottom; y += 1) if (at(x, y) !== ground) columns.push(x);
		}
		return { pixels: columns.length, from: columns[0] ?? 0, to: columns.at(-1) ?? 0 };
	};
	return { at, drawn };
}

test("a council without a picture of its own has one beside its links, of its names, emblem and colours", async () => {
	const cards: Buffer[] = [];
	for (const lang of languages) {
		const page = await text(pagePath("contact", lang));
		expect(meta(page, "og:image:width")).toBe(String(socialCard.width));
		expect(meta(page, "og:image:height")).toBe(String(socialCard.height));
		expect(meta(page, "og:image:alt")).toContain(openTown(town).read("council", lang).name);
		expect(meta(page, "twitter:card")).toBe("summary_large_image");
		const { headers } = await fetched(cardAddress(page));
		expect(headers.get("content-type")).toBe("image/png");
		expect(headers.get("cache-control")).toContain("immutable");
		const card = await bytes(cardAddress(page));
		expect(await sharp(card).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
		const { at, drawn } = await pixelsOf(card);
		expect([at(5, 5), at(5, 600)]).toEqual(["#f2c230", "#1d3b2f"]);
		// Missing letters would leave nothing, or thin boxes.
		expect(drawn(board, "#f2c230").pixels, "the town's name").toBeGreaterThan(30_000);
		expect(drawn(band, "#1d3b2f").pixels, "the emblem and the council's name").toBeGreaterThan(10_000);
		cards.push(card);
	}
	expect(cards[0]).not.toEqual(cards[1]);
	expect((await fetch(`${server.address}${iconsPath}card-fr.png`)).status).toBe(404);
});

test("after a reload with other colours and names, pages, icons and the picture beside links have them", async () => {
	const before = await text("/");
	// Every page is made for the worker, which knows their hashes.
	const worker = isLong ? await workerText() : "";
	const file = join(town, "council.yaml");
	const long = "Nagar Palika Parishad of Pandit Deen Dayal Upadhyaya Nagar & Mughalsarai Bazaar";
	const changed = readFileSync(file, "utf8")
		.replace(/^colours: .*$/m, 'colours: { board: "#9cc7f0", night: "#0B1F3D" }')
		.replace("en: Nagar Panchayat Devgarh", `en: "${long}"`)
		.replace("town: { en: Devgarh", "town: { en: Pandit Deen Dayal Upadhyaya Nagar");
	writeFileSync(file, changed);
	server.process.kill("SIGHUP");
	await expect.poll(async () => meta(await text("/"), "theme-color")).toBe("#0b1f3d");

	const after = await text("/");
	expect(siteSheet(after)).not.toBe(siteSheet(before));
	const sheet = await text(siteSheet(after));
	expect(sheet).toContain("--board:#9cc7f0");
	expect(sheet).not.toContain("--action:#1f5a3d");
	// For whoever got a page just before.
	expect(await text(siteSheet(before))).toContain("--action:#1f5a3d");
	if (isLong) {
		expect(worker).toContain(siteSheet(before));
		expect(await workerText()).toContain(siteSheet(after));
	}

	const { theme_color, icons } = JSON.parse(await text(filePath("manifest", "en")));
	expect(theme_color).toBe("#0b1f3d");
	const maskable = icons.find(({ purpose }: { purpose: string }) => purpose === "maskable").src;
	expect((await pixelsOf(await bytes(maskable))).at(3, 3)).toBe("#0b1f3d");

	expect(cardAddress(after)).not.toBe(cardAddress(before));
	const { at, drawn } = await pixelsOf(await bytes(cardAddress(after)));
	expect([at(5, 5), at(5, 600)]).toEqual(["#9cc7f0", "#0b1f3d"]);
	// Names as long as these keep within the board's line and the edge.
	const onBoard = drawn(board, "#9cc7f0");
	const onBand = drawn(band, "#0b1f3d");
	expect([onBoard.from > 60, onBoard.to > 900, onBoard.to < 1140]).toEqual([true, true, true]);
	expect([onBand.from >= 56, onBand.to > 900, onBand.to <= 1145]).toEqual([true, true, true]);
});
