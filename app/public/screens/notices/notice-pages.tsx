import { fill } from "#contract/language.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { InPageSearch } from "../../../parts/in-page-search/in-page-search.tsx";
import { useSearchText } from "../../../parts/in-page-search/use-search-text.ts";
import { Pager } from "../../../parts/pager/pager.tsx";
import { pagerWords } from "../../../parts/pager/words.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { grouped } from "../../../words/numbers.ts";
import { NoticeSections } from "./notice-sections.tsx";
import styles from "./notices.module.css";
import type { Notice } from "./read-notices.ts";
import { noticesWords as words } from "./words.ts";

/** One page of the notices, where there are more than a phone can carry; the server searches in all of them. */
export interface NoticePage {
	readonly notices: readonly Notice[];
	readonly current: number;
	readonly last: number;
	/** Count of what was found on all pages. */
	readonly open: number;
	readonly closed: number;
}

export function NoticePages({ notices, current, last, open, closed }: NoticePage) {
	const say = useSay();
	const lang = useLang();
	const search = useSearchText();
	const [params] = useSearchParams();
	const address = (page: number) => {
		const next = new URLSearchParams(params);
		next.delete("notice");
		next.delete("page");
		if (page > 1) next.set("page", String(page));
		return next.size > 0 ? `?${next}` : "";
	};
	return (
		<>
			<InPageSearch
				label={say(words.search)}
				placeholder={say(words.placeholder)}
				search={search}
				count={[
					fill(say(words.count), { open: grouped(open, lang), closed: grouped(closed, lang) }),
					...(last > 1 ? [fill(say(pagerWords.pageOf), { number: current, last })] : []),
				].join(" · ")}
			/>
			{open + closed === 0 ? <p className={styles.none}>{say(words.noneFound)}</p> : null}
			<NoticeSections
				notices={notices}
				typed={search.typed}
				tellsNone={search.typed === "" && open === 0 && current === 1}
			/>
			{last > 1 ? (
				<div className={styles.pages}>
					<Pager current={current} last={last} label={say(words.pages)} address={address} />
				</div>
			) : null}
		</>
	);
}
