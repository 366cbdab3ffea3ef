import type { Read } from "#contract/content/kinds.ts";
import { pageByName } from "#contract/pages.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import stretched from "../../../parts/stretched-link/stretched-link.module.css";
import { useSay } from "../../../words/language.ts";
import styles from "./problems.module.css";
import { grievancesWords as words } from "./words.ts";

interface Props {
	problems: NonNullable<Read<"grievancesPage">["problems"]>;
}

export function Problems({ problems }: Props) {
	const say = useSay();
	return (
		<section id="problems" aria-labelledby="problems-title">
			<h2 id="problems-title">{say(words.problems)}</h2>
			<ul className={`cap-complaints stack ${styles.problems}`}>
				{problems.map(({ icon, title, phone, say: what, time, category }) => (
					<li key={title}>
						<Icon name={icon} />
						<div>
							<h3>
								{category ? (
									<PageLink page="report" search={`?category=${category}`} className={stretched.link}>
										{title}
									</PageLink>
								) : (
									title
								)}
							</h3>
							<p>
								{say(words.say)} {what}
							</p>
							<p className={styles.time}>
								<Icon name="clock" /> {time}
							</p>
						</div>
						<a
							href={`tel:${phone.replace(/[^\d+]/g, "")}`}
							className={category ? styles.number : `${stretched.link} ${styles.number}`}
							aria-label={`${title}: ${phone}`}
						>
							<Icon name="phone" /> <span>{phone}</span>
						</a>
					</li>
				))}
			</ul>
			<p className="tap cluster">
				{(["openComplaints", "complaintFigures"] as const).map((page) => (
					<PageLink key={page} page={page}>
						{say(pageByName(page).title)}
					</PageLink>
				))}
			</p>
		</section>
	);
}
