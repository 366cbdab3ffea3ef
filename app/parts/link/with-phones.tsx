/**
 * Phone number with its area code, such as `0121-2400000`; only its sentence tells a shorter one
 * from other figures.
 */
const phone = /(?<!\d)0\d{2,4}-\d{6,8}(?!\d)/;

/** A text whose telephone numbers can be tapped: to a reader on a phone the number is what to do. */
export function WithPhones({ text }: { text: string }) {
	const found = phone.exec(text);
	if (!found) return text;
	const [number] = found;
	return (
		<>
			{text.slice(0, found.index)}
			<a href={`tel:${number}`}>{number}</a>
			<WithPhones text={text.slice(found.index + number.length)} />
		</>
	);
}
