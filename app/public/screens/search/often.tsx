import { Link } from "../../../navigation/link.tsx";
import { buttonClass } from "../../../parts/button/button.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import styles from "./search.module.css";
import { searchWords as words } from "./words.ts";

interface Props {
	links: readonly { readonly icon: string; readonly label: string; readonly href: string }[];
}

export function Often({ links }: Props) {
	const say = useSay();
	const { council } = useSite();
	return (
		<div>
			<section aria-labelledby="often">
				<h2 id="often">{say(words.often)}</h2>
				<ul className={`stack ${styles.often}`}>
					{links.map(({ icon, label, href }) => (
						<li key={label}>
							<Link to={href}>
								<Icon name={icon} />
								{label}
							</Link>
						</li>
					))}
				</ul>
			</section>
			<p className={`cluster ${styles.call}`}>
				{say(words.call)}
				<a href={dialled(council.helpline)} className={buttonClass("line")}>
					<Icon name="phone" />
					{council.helpline}
				</a>
			</p>
		</div>
	);
}
