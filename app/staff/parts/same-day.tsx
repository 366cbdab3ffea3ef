import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import type { FormPlan } from "#contract/content/form-plan.ts";
import type { Row } from "#contract/content/row.ts";
import { pagePath } from "#contract/pages.ts";
import { Link } from "../../navigation/link.tsx";
import { Note } from "../../parts/note/note.tsx";
import { useSay } from "../../words/language.ts";
import { plain } from "./rows.ts";
import { staffWords as words } from "./words.ts";

interface Props {
	kind: DeskKind;
	itemKey: string;
	form: FormPlan;
	row: Row | null;
}

/** Says which other rows hold on the same day, for two holidays on one day are seldom meant. */
export function SameDay({ kind, itemKey, form, row }: Props) {
	const say = useSay();
	const day = plain(row, deskKind(kind).ends ?? "");
	const others = (form.lists.days ?? []).flatMap(({ value, label }) => {
		const [date, key = ""] = value.split(" ");
		return date === day && key !== itemKey ? [{ key, label }] : [];
	});
	if (others.length === 0) return null;
	return (
		<Note tone="look" role="status">
			{say(words.sameDay)}{" "}
			{others.map(({ key, label }) => (
				<Link key={key} to={`${pagePath("content", "en")}?${new URLSearchParams({ kind, key })}`}>
					{say(label)}
				</Link>
			))}
		</Note>
	);
}
