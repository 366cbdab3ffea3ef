declare module "*.inline.js?raw" {
	const code: string;
	export default code;
}
