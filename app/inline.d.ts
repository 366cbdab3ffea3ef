/** A small script that is inlined in the page (frame/*.inline.js). */
declare module "*.inline.js?raw" {
	const code: string;
	export default code;
}
