import { type DeskKind, deskKind, deskKinds } from "#contract/content/desk.ts";
import { orderKey, type Row } from "#contract/content/row.ts";
import { fill } from "#contract/language.ts";
import { useLocation } from "../../../navigation/navigation.ts";
import { useShownUser } from "../../../session/session.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { NotLoaded } from "../../parts/not-loaded.tsx";
import { headline, rowName } from "../../parts/rows.ts";
import { staffWords as shared } from "../../parts/words.ts";
import { RowForm } from "./row-form.tsx";
import { contentWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	/** Empty for a new row. */
	itemKey: string;
}

/** Loads a row's data and opens its form; each row has its own, so that a failed load never shows another's words. */
export function OpenRow({ kind, itemKey }: Props) {
	const say = useSay();
	const lang = useLang();
	const form = useList("contentForm");
	const versions = useList("contentVersions");
	const drafts = useList("contentDrafts");
	const user = useShownUser();
	const { state } = useLocation();
	const copied = itemKey === "" ? (state?.copy as Row | undefined) : undefined;
	const { one } = deskKinds[kind];
	const lists = [form, drafts, ...(itemKey ? [versions] : [])];
	const isThere = form.data && drafts.data && (versions.data || !itemKey);
	const known = itemKey ? (versions.data ?? []) : [];
	const saying = known.find(({ row }) => row !== null)?.row;
	return (
		<>
			<NotLoaded of={{ contentNotLoaded: lists }} />
			{isThere && itemKey && known.length === 0 ? (
				<p>{say(words.none)}</p>
			) : isThere && user ? (
				<RowForm
					kind={kind}
					form={form.data}
					itemKey={itemKey}
					versions={known}
					drafts={drafts.data}
					copied={copied}
					user={user}
					title={
						deskKind(kind).whole || itemKey === orderKey
							? rowName(kind, itemKey, null, lang)
							: saying
								? headline(saying, lang)
								: fill(say(words.addTo), { one: say(one) })
					}
				/>
			) : lists.some(({ hasFailed }) => hasFailed) ? null : (
				<p>{say(shared.loading)}</p>
			)}
		</>
	);
}
