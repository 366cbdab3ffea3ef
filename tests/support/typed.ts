/** A complaint's number as people type it, and as Word, WhatsApp and a keyboard of another script hand it on. */
export function asPeopleTypeNumbers(number: string): readonly string[] {
	const inDigits = (zero: number) =>
		number.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
	return [
		number,
		` ${number}. `,
		...["", " ", "/", "_", ".", "\u2212", "\u2013", "-\u200b", "\u00a0"].map((sign) =>
			number.replaceAll("-", sign),
		),
		...["\u200e", "\ufeff", "No. ", "no.", "नं. ", "नंबर ", "#", "Complaint number: ", "शिकायत संख्या "].map(
			(before) => before + number,
		),
		inDigits(0x966),
		inDigits(0xff10),
	];
}
