import type { Plugin } from "vite";
import { gallery } from "../../contract/content/limits.ts";
import * as ground from "../../contract/limits.ts";

/** A choice set by script on `<html>`, else by its input (docs/decisions/0003-choices-by-css.md). */
const chosen = (noted: string, button: string) =>
	`:is(${noted}, :where(:not([data-script])):has(${button}:checked))`;

const size = (step: number) => chosen(`[data-size="${step}"]`, `[data-preference="size"][value="${step}"]`);

const choices: Readonly<Record<string, string>> = {
	"high-contrast": chosen('[data-contrast="high"]', '[data-preference="contrast"]'),
	"no-motion": chosen('[data-motion="off"]', '[data-preference="motion"]'),
	"size-1": size(1),
	"size-2": size(2),
	"size-3": size(3),
	"size-4": size(4),
	"large-letters": chosen(
		'[data-size="3"], [data-size="4"]',
		'[data-preference="size"]:is([value="3"], [value="4"])',
	),
};

const limits = { ...ground, gallery };

function limit(name: string): number {
	const found = name
		.split(".")
		.reduce<unknown>((table, key) => (table as Record<string, unknown> | undefined)?.[key], limits);
	if (typeof found !== "number") throw new Error(`limit("${name}") is no number that style sheets may name`);
	return found;
}

/** Expands choices of readers, `:root:--high-contrast`, and numbers, `limit("gallery.thumbHeight", px)`. */
export const readerChoices: Plugin = {
	name: "reader-choices",
	enforce: "pre",
	transform: {
		// In development Vite serves a linked sheet as `….css?direct`.
		filter: { id: /\.css(\?|$)/ },
		handler: (css) =>
			css
				.replace(/:root:--([\w-]+)/g, (_, name: string) => {
					const selector = choices[name];
					if (!selector) throw new Error(`:root:--${name} is none of ${Object.keys(choices).join(", ")}`);
					return `:root${selector}`;
				})
				.replace(/limit\("([^"]+)", (\w+)\)/g, (_, name: string, unit: string) => {
					// Limits in rem are written in pixels at the usual letter size.
					const value = unit === "rem" ? limit(name) / 16 : limit(name);
					return `${value}${unit}`;
				}),
	},
};
