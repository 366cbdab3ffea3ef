/** An address of e-mail, which wraps at its @ rather than in its last letters. */
export function MailLink({ address }: { address: string }) {
	const [name, host] = address.split("@");
	return (
		<a href={`mailto:${address}`}>
			{`${name}@`}
			<wbr />
			{host}
		</a>
	);
}
