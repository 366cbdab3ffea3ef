import { datasetNames } from "#contract/files.ts";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { Notes } from "../../../parts/notes/notes.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { Reviewed } from "../../../parts/reviewed/reviewed.tsx";
import { SectionHead } from "../../../parts/section-head/section-head.tsx";
import { useSay } from "../../../words/language.ts";
import { readingOf } from "../../datasets/reading.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { DatasetList } from "./dataset-list.tsx";
import { describeDataset } from "./describe-dataset.ts";
import { Feeds } from "./feeds.tsx";
import { openDataWords as words } from "./words.ts";

export function loader({ lang, context, read }: LoaderArgs) {
	const reading = readingOf(context, lang);
	return {
		page: read("openDataPage"),
		tables: datasetNames.map((name) => describeDataset(reading, name)),
	};
}

export default function OpenData({ loaderData: { page, tables } }: ScreenProps<typeof loader>) {
	const say = useSay();
	const { licence } = page;
	return (
		<>
			<PageBoard page="openData" lead={page.lead} />
			<section className="wrap section" aria-labelledby="tables">
				<SectionHead id="tables" title={say(words.tables)} />
				<p className="measure">{say(words.tablesNote)}</p>
				<DatasetList tables={tables} />
			</section>
			<section className="section section-chuna" aria-labelledby="feeds">
				<div className="wrap">
					<SectionHead id="feeds" title={say(words.feeds)} />
					<Feeds />
				</div>
			</section>
			<section className="wrap section" aria-labelledby="terms">
				<SectionHead id="terms" title={say(words.terms)} />
				<p className="measure">{licence.text}</p>
				{licence.portal ? (
					<p className="tap">
						{say(words.licence)}{" "}
						<ExternalLink address={licence.portal.address}>{licence.portal.name}</ExternalLink>
					</p>
				) : null}
			</section>
			<div className="wrap">{page.notes ? <Notes notes={page.notes} /> : null}</div>
			<Reviewed owner={page.owner} reviewed={page.reviewed} />
		</>
	);
}
