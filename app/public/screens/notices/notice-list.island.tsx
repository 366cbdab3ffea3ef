import { fill } from "#contract/language.ts";
import { InPageSearch } from "../../../parts/in-page-search/in-page-search.tsx";
import { matches } from "../../../parts/in-page-search/matches.ts";
import { useSearchText } from "../../../parts/in-page-search/use-search-text.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { NoticeSections } from "./notice-sections.tsx";
import styles from "./notices.module.css";
import type { Notice } from "./read-notices.ts";
import { noticesWords as words } from "./words.ts";
import { wordsToFind } from "./words-to-find.ts";

/** All notices, open and closed, with one search box for both that narrows them as one types. */
export default function NoticeList({ notices }: { notices: readonly Notice[] }) {
	const say = useSay();
	const lang = useLang();
	const search = useSearchText();
	const found = notices.filter((notice) => matches(search.typed, ...wordsToFind(notice, lang)));
	const open = found.filter(({ isOpen }) => isOpen).length;
	return (
		<>
			<InPageSearch
				label={say(words.search)}
				placeholder={say(words.placeholder)}
				search={search}
				count={fill(say(words.count), { open, closed: found.length - open })}
			/>
			{found.length === 0 ? <p className={styles.none}>{say(words.noneFound)}</p> : null}
			<NoticeSections notices={found} typed={search.typed} tellsNone={search.typed === ""} />
		</>
	);
}
