import type { Page } from "@playwright/test";

/**
 * Forced colours: no background, no shadow, every text and border in one of a few colours. Checks the computed style of every visible
 * control and icon; contrast itself is the reader's choice.
 */
export function lookInForcedColours(
	page: Page,
	within = "body",
): Promise<{ controls: number; faults: string[] }> {
	return page.evaluate((within) => {
		const part = document.querySelector(within) as HTMLElement;
		const faults: string[] = [];
		const isSeen = (element: Element) => {
			const { width, height } = element.getBoundingClientRect();
			return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
		};
		const nameOf = (element: Element) =>
			`${element.localName} “${(element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 40)}”`;
		const stylesOf = (elements: readonly Element[]) =>
			elements.flatMap((element) =>
				[null, "::before", "::after"].map((part) => getComputedStyle(element, part)),
			);
		const outline = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
			outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth);
		const border = (style: CSSStyleDeclaration) =>
			Math.max(
				...["top", "bottom", "left", "right"].map((side) =>
					Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
				),
			);
		// A choice is drawn by its label where its input is hidden.
		const drawnBy = (control: Element) => [
			control,
			...((control as HTMLInputElement).labels ?? []),
			...control.children,
		];

		const all = [...part.querySelectorAll<HTMLElement>("a[href], button, summary, input, select")];
		const controls = all.filter((control) => isSeen(control) && !control.closest("[inert]"));
		for (const control of controls) {
			const isNative = control.matches("[type=checkbox], [type=radio]");
			const styles = stylesOf(drawnBy(control));
			const hasSign = styles.some(
				(style) =>
					border(style) >= 1 || outline(style) >= 1 || style.textDecorationLine.includes("underline"),
			);
			if (!hasSign && !(isNative && getComputedStyle(control).opacity === "1")) {
				faults.push(`${nameOf(control)}: neither edge nor line`);
			}
			if (control.matches("[aria-current], [aria-selected=true]") && control !== document.activeElement) {
				if (!stylesOf([control]).some((style) => outline(style) >= 2)) {
					faults.push(`${nameOf(control)}: current, and only its ground says so`);
				}
			}
		}
		for (const drawing of part.querySelectorAll("svg:has(use)")) {
			const around = drawing.parentElement;
			if (!around || !isSeen(drawing)) continue;
			const { color, fill } = getComputedStyle(drawing);
			const words = getComputedStyle(around).color;
			if (color !== words && fill !== words) faults.push(`${nameOf(around)}: its drawing has another colour`);
		}
		for (const sign of part.querySelectorAll(".new-tab-sign")) {
			const around = sign.parentElement;
			if (!around || !isSeen(sign)) continue;
			if (getComputedStyle(sign).backgroundColor !== getComputedStyle(around).color) {
				faults.push(`${nameOf(around)}: its sign has another colour`);
			}
		}
		for (const control of controls) {
			control.focus({ preventScroll: true });
			if (document.activeElement !== control) continue;
			if (!stylesOf(drawnBy(control)).some((style) => outline(style) >= 2)) {
				faults.push(`${nameOf(control)}: no ring shows the focus`);
			}
		}
		return { controls: controls.length, faults };
	}, within);
}
