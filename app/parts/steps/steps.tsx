import { WithPhones } from "../link/with-phones.tsx";
import styles from "./steps.module.css";

interface Step {
	readonly title: string;
	readonly desc: string;
}

export function Steps({ steps }: { steps: readonly Step[] }) {
	return (
		<ol className={styles.steps}>
			{steps.map(({ title, desc }) => (
				<li key={title}>
					<h3>{title}</h3>
					<p>
						<WithPhones text={desc} />
					</p>
				</li>
			))}
		</ol>
	);
}
