/** A small script as it goes into a page: without its comments and its indents. */
export const bareCode = (code: string) =>
	code
		.replace(/^\s*\/\/.*$/gm, "")
		.replace(/\n\s*/g, "\n")
		.trim();
