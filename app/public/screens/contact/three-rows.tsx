import type { Read } from "#contract/content/kinds.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { ContentLink } from "../../../parts/link/content-link.tsx";
import { useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import styles from "./three-rows.module.css";
import { contactWords as words } from "./words.ts";

interface Props {
	rows: Read<"contactPage">["rows"];
	emergency: string | undefined;
}

/** §2.4: emergency 100, the council's helpline, its e-mail; each number and address is the link itself. */
export function ThreeRows({ rows, emergency }: Props) {
	const say = useSay();
	return (
		<section className="section" aria-label={say(words.reachUs)}>
			<ul className={`wrap ${styles.rows}`}>
				{rows.map(({ icon, title, text, phone, email, link }, index) => (
					<li key={title}>
						<span className={styles.cap}>
							<Icon name={icon} />
						</span>
						<div className={styles.words}>
							<h2>{title}</h2>
							<p>{text}</p>
							{link ? <ContentLink to={link} /> : null}
						</div>
						{phone ? (
							<p className={`flow ${styles.numbers}`}>
								{[...new Set(index === 0 && emergency ? [emergency, phone] : [phone])].map((number) => (
									<a key={number} href={dialled(number)} className={styles.number}>
										{number}
									</a>
								))}
							</p>
						) : null}
						{email ? (
							<a href={`mailto:${email}`} className={styles.mail}>
								{email}
							</a>
						) : null}
					</li>
				))}
			</ul>
		</section>
	);
}
