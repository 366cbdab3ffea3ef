import { inEveryLanguage } from "./language.ts";

export const appIcons = [
	{ name: "192.png", size: 192, purpose: "any" },
	{ name: "512.png", size: 512, purpose: "any" },
	{ name: "maskable.png", size: 512, purpose: "maskable" },
] as const;

/** Link preview, drawn from emblem, names and colours unless the council gives its own. */
export const socialCard = { width: 1200, height: 630, names: inEveryLanguage((lang) => `card-${lang}.png`) };

export const iconsPath = "/icons/";
