import { Features } from "lightningcss";
import type { CSSOptions } from "vite";

/** The CSS options of every bundle. */
export const css: CSSOptions = {
	transformer: "lightningcss",
	lightningcss: {
		cssModules: { pattern: "[name]-[local]" },
		// Chrome 111, Safari 16.4, Firefox 121: the first with :has(), nesting and oklch().
		// No colour is written with light-dark(): without this each colour-scheme would bring the variables that stand in for it.
		exclude: Features.LightDark,
		targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 121 << 16 },
	},
};
