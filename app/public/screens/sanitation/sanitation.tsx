import type { Read } from "#contract/content/kinds.ts";
import { sanitationGroups } from "#contract/content/sanitation.ts";
import { Icon } from "../../../parts/icon/icon.tsx";
import { WithPhones } from "../../../parts/link/with-phones.tsx";
import { NightBand } from "../../../parts/night-band/night-band.tsx";
import { NumberList } from "../../../parts/night-band/number-list.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { readStatuses } from "../../service-page/read-status.ts";
import { StatusBand } from "../../service-page/status.tsx";
import styles from "./sanitation.module.css";
import { sanitationWords as words } from "./words.ts";

export function loader(args: LoaderArgs) {
	const { read } = args;
	const content = read("sanitationPage");
	const helplines = read("helplines");
	return {
		content,
		status: readStatuses(args).sanitation,
		services: read("sanitation"),
		numbers: content.helplines.flatMap((key) => helplines.find((each) => each.key === key) ?? []),
	};
}

/** The request first, as that is what people come for; then each of the services (§2.13). */
export default function Sanitation({ loaderData }: ScreenProps<typeof loader>) {
	const say = useSay();
	const { content, status, services, numbers } = loaderData;
	return (
		<>
			<PageBoard page="sanitation" lead={content.lead} />
			{status ? <StatusBand status={status} /> : null}
			<NightBand
				id="ask-title"
				title={say(words.howToAsk)}
				text={
					<ol className={`stack ${styles.ask}`}>
						{content.ask.map((line) => (
							<li key={line}>
								<p>
									<WithPhones text={line} />
								</p>
							</li>
						))}
					</ol>
				}
			>
				<NumberList helplines={numbers} />
			</NightBand>
			<section className="wrap section" aria-labelledby="services-title">
				<SectionHead id="services-title" title={say(words.services)} />
				<div className={`stack ${styles.groups}`}>
					{groupsOf(services).map(({ group, among }) => (
						<section key={group} aria-labelledby={`group-${group}`}>
							<h3 id={`group-${group}`}>
								<span className={styles.stone}>
									<Icon name={among[0]?.icon ?? "broom"} />
								</span>
								{say(sanitationGroups[group])}
							</h3>
							<ul className={styles.services}>
								{among.map(({ id, title, description }) => (
									<Service key={id} id={id} title={title} description={description} />
								))}
							</ul>
						</section>
					))}
				</div>
			</section>
			<Reviewed owner={content.owner} reviewed={content.reviewed} />
		</>
	);
}

type Services = Read<"sanitation">;

function groupsOf(services: Services) {
	return (Object.keys(sanitationGroups) as (keyof typeof sanitationGroups)[])
		.map((group) => ({ group, among: services.filter((each) => (each.group ?? "other") === group) }))
		.filter(({ among }) => among.length > 0);
}

/**
 * Section of a service: its first sentence says when it is done; the rest is collapsed unless the
 * address targets it.
 */
function Service({ id, title, description }: Pick<Services[number], "id" | "title" | "description">) {
	const say = useSay();
	const [, when = description, rest = ""] = /^(.+?[.।]) (.+)$/s.exec(description) ?? [];
	return (
		<li id={`service-${id}`}>
			<h4>{title}</h4>
			<p>
				<WithPhones text={when} />
			</p>
			{rest ? (
				<details>
					<summary>
						{say(words.more)} <span className="visually-hidden">{title}</span>
					</summary>
					<p>
						<WithPhones text={rest} />
					</p>
				</details>
			) : null}
		</li>
	);
}
