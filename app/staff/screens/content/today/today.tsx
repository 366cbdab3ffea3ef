import { useId } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKinds } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { fill, type Lang } from "#contract/language.ts";
import { type PageName, pagePath } from "#contract/pages.ts";
import type { Permission } from "#contract/permissions.ts";
import { Link } from "../../../../navigation/link.tsx";
import { dayAndTime } from "../../../../words/dates.ts";
import { useLang, useSay } from "../../../../words/language.ts";
import { rowName } from "../../../parts/rows.ts";
import styles from "./today.module.css";
import { todayWords as words } from "./words.ts";

interface Entry {
	readonly kind: DeskKind;
	readonly key: string;
	readonly row: Row | null;
	/** Where one looks at it. */
	readonly page: Extract<PageName, "content" | "contentReview" | "contentHistory">;
	readonly says: string;
}

/** What waits, was returned, comes, ends or was begun: one list over all kinds. Nothing to say, nothing there. */
export function Today({
	today,
	permissions,
}: {
	today: Reply<"deskToday">;
	permissions: readonly Permission[];
}) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const entries = entriesOf(today, permissions, lang);
	if (entries.length === 0) return null;
	return (
		<section className={styles.today} aria-labelledby={id}>
			<h2 id={id}>{say(words.today)}</h2>
			<ul>
				{entries.map(({ kind, key, row, page, says }, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a row stands here once for each thing that is to be said of it
					<li key={index}>
						<span className={styles.kind}>{say(deskKinds[kind].one)}</span>{" "}
						<Link to={`${pagePath(page, "en")}?${new URLSearchParams({ kind, key })}`}>
							{rowName(kind, key, row, lang) || say(words.nameless)}
						</Link>{" "}
						<span className={styles.says}>{says}</span>
					</li>
				))}
			</ul>
		</section>
	);
}

function entriesOf(
	{ waiting, returned, planned, ending, differs, unfit, drafts }: Reply<"deskToday">,
	permissions: readonly Permission[],
	lang: Lang,
): Entry[] {
	const at = (moment: string) => dayAndTime(new Date(moment), new Date(), lang);
	const said = (
		name: "waiting" | "returned" | "planned" | "ending" | "unfit" | "needed" | "draft",
		values: Record<string, string>,
	) => fill(words[name][lang], values);
	const mayDecide = (kind: DeskKind) => permissions.includes(deskKinds[kind].publish);
	return [
		...unfit.map((each) => ({
			...each,
			page: "contentHistory" as const,
			says: said(each.off ? "needed" : "unfit", { why: each.why[lang] }),
		})),
		...waiting.map((each) => ({
			...each,
			page: mayDecide(each.kind) ? ("contentReview" as const) : ("content" as const),
			says: said("waiting", { name: each.by }),
		})),
		...returned.map((each) => ({
			...each,
			page: "content" as const,
			says: each.reason ? said("returned", { reason: each.reason }) : words.withdrawn[lang],
		})),
		...planned.map((each) => ({
			...each,
			page: "content" as const,
			says: said("planned", { moment: at(each.from) }),
		})),
		...ending.map((each) => ({
			...each,
			page: "content" as const,
			says: said("ending", { moment: at(each.until) }),
		})),
		...differs.map((each) => ({ ...each, page: "contentHistory" as const, says: words.differs[lang] })),
		...drafts.map((each) => ({
			...each,
			page: "content" as const,
			says: said("draft", { moment: at(each.savedAt) }),
		})),
	];
}
