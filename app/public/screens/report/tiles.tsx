import { complaintGroups } from "#contract/content/complaint-category.ts";
import { fill } from "#contract/language.ts";
import { pageByName } from "#contract/pages.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { SearchBox, searchBoxClass } from "../../../parts/search-box/search-box.tsx";
import { useSite } from "../../../parts/site-data.ts";
import { useSay } from "../../../words/language.ts";
import { complaintWords } from "../../complaint/words.ts";
import type { Category } from "./read-report.ts";
import styles from "./report.module.css";
import { reportWords as words } from "./words.ts";
import "../../../look/fields.css";

interface Props {
	readonly categories: readonly Category[];
	readonly closed: readonly (string | undefined)[];
	readonly typed: string;
	readonly found: readonly Category[];
}

/** Problems to choose from, by group, with a word to search. */
export function Tiles({ categories, closed, typed, found }: Props) {
	const say = useSay();
	const shown = found.length > 0 ? found : categories;
	const own = shown.filter(({ portal }) => !portal);
	const others = shown.filter(({ portal }) => portal);
	return (
		<div className="stack">
			<search>
				<form className={styles.find} data-screen-only="">
					<label htmlFor="q">{say(words.what)}</label>
					<div className={searchBoxClass}>
						<SearchBox id="q" name="q" defaultValue={typed} placeholder={say(words.findHint)} />
					</div>
				</form>
			</search>
			<p className="tap">
				{say(words.already)} <PageLink page="followComplaint">{say(complaintWords.follow)}</PageLink>
				{" · "}
				<PageLink page="openComplaints">{say(pageByName("openComplaints").title)}</PageLink>
			</p>
			{found.length === 0 ? <Note tone="look">{fill(say(words.nothingFound), { typed })}</Note> : null}
			{shown.length < categories.length ? (
				<p className="tap">
					<PageLink page="report">{say(words.showAll)}</PageLink>
				</p>
			) : null}
			{Object.entries(complaintGroups).map(([group, title]) => (
				<TileList
					key={group}
					named={group}
					closed={closed}
					title={say(title)}
					categories={own.filter((each) => (each.group ?? "other") === group)}
				/>
			))}
			<TileList named="others" isElsewhere title={say(words.notOurs)} categories={others} />
			<p className="measure">{say(words.lead)}</p>
			<p className="tap">
				{say(words.statePortal)} <PageLink page="grievances">{say(pageByName("grievances").title)}</PageLink>
			</p>
		</div>
	);
}

interface ListProps extends Partial<Pick<Props, "closed">> {
	readonly named: string;
	readonly title: string;
	readonly categories: readonly Category[];
	readonly isElsewhere?: boolean;
}

function TileList({ named, title, categories, closed = [], isElsewhere = false }: ListProps) {
	const say = useSay();
	const { council } = useSite();
	if (categories.length === 0) return null;
	return (
		<section className={isElsewhere ? `${styles.group} ${styles.elsewhere}` : styles.group}>
			<h2 id={named}>{title}</h2>
			<ul className={`cap-complaints stack ${styles.tiles}`} aria-labelledby={named}>
				{categories.map(({ key, icon, title, department }) => (
					<li key={key}>
						<PageLink page="report" search={`?category=${key}`} className={`stack label ${styles.tile}`}>
							<Icon name={icon} />
							<span>{title}</span>
							{closed.includes(department) ? (
								<small>{fill(say(words.byPhone), { number: council.helpline })}</small>
							) : null}
							{isElsewhere ? <small>{say(words.elsewhere)}</small> : null}
						</PageLink>
					</li>
				))}
			</ul>
		</section>
	);
}
