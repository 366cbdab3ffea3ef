import { fill } from "#contract/language.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { usePages } from "../../../parts/site-pages.ts";
import { longDate } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import type { DescribedDataset } from "./describe-dataset.ts";
import styles from "./open-data.module.css";
import { openDataWords as words } from "./words.ts";

export function DatasetList({ tables }: { tables: readonly DescribedDataset[] }) {
	const say = useSay();
	const lang = useLang();
	const pages = usePages();
	return (
		<ul className={styles.list}>
			{tables.map(({ name, title, about, page, rows, reviewed, columns, files }) => (
				<li key={name} id={name}>
					<div>
						<h3>{title}</h3>
						<p>{about}</p>
						<dl className={`tap cluster ${styles.facts}`}>
							{rows === undefined ? null : (
								<div>
									<dt>{say(words.rows)}</dt>
									<dd>{grouped(rows, lang)}</dd>
								</div>
							)}
							<div>
								<dt>{say(words.asOn)}</dt>
								<dd>
									{reviewed ? (
										<time dateTime={reviewed}>{longDate(reviewed, lang)}</time>
									) : (
										say(words.whenOpened)
									)}
								</dd>
							</div>
							{pages.has(page) ? (
								<div>
									<dt>{say(words.shownOn)}</dt>
									<dd>
										<PageLink page={page}>{say(pages.byName(page).title)}</PageLink>
									</dd>
								</div>
							) : null}
						</dl>
					</div>
					<ul className={`flow ${styles.files}`}>
						{files.map(({ label, href, kilobytes }) => (
							<li key={href}>
								<a href={href} download className={buttonClass("line")}>
									<span className="visually-hidden">{fill(say(words.download), { title })} </span>
									{label}{" "}
									{kilobytes === undefined ? null : (
										<small>{fill(say(words.size), { size: grouped(kilobytes, lang) })}</small>
									)}
								</a>
							</li>
						))}
					</ul>
					<details className={styles.columns}>
						<summary>
							{say(words.columns)} <span className="visually-hidden">({title})</span>
						</summary>
						<dl>
							{columns.map(({ key, label, means }) => (
								<div key={key}>
									<dt>
										{label} <code lang="en">{key}</code>
									</dt>
									<dd>{means}</dd>
								</div>
							))}
						</dl>
					</details>
				</li>
			))}
		</ul>
	);
}
