import { Features } from "lightningcss";
import type { CSSOptions } from "vite";

export const css: CSSOptions = {
	transformer: "lightningcss",
	lightningcss: {
		cssModules: { pattern: "[name]-[local]" },
		// Chrome 111, Safari 16.4, Firefox 121: the first with :has(), nesting and oklch(). Excluded, as unused light-dark() would add
		// variables to each colour-scheme.
		exclude: Features.LightDark,
		targets: { chrome: 111 << 16, safari: (16 << 16) | (4 << 8), firefox: 121 << 16 },
	},
};
