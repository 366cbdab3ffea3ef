import { fill } from "#contract/language.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName, pagePath } from "#contract/pages.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import {
	type ChangesFilter,
	filterIn,
	filterNames,
	filterSent,
	searchOf,
	shownLines,
} from "../../parts/changes/changes-asked.ts";
import { changesWords as parts } from "../../parts/changes/words.ts";
import { KeyPager } from "../../parts/key-pager.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { saveCallAsFile } from "../../parts/save-call-as-file.ts";
import { SaveList } from "../../parts/save-list.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import { ChangesFilterForm } from "./changes-filter.tsx";
import { ChangesTable } from "./changes-table.tsx";
import { changesScreenWords as words } from "./words.ts";

/** The audit log: who did what on whom, when and from which address, for whoever may make some of its changes. */
export default function Changes() {
	const say = useSay();
	const [params] = useSearchParams();
	const filter = filterIn(params);
	const isFiltered = filterNames.some((name) => params.get(name));
	return (
		<>
			<ScreenHead title={say(pageByName("changes").title)} lead={say(descriptions.changes)}>
				<SaveList
					failed="auditNotSaved"
					save={(lang) => saveCallAsFile("exportAudit", filterSent(filter), lang)}
				/>
			</ScreenHead>
			<ChangesFilterForm key={params.toString()} filter={filter} isFiltered={isFiltered} />
			<Lines filter={filter} isFiltered={isFiltered} before={params.get("before")} />
		</>
	);
}

interface LinesProps {
	filter: ChangesFilter;
	isFiltered: boolean;
	/** The line that comes after those of this page. */
	before: string | null;
}

function Lines({ filter, isFiltered, before }: LinesProps) {
	const say = useSay();
	const list = useList("auditLines");
	const isTurned = filter.from !== "" && filter.to !== "" && filter.from > filter.to;
	const shown = list.data?.slice(0, shownLines);
	const last = shown?.at(-1);
	const hasOlder = (list.data?.length ?? 0) > shownLines;
	if (!shown) {
		return list.hasFailed ? <NotLoaded of={{ auditNotLoaded: [list] }} /> : <p>{say(shared.loading)}</p>;
	}
	return (
		<div className="stack">
			<NotLoaded of={{ auditNotLoaded: [list] }} />
			<p role="status" className={shown.length > 0 ? "visually-hidden" : undefined}>
				{shown.length > 0
					? fill(say(words.count), { count: shown.length })
					: say(isTurned ? words.turned : isFiltered || before ? words.none : parts.noChanges)}
			</p>
			{shown.length > 0 ? <ChangesTable lines={shown} /> : null}
			<KeyPager
				label={say(words.pages)}
				first={
					before !== null && { to: pagePath("changes", "en") + searchOf(filter), label: say(words.newest) }
				}
				next={
					hasOlder &&
					last !== undefined && {
						to: pagePath("changes", "en") + searchOf(filter, last.id),
						label: say(words.older),
					}
				}
			/>
			{isFiltered && shown.length === 0 ? (
				<p>
					<PageLink page="changes">{say(words.clear)}</PageLink>
				</p>
			) : null}
		</div>
	);
}
