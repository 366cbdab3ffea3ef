import { useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import styles from "./member-list.module.css";
import { boardWords as words } from "./words.ts";

interface Member {
	readonly id: number;
	readonly name: string;
	readonly position: string;
	readonly ward: number;
	readonly wardName: string;
	/** Empty where the council doesn't publish it. */
	readonly phone: string;
}

/** The members, each beside the stone of the ward: its number is what a citizen knows. */
export function MemberList({ members }: { members: readonly Member[] }) {
	const say = useSay();
	return (
		<ul className={`stack ${styles.members}`}>
			{members.map(({ id, name, position, ward, wardName, phone }) => (
				<li key={id}>
					<span className={styles.stone}>
						<small>{say(words.ward)}</small> {ward}
					</span>
					<div>
						<h3>{name}</h3>
						<p>
							{position}, {wardName}
						</p>
						{phone ? <a href={dialled(phone)}>{phone}</a> : null}
					</div>
				</li>
			))}
		</ul>
	);
}
