/** A small script that goes into the page as text (frame/*.inline.js). */
declare module "*.inline.js?raw" {
	const code: string;
	export default code;
}
