import { fill } from "#contract/language.ts";
import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { useAddress } from "../../desk/list/use-address.ts";
import { filterSent, shownLines } from "../../parts/changes/changes-asked.ts";
import { changesWords as parts } from "../../parts/changes/words.ts";
import { KeyPager } from "../../parts/key-pager.tsx";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { saveCallAsFile } from "../../parts/save-call-as-file.ts";
import { SaveList } from "../../parts/save-list.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { staffWords as shared } from "../../parts/words.ts";
import { ChangesFilter } from "./changes-filter.tsx";
import { ChangesTable } from "./changes-table.tsx";
import { changesScreenWords as words } from "./words.ts";

export default function Changes() {
	const say = useSay();
	const address = useAddress("changes");
	const list = useList("auditLines");
	const { before, ...filter } = address.asked;
	const { from, to } = filter;
	const count = Object.keys(filter).length;
	const lines = list.data?.slice(0, shownLines);
	const hasOlder = list.data && list.data.length > shownLines;
	const nothing = from && to && from > to ? words.turned : count > 0 || before ? words.none : parts.noChanges;
	return (
		<>
			<ScreenHead title={say(pageByName("changes").title)} lead={say(descriptions.changes)}>
				<ChangesFilter key={address.key} address={address} count={count} />
				<SaveList
					failed="auditNotSaved"
					save={(lang) => saveCallAsFile("exportAudit", filterSent(filter), lang)}
				/>
			</ScreenHead>
			<div className="stack">
				<NotLoaded of={{ auditNotLoaded: [list] }} />
				{lines ? (
					<p role="status" className={lines.length > 0 ? "visually-hidden" : undefined}>
						{lines.length > 0 ? fill(say(words.count), { count: lines.length }) : say(nothing)}
					</p>
				) : list.hasFailed ? null : (
					<p>{say(shared.loading)}</p>
				)}
				{lines?.length ? <ChangesTable lines={lines} /> : null}
				<KeyPager
					label={say(words.pages)}
					first={before !== undefined && { to: address.search({}), label: say(words.newest) }}
					next={hasOlder && { to: address.search({ before: lines?.at(-1)?.id }), label: say(words.older) }}
				/>
				{count > 0 && lines?.length === 0 ? <PageLink page="changes">{say(words.clear)}</PageLink> : null}
			</div>
		</>
	);
}
