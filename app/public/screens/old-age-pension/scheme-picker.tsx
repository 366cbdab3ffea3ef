import type { PensionSchemeKey } from "#contract/content/pension-rules.ts";
import { fill } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../../navigation/link.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { type Schemes, schemeSearch, schemesOf } from "./chosen-scheme.ts";
import styles from "./scheme-picker.module.css";
import { words } from "./words.ts";
import "../../../look/columns.css";

interface Props {
	choose: string;
	schemes: Schemes;
	chosen: PensionSchemeKey;
}

/** Three selectable cards (§2.12). Links, not radio buttons: a choice has an address to share, and needs no submit button without script. */
export function SchemePicker({ choose, schemes, chosen }: Props) {
	const say = useSay();
	const page = pagePath("oldAgePension", useLang());
	return (
		<nav aria-label={say(words.chooseScheme)} data-screen-only="">
			<p className="measure lead">{choose}</p>
			<ul className={`stack ${styles.picker}`}>
				{schemesOf(schemes).map(([key, scheme]) => (
					<li key={key}>
						<Link
							to={page + schemeSearch(key)}
							replace
							preserveScroll
							className={`cluster ${styles.scheme} cap-${scheme.color}`}
							aria-current={key === chosen ? "true" : undefined}
						>
							<span className={styles.stone}>
								<Icon name={scheme.icon} />
							</span>
							<span>
								<b>{scheme.title}</b> <small>{scheme.subtitle}</small>
							</span>
						</Link>
					</li>
				))}
			</ul>
			<p role="status" className="visually-hidden">
				{fill(say(words.showing), { scheme: schemes[chosen]?.title ?? "" })}
			</p>
		</nav>
	);
}
