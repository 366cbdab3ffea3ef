import { fill } from "#contract/language.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import { InPageSearch } from "../../../parts/in-page-search/in-page-search.tsx";
import { matches } from "../../../parts/in-page-search/matches.ts";
import { useSearchText } from "../../../parts/in-page-search/use-search-text.ts";
import { Register } from "../../../parts/register/register.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import styles from "./acts.module.css";
import { type Act, actColumns } from "./columns.tsx";
import { actsWords as words } from "./words.ts";

export default function ActList({ acts }: { acts: readonly Act[] }) {
	const say = useSay();
	const lang = useLang();
	const search = useSearchText();
	const found = acts.filter(({ title }) => matches(search.typed, title));
	const counts = { found: found.length, count: acts.length };
	return (
		<>
			<InPageSearch
				label={say(words.search)}
				placeholder={say(words.placeholder)}
				search={search}
				count={fill(say(found.length === acts.length ? words.count : words.found), counts)}
			/>
			{found.length === 0 ? (
				<p className={styles.none}>{say(siteOutcomes.noPolicies.words)}</p>
			) : (
				<Register caption={say(words.caption)} columns={actColumns(lang, search.typed)} rows={found} />
			)}
		</>
	);
}
