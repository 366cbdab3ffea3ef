/** The colour around the site: the browser's bar, and the ground of its icon (requirements, Look). */
export const themeColour = "#042a30";

/** The icons of the site on a phone's home screen, made of the council's emblem (server/pictures/icons.ts). */
export const appIcons = [
	{ name: "192.png", size: 192, purpose: "any" },
	{ name: "512.png", size: 512, purpose: "any" },
	// The phone cuts its own shape out of this one.
	{ name: "maskable.png", size: 512, purpose: "maskable" },
] as const;

/** The path of the icons; `?v=` follows the emblem, so a browser may cache them. */
export const iconsPath = "/icons/";
