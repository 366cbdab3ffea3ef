/** Width in letters from which two columns have room (content.module.css). */
const twoColumns = 48;

/** False on a phone, and with large letters. */
export function hasRoomBeside(): boolean {
	return innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= twoColumns;
}
