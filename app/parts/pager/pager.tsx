import type { ReactNode } from "react";
import { fill } from "#contract/language.ts";
import { Link } from "../../navigation/link.tsx";
import { useSay } from "../../words/language.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./pager.module.css";
import { pagesShown } from "./pages-shown.ts";
import { pagerWords as words } from "./words.ts";

interface Props {
	current: number;
	last: number;
	label: string;
	/** The address of a page that has more in it than its number. */
	address?: (page: number) => string;
}

/** `?page=3`; the first page has no parameter. */
export const pageSearch = (page: number) => (page === 1 ? "" : `?page=${page}`);

/** Previous, numbers with the current one marked, Next (§2.9), each a link; at the ends Previous and Next stay, disabled. */
export function Pager({ current, last, label, address = pageSearch }: Props) {
	const say = useSay();
	return (
		<nav className={`flow ${styles.pager}`} aria-label={label} data-screen-only="">
			<Step to={current > 1 ? address(current - 1) : undefined} rel="prev">
				<Icon name="left" />
				{say(words.previous)}
			</Step>
			<ol className={`flow ${styles.numbers}`}>
				{pagesShown(current, last).map((page) =>
					typeof page === "number" ? (
						<li key={page}>
							<Link
								to={{ search: address(page) }}
								aria-label={fill(say(words.page), { number: page })}
								aria-current={page === current ? "page" : undefined}
							>
								{page}
							</Link>
						</li>
					) : (
						<li key={page} aria-hidden="true">
							…
						</li>
					),
				)}
			</ol>
			<Step to={current < last ? address(current + 1) : undefined} rel="next">
				{say(words.next)}
				<Icon name="right" />
			</Step>
		</nav>
	);
}

function Step({ to, rel, children }: { to: string | undefined; rel: "prev" | "next"; children: ReactNode }) {
	if (to === undefined) {
		return (
			// biome-ignore lint/a11y/useFocusableInteractive: a disabled link is announced, but no stop of the keyboard
			// biome-ignore lint/a11y/useSemanticElements: an <a> without href is not announced as disabled
			<span role="link" aria-disabled="true" className={styles.step}>
				{children}
			</span>
		);
	}
	return (
		<Link to={{ search: to }} rel={rel} className={styles.step}>
			{children}
		</Link>
	);
}
