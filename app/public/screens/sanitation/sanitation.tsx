import { Icon } from "../../../parts/icon/icon.tsx";
import { WithPhones } from "../../../parts/link/with-phones.tsx";
import { NightBand } from "../../../parts/night-band/night-band.tsx";
import { NumberList } from "../../../parts/night-band/number-list.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { langOf, useSay } from "../../../words/language.ts";
import { read } from "../../context.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { readStatuses } from "../../service-page/read-status.ts";
import { StatusBand } from "../../service-page/status.tsx";
import styles from "./sanitation.module.css";
import { sanitationWords as words } from "./words.ts";

export function loader(args: LoaderArgs) {
	const { request, context } = args;
	const lang = langOf(new URL(request.url).pathname);
	const content = read(context, "sanitationPage", lang);
	const helplines = read(context, "helplines", lang);
	return {
		content,
		status: readStatuses(args).sanitation,
		services: read(context, "sanitation", lang),
		numbers: content.helplines.flatMap((key) => helplines.find((each) => each.key === key) ?? []),
	};
}

/** How to request it first, as that is what people come for; then each of the services (§2.13). */
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
					<ol className={styles.ask}>
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
				<ul className={styles.services}>
					{services.map(({ id, icon, title, description }) => (
						<li key={id} id={`service-${id}`}>
							<span className={styles.stone}>
								<Icon name={icon} />
							</span>
							<h3>{title}</h3>
							<p className="quiet">
								<WithPhones text={description} />
							</p>
						</li>
					))}
				</ul>
			</section>
			<Reviewed owner={content.owner} reviewed={content.reviewed} />
		</>
	);
}
