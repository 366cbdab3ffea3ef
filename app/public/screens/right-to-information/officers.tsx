import { dialled } from "../../../words/numbers.ts";
import styles from "./right-to-information.module.css";

interface Named {
	readonly office: string;
	readonly name: string;
	readonly designation: string;
	readonly note: string;
	readonly phone?: string | undefined;
}

export function Officers({ officers }: { officers: readonly Named[] }) {
	return (
		<ul className={`stack ${styles.officers}`}>
			{officers.map(({ office, name, designation, note, phone }) => (
				<li key={office}>
					<h3>{office}</h3>
					<p>
						<b>{name}</b>, {designation}
					</p>
					<p>{note}</p>
					{phone ? (
						<p>
							<a href={dialled(phone)}>{phone}</a>
						</p>
					) : null}
				</li>
			))}
		</ul>
	);
}
