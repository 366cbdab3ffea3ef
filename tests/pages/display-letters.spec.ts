import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";

/** The files in which the site's words stand. */
const words = globSync("{town,app,contract}/**/*.{yaml,csv,md,ts,tsx}")
	// Letters that people type, each by its sound or in an old face.
	.filter((file) => !["contract/phonetic-key.ts", "app/staff/parts/hindi-help/kruti-dev.ts"].includes(file))
	.map((file) => readFileSync(file, "utf8"));

/** Everything that the files have of one kind, once. */
const found = (kind: RegExp) => [...new Set(words.flatMap((text) => text.match(kind) ?? []))];

const faces = { english: /[A-Za-z\d₹]/g, hindi: /[\u0900-\u0970\d₹]/g } as const;

test("the display face of each language has every letter that the site writes", async ({ page }) => {
	for (const [language, letters] of Object.entries(faces)) {
		const face = readFileSync(`app/look/fonts/anek-devanagari-${language}-800.woff2`, "base64");
		const used = found(letters);
		expect(used.length).toBeGreaterThan(60);
		await page.setContent(
			`<style>@font-face { font-family: face; src: url(data:font/woff2;base64,${face}) } p { font: 40px face }</style>${used
				.map((letter) => `<p>${letter}</p>`)
				.join("")}`,
		);
		// A machine without another font for a letter draws the face's own empty box, as for one that no font has.
		const boxes = await page.evaluate(async (letters) => {
			await document.fonts.ready;
			const drawn = (letter: string) => {
				const canvas = document.createElement("canvas");
				const brush = canvas.getContext("2d") as CanvasRenderingContext2D;
				brush.font = "40px face";
				brush.fillText(letter, 60, 60);
				return canvas.toDataURL();
			};
			const box = drawn("\ue000");
			return letters.filter((letter) => drawn(letter) === box);
		}, used);
		expect(boxes).toEqual([]);
		const browser = await page.context().newCDPSession(page);
		await browser.send("DOM.enable");
		await browser.send("CSS.enable");
		const { root } = await browser.send("DOM.getDocument");
		const { nodeIds } = await browser.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector: "p" });
		const missing: string[] = [];
		for (const [at, nodeId] of nodeIds.entries()) {
			const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
			if (!fonts.every(({ isCustomFont }) => isCustomFont)) missing.push(used[at] as string);
		}
		expect(nodeIds).toHaveLength(used.length);
		expect(missing).toEqual([]);
	}
});
