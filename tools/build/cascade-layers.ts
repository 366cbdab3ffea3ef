import type { Plugin } from "vite";

/** Layer of each room's CSS Modules; the first match counts. */
const rooms: readonly (readonly [folder: RegExp, layer: string])[] = [
	[/\/app\/public\/(frame|offline)\//, "frame"],
	[/\/app\/(public\/screens|staff)\//, "screens"],
	[/\/app\//, "parts"],
];

/** Puts each CSS Module into its room's layer (order in app/look/tokens.css), unless it names one; rules over the print sheet are in `@layer print`. */
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
