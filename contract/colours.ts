/** The colours that a council may choose (council.yaml), as they are where it chooses none; app/look/tokens.css has the same. */
export const usualColours = {
	/** The name-board, whatever is current or chosen, the buttons for paying. */
	board: "#ffc916",
	/** Links and buttons. */
	action: "#005158",
	/** The dark bands: top bar, helplines, footer, and the browser's own bar. */
	night: "#042a30",
} as const;

export type ColourRole = keyof typeof usualColours;

export const colourRoles = Object.keys(usualColours) as ColourRole[];

export type OwnColours = { readonly [Role in ColourRole]?: string | undefined };

/** A council's colours, with the usual ones where it has chosen none. */
export function coloursOf(own: OwnColours | undefined): Readonly<Record<ColourRole, string>> {
	const { board, action, night } = usualColours;
	return { board: own?.board ?? board, action: own?.action ?? action, night: own?.night ?? night };
}
