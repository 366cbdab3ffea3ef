import { deskKind, deskKindNames } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import { validationMessage } from "#contract/content/validation-messages.ts";
import { inEveryLanguage, type Text } from "#contract/language.ts";
import type { Mistake } from "../content/mistakes.ts";
import { deskFile } from "../content/overlay.ts";
import type { Rejected } from "../content/reconcile.ts";
import { type Refusal, refusal } from "../kit/refusal.ts";

const most = 3;

export function partsWith(mistakes: readonly Mistake[]): Text {
	const named = mistakes.map(({ file }) => {
		const kind = deskKindNames.find(
			(name) =>
				file === kinds[name].file ||
				file.startsWith(`${kinds[name].file}/`) ||
				file.startsWith(deskFile({ kind: name, key: "" })),
		);
		return kind ? deskKind(kind).title : { en: file, hi: file };
	});
	return inEveryLanguage((lang) => [...new Set(named.map((name) => name[lang]))].slice(0, most).join(", "));
}

/** Refusal to remove what other rows need, with what would break. */
export function neededUnder(mistakes: readonly Mistake[]): Refusal {
	const parts = partsWith(mistakes);
	return refusal("contentNeeded", { parts: (lang) => parts[lang] });
}

/** Tells clerks why a published row isn't shown. */
export function reasonOf({ row, mistakes }: Rejected): Text {
	const own = mistakes.find(({ file }) => file === deskFile(row));
	if (own) return validationMessage(own);
	const parts = partsWith(mistakes);
	return {
		en: `It doesn't go together with what is given under: ${parts.en}.`,
		hi: `यह इनमें लिखी सामग्री से मेल नहीं खाता: ${parts.hi}।`,
	};
}
