const root = new URL("../../", import.meta.url);

/** The display face as it was published, in one of its scripts. */
export const published = (script) =>
	new URL(`node_modules/@fontsource/anek-devanagari/files/anek-devanagari-${script}-800-normal.woff2`, root);

/** What the site serves of it. */
export const cutFace = (name) => new URL(`app/look/fonts/anek-devanagari-${name}-800.woff2`, root);
