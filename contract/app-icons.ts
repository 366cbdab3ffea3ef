import { inEveryLanguage } from "./language.ts";

/** The icons of the site on a phone's home screen, made of the council's emblem (server/pictures/icons.ts). */
export const appIcons = [
	{ name: "192.png", size: 192, purpose: "any" },
	{ name: "512.png", size: 512, purpose: "any" },
	// The phone cuts its own shape out of this one.
	{ name: "maskable.png", size: 512, purpose: "maskable" },
] as const;

/** Preview picture of links on other sites, drawn from emblem, names and colours unless the council gives its own. */
export const socialCard = { width: 1200, height: 630, names: inEveryLanguage((lang) => `card-${lang}.png`) };

/** The path of the icons and cards; `?v=` follows all that they are made of, so a browser may cache them. */
export const iconsPath = "/icons/";
