import type { Page } from "@playwright/test";
import type { PageName } from "../../contract/pages.ts";

/** An A4 sheet in CSS pixels for media queries, and its printable area with margins of 14 mm. */
export const sheet = { width: 794, height: 1123, within: 688 };

/** The head of the first sheet, and the tallest picture: 25 mm and 62 mm in CSS pixels. */
export const heights = { head: 95, picture: 235 };

/** Nobody prints more than six sheets, but for these pages: more than two hundred people, some eighty clauses. */
export const mostSheets: Readonly<Partial<Record<PageName, number>>> = {
	directory: 11,
	conformance: 8,
	openData: 7,
};

export function paperFaults(page: Page): Promise<string[]> {
	return page.evaluate(
		({ within, head, picture }) => {
			const found: string[] = [];
			const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
			const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(shown);
			const note = (fault: string, ...elements: Element[]) => {
				for (const { localName, textContent } of elements) {
					found.push(`${fault}: ${localName} "${textContent?.trim().slice(0, 40)}"`);
				}
			};

			// The boxes of a list of papers are there for a pen.
			const controls =
				"button:not([popovertarget]), input:not([type=checkbox]), select, textarea, video, iframe";
			const furniture = "[role=search], header ~ nav, footer, [popover], [data-screen-only], .kerb";
			note("furniture", ...all(controls), ...all(furniture));
			note("shown a second time", ...all("ul[data-count] > [aria-hidden]"));

			// The head of the first sheet: whose page, its date, and the code that leads back to it.
			for (const selector of ["header a", "aside span", 'aside img[src*="/qr"]', "aside p"]) {
				const there = all(selector);
				if (there.length !== 1) found.push(`${selector} stands there ${there.length} times`);
			}
			const atHead = all("header a, aside *, main dl:has(> div > dd > time):not(li *)");
			note("not at the head", ...atHead.filter((element) => element.getBoundingClientRect().bottom > head));

			const titles = all("h2, h3").map(({ localName, textContent }) => `${localName} ${textContent}`);
			const again = titles.filter((title, index) => title === titles[index - 1]);
			found.push(...again.map((title) => `said again at once: ${title}`));

			note("too tall", ...all("main img").filter((image) => image.clientHeight > picture));
			for (const element of all("main *, header *, aside *")) {
				if (element.closest(".visually-hidden, svg")) continue;
				const { left, right } = element.getBoundingClientRect();
				if (left < -1 || right > within + 1) note("beyond the sheet", element);
				const { overflowX, display } = getComputedStyle(element);
				const mayNotFlowOver = overflowX !== "visible" || /^(table-cell|list-item|block)$/.test(display);
				if (mayNotFlowOver && element.scrollWidth > element.clientWidth + 1) note("cut off", element);
				for (const pseudo of ["", "::before", "::after"]) {
					const { color, backgroundColor, content } = getComputedStyle(element, pseudo);
					if (pseudo !== "" && content === "none") continue;
					if (color !== "rgb(0, 0, 0)") note(`not black${pseudo}`, element);
					if (backgroundColor !== "rgba(0, 0, 0, 0)" && element.localName !== "img")
						note(`on a ground${pseudo}`, element);
				}
			}

			for (const link of all('main a[href^="http"]')) {
				const { content } = getComputedStyle(link, "::after");
				if (content === "none" && link.closest("ul[data-count]")) continue;
				if (!content.includes(link.getAttribute("href") ?? "?")) note("no address", link);
			}
			for (const link of all('main a:is([href^="tel:"], [href^="mailto:"], [href^="/"])')) {
				if (/http|tel:|mailto:/.test(getComputedStyle(link, "::after").content)) {
					note("an address nobody needs", link);
				}
			}
			return found;
		},
		{ within: sheet.within, ...heights },
	);
}

/** Lays out the open page for print. */
export async function layOnPaper(page: Page): Promise<void> {
	await page.setViewportSize(sheet);
	await page.emulateMedia({ media: "print" });
	// A screen has no page margins, so the viewport gets the width of the printable area.
	await page.evaluate((width) => {
		Object.assign(document.documentElement.style, { position: "relative", width: `${width}px` });
	}, sheet.within);
}

/** The number of A4 sheets. */
export async function sheetsOf(page: Page): Promise<number> {
	const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
	return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}
