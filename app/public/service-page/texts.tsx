import styles from "./service-page.module.css";

/** One text is a paragraph, several are a list. */
export function Texts({ texts }: { texts: readonly string[] }) {
	if (texts.length === 1) return <p>{texts[0]}</p>;
	return (
		<ul className={styles.texts}>
			{texts.map((text) => (
				<li key={text}>{text}</li>
			))}
		</ul>
	);
}
