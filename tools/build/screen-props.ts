import type { Plugin } from "vite";

const screen = /\/app\/((public|staff)\/screens\/|public-route)/;

/**
 * React Router's compiler wraps each screen so that it takes its props from React Router, all of which would then come with a public
 * page. There its script hands them over (app/public-page.tsx), and a staff screen has none: both stay as they are written.
 */
export const screenProps: Plugin = {
	name: "screen-props",
	enforce: "pre",
	applyToEnvironment: (environment) => environment.name === "client",
	resolveId: {
		filter: { id: /^react-router$/ },
		handler: (_, importer) => (importer && screen.test(importer) ? "\0screen-props" : undefined),
	},
	load: {
		filter: { id: /^\0screen-props$/ },
		handler: () => `
			export * from "react-router";
			export const UNSAFE_withComponentProps = (Screen) => Screen;
		`,
	},
};
