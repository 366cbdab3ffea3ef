import { picture } from "./sheet.ts";

/** Marks that are not scenes: the emblem and the drawn map. */

const leaf = "M0 0C-5.4-4-5.8-11 0-17C5.8-11 5.4-4 0 0z";

/**
 * A kilometre stone with a sandalwood sapling of five leaves over two lines of canal, 64 × 76.
 * It isn't the State Emblem and is never combined with it.
 */
export function emblem(stone: string, drawing: string): string {
	const leaves = [
		"32 23.5",
		"33 33.5) rotate(46",
		"31 33.5) rotate(-46",
		"33.4 44) rotate(58",
		"30.6 44) rotate(-58",
	].map((place) => `<path transform="translate(${place})" d="${leaf}"/>`);
	const wave = (y: number) => `M8 ${y}q6-4.6 12 0t12 0t12 0t12 0`;
	return picture(
		`<path fill="${stone}" d="M2 76V32a30 30 0 0 1 60 0v44z"/>` +
			`<g fill="${drawing}"><path d="M30.4 22h3.2v24q.8 7 8 10.500H22.400q7.200-3.500 8-10.500z"/>${leaves.join("")}</g>` +
			`<path stroke="${drawing}" stroke-width="3.4" stroke-linecap="butt" d="${wave(62)}${wave(69.5)}"/>`,
		64,
		76,
	);
}

/** The council's place in the town: canal, railway, streets and a stone for a pin. */
export function map(): string {
	return picture(
		'<path fill="#e4ebdd" d="M0 0h440v210H0z"/>' +
			'<path fill="#c9ddb4" d="M0 0h120v80H0zM330 120h110v90H330zM60 150h90v60H60z"/>' +
			'<path stroke="#8cc3bc" stroke-width="16" d="M-10 186Q120 130 200 160T450 60"/>' +
			'<path stroke="#fff" stroke-width="9" d="M-10 110H450M220-10V220M90-10L150 220M330-10L300 220M-10 40Q220 80 450 20"/>' +
			'<path stroke="#14211f" stroke-width="3" stroke-linecap="butt" stroke-dasharray="10 6" d="M-10 76L450 150"/>' +
			'<path fill="#14211f" d="M206 112V88a14 14 0 0 1 28 0v24z"/>' +
			'<path fill="#ffc81e" d="M210 98V88a10 10 0 0 1 20 0v10z"/>',
		440,
		210,
	);
}
