/** Default colours (council.yaml), as in app/look/tokens.css. */
export const usualColours = {
	/** Name-board, current and chosen entries, buttons for paying. */
	board: "#ffc916",
	action: "#005158",
	/** Dark bands: top bar, helplines, footer, and the browser's own bar. */
	night: "#042a30",
} as const;

export type ColourRole = keyof typeof usualColours;

export const colourRoles = Object.keys(usualColours) as ColourRole[];

export type OwnColours = { readonly [Role in ColourRole]?: string | undefined };

export function coloursOf(own: OwnColours | undefined): Readonly<Record<ColourRole, string>> {
	const { board, action, night } = usualColours;
	return { board: own?.board ?? board, action: own?.action ?? action, night: own?.night ?? night };
}
