import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import type { Answer } from "#contract/search.ts";
import { search as limits } from "#contract/site/limits.ts";
import { Find } from "../../../parts/find/find.tsx";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import { useSay } from "../../../words/language.ts";
import type { LoaderArgs, ScreenProps } from "../../screen.ts";
import { factOf } from "../../service-page/overview.ts";
import { NothingFound } from "./nothing-found.tsx";
import { Often } from "./often.tsx";
import { Results } from "./results.tsx";
import styles from "./search.module.css";
import { searchWords as words } from "./words.ts";

const nothing: Answer = { found: [], perhaps: [], total: 0 };

export function loader({ url, lang, context, read }: LoaderArgs) {
	const { searchParams } = url;
	const asked = readable(searchParams.get("q") ?? "");
	const state = asked === "" ? "empty" : isShort(asked) ? "short" : "asked";
	const { tasks } = read("home");
	const answer = state === "asked" ? context.search.find(asked, lang) : nothing;
	return {
		asked,
		state,
		answer,
		facts: Object.fromEntries(
			[...answer.found, ...answer.perhaps].map(({ href }) => [href, factOf(context, href, lang)]),
		),
		often: tasks.map(({ icon, label, page }) => ({ icon, label, href: page.href })),
	} as const;
}

/** The search text without what no page can contain: control characters, half a surrogate pair at the end. */
function readable(typed: string): string {
	const shown = typed.replace(/[\p{Cc}\p{Cs}]+/gu, " ").trim();
	return shown.slice(0, lengths.search).toWellFormed();
}

function isShort(asked: string): boolean {
	return asked.length < limits.shortest && !/\p{N}/u.test(asked);
}

/** Searches the site in both languages, and shows results in the reader's (requirements, Routes). */
export default function Search({
	loaderData: { asked, state, answer, facts, often },
}: ScreenProps<typeof loader>) {
	const say = useSay();
	const { found, perhaps, total } = answer;
	return (
		<>
			<PageBoard page="search" lead={say(words.lead)} />
			<div className={`wrap section stack ${styles.page}`}>
				<div>
					<Find asked={asked} hint={say(words.hint)} label={say(words.label)} className={styles.find} />
					<p role="status" className={styles.count}>
						{fill(say(words[countOf(state, answer)]), { asked, count: found.length, total })}
					</p>
					{found.length + perhaps.length > 0 ? <Results answer={answer} facts={facts} /> : null}
					{state === "asked" && found.length === 0 ? <NothingFound /> : null}
				</div>
				<Often links={often} />
			</div>
		</>
	);
}

function countOf(state: "empty" | "short" | "asked", { found, perhaps, total }: Answer): keyof typeof words {
	if (state !== "asked") return state;
	if (total === 0) return perhaps.length > 0 ? "near" : "none";
	if (total === 1) return "one";
	return found.length === total ? "count" : "best";
}
