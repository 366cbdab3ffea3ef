import type { Read } from "#contract/content/kinds.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./highlights.module.css";
import { words } from "./page-words.ts";
import "../../../look/columns.css";

export function Highlights({ highlights }: { highlights: Read<"oldAgePensionPage">["highlights"] }) {
	return (
		<section aria-labelledby="benefits-title">
			<h2 id="benefits-title" className="lead">
				{useSay()(words.benefits)}
			</h2>
			<ul className={`stack ${styles.highlights}`}>
				{highlights.map(({ icon, title, text }) => (
					<li key={title}>
						<Icon name={icon} />
						<h3>{title}</h3>
						<p>{text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
