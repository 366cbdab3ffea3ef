import { WithPhones } from "../../parts/link/with-phones.tsx";
import styles from "./service-page.module.css";

/** One text is a paragraph, several are a list. */
export function Texts({ texts }: { texts: readonly string[] }) {
	if (texts.length === 1)
		return (
			<p>
				<WithPhones text={texts[0] ?? ""} />
			</p>
		);
	return (
		<ul className={`stack measure ${styles.texts}`}>
			{texts.map((text) => (
				<li key={text}>
					<WithPhones text={text} />
				</li>
			))}
		</ul>
	);
}
