import type { FormPlan } from "#contract/content/form-plan.ts";
import { languageWarnings } from "#contract/content/language-warnings.ts";
import type { Path, Raw } from "#contract/content/merge.ts";
import { isGroup } from "#contract/content/row.ts";
import type { Text } from "#contract/language.ts";
import { Note } from "../../../parts/note/note.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { isHidden, nameOf } from "../../parts/compare/field-names.ts";
import { reviewWords as words } from "./words.ts";

interface Props {
	form: FormPlan;
	/** null if readers see nothing. */
	before: Raw | null;
	after: Raw | null;
}

/** Warnings of the new texts, as their writer saw them. */
export function NewTextWarnings({ form, before, after }: Props) {
	const say = useSay();
	const lang = useLang();
	const known = new Set(textsIn(before).map(({ text }) => JSON.stringify(text)));
	const told = textsIn(after)
		.filter(({ path, text }) => !isHidden(form, path) && !known.has(JSON.stringify(text)))
		.map(({ path, text }) => ({ name: nameOf(form, path, lang, [after]), warnings: languageWarnings(text) }))
		.filter(({ warnings }) => warnings.length > 0);
	if (told.length === 0) return null;
	return (
		<Note tone="look">
			<p>{say(words.lookAgain)}</p>
			<ul>
				{told.map(({ name, warnings }) => (
					<li key={name}>
						<b>{name}</b>: {warnings.map((warning) => warning[lang]).join(" ")}
					</li>
				))}
			</ul>
		</Note>
	);
}

function textsIn(raw: Raw | null, path: Path = []): { readonly path: Path; readonly text: Text }[] {
	if (Array.isArray(raw)) return raw.flatMap((item, index) => textsIn(item, [...path, String(index + 1)]));
	if (!isGroup(raw ?? undefined)) return [];
	const { en, hi, ...fields } = raw as Readonly<Record<string, Raw>>;
	const own = typeof en === "string" && typeof hi === "string" ? [{ path, text: { en, hi } }] : [];
	return [...own, ...Object.entries(fields).flatMap(([name, value]) => textsIn(value, [...path, name]))];
}
