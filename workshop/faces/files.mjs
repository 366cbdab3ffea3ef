/** The display face as it was published, all scripts in one file. */
export const published = new URL(
	"../node_modules/@expo-google-fonts/anek-devanagari/800ExtraBold/AnekDevanagari_800ExtraBold.ttf",
	import.meta.url,
);

/** What the site serves of it to readers of one language. */
export const cutFace = (language) =>
	new URL(`../../app/look/fonts/anek-devanagari-${language}-800.woff2`, import.meta.url);
