import { pageByName } from "#contract/pages.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSay } from "../../../words/language.ts";
import { complaintWords } from "../../complaint/words.ts";
import type { Category } from "./read-report.ts";
import styles from "./report.module.css";
import { reportWords as words } from "./words.ts";

export function Tiles({ categories }: { readonly categories: readonly Category[] }) {
	const say = useSay();
	const own = categories.filter(({ portal }) => !portal);
	const others = categories.filter(({ portal }) => portal);
	return (
		<div className="stack">
			<p className="tap">
				{say(words.already)} <PageLink page="followComplaint">{say(complaintWords.follow)}</PageLink>
			</p>
			<h2 id="what">{say(words.what)}</h2>
			<TileList categories={own} named="what" />
			{others.length > 0 ? (
				<>
					<h2 id="others">{say(words.notOurs)}</h2>
					<TileList categories={others} named="others" />
				</>
			) : null}
			<p className="tap">
				{say(words.statePortal)} <PageLink page="grievances">{say(pageByName("grievances").title)}</PageLink>
			</p>
		</div>
	);
}

function TileList({
	categories,
	named,
}: {
	readonly categories: readonly Category[];
	readonly named: string;
}) {
	return (
		<ul className={`cap-complaints stack ${styles.tiles}`} aria-labelledby={named}>
			{categories.map(({ key, icon, title }) => (
				<li key={key}>
					<PageLink page="report" search={`?category=${key}`} className={`stack label ${styles.tile}`}>
						<Icon name={icon} />
						<span>{title}</span>
					</PageLink>
				</li>
			))}
		</ul>
	);
}
