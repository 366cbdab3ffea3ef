import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSay } from "../../../words/language.ts";
import type { Category } from "./read-report.ts";
import styles from "./report.module.css";
import { reportWords as words } from "./words.ts";

export function Chosen({ category: { icon, title } }: { readonly category: Category }) {
	const say = useSay();
	return (
		<div className={`cap-complaints cluster ${styles.chosen}`}>
			<Icon name={icon} />
			<b>{title}</b>
			<PageLink page="report">{say(words.change)}</PageLink>
		</div>
	);
}
