import type { Plugin } from "vite";

/** The cascade layer of the CSS Modules of each room; the first that matches. */
const rooms: readonly (readonly [folder: RegExp, layer: string])[] = [
	[/\/app\/public\/(frame|offline)\//, "frame"],
	[/\/app\/(public\/screens|staff)\//, "screens"],
	[/\/app\//, "parts"],
];

/**
 * Puts each CSS Module into the layer of its room (the order is in app/look/tokens.css), unless it names one itself. What must overrule
 * the sheet of paper stands in `@layer print` at its end.
 */
export const cascadeLayers: Plugin = {
	name: "cascade-layers",
	enforce: "pre",
	transform: {
		filter: { id: /\.module\.css(\?|$)/ },
		handler: (css, id) => {
			const layer = rooms.find(([folder]) => folder.test(id))?.[1];
			if (!layer || /^@layer (?!print)/m.test(css)) return;
			const [own, print = ""] = css.split(/^(?=@layer print)/m);
			return `@layer ${layer} {${own}}${print}`;
		},
	},
};
