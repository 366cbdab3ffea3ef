import { deskKind, deskKindNames, deskKinds } from "#contract/content/desk.ts";
import { kinds } from "#contract/content/kinds.ts";
import { validationMessage } from "#contract/content/validation-messages.ts";
import { hasEnded, versionAt } from "#contract/content/versions.ts";
import { inEveryLanguage, type Text } from "#contract/language.ts";
import type { EditedContent, KindRow } from "../content/edited-content.ts";
import type { Mistake } from "../content/mistakes.ts";
import { type DeskRow, deskFile } from "../content/overlay.ts";
import type { Rejected } from "../content/reconcile.ts";
import type { Tx } from "../db/tables.ts";
import { type Refusal, refusal } from "../kit/refusal.ts";
import { headingOf } from "./audit-line.ts";
import { plannedVersions, versionsOf } from "./content.store.ts";
import { endsRow, type WithRow } from "./published-versions.ts";
import type { NewVersion } from "./version-changes.store.ts";

export function refuseNeeded(content: EditedContent, off: DeskRow): void {
	const mistakes = content.mistakesWith(off);
	if (mistakes.length > 0) throw neededUnder(mistakes);
}

/** @throws {Refusal} categoryInUse, or contentNeeded if scheduled content needs the rows */
export async function refusePlanned(tx: Tx, content: EditedContent, offs: readonly DeskRow[], now: number) {
	const used = (await content.usedRows(tx)).find((row) =>
		offs.some(({ kind, key }) => kind === row.kind && key === row.key),
	);
	if (used) throw refusal("categoryInUse", { numbers: used.by.join(", ") });
	const planned = (await plannedVersions(tx, now)).filter(
		({ kind, key }) => !offs.some((off) => kind === off.kind && key === off.key),
	);
	const broken = planned.find(
		(row) => content.mistakesWith(row).length === 0 && content.mistakesWith(...offs, row).length > 0,
	);
	if (!broken) return;
	const heading = headingOf({ key: broken.key, row: broken.raw });
	throw refusal("contentNeeded", { parts: (lang) => `${deskKinds[broken.kind].title[lang]}, ${heading}` });
}

/**
 * Refuses a planned end that would break other content at a moment when nobody looks. @throws {Refusal} contentNeeded
 */
export async function refuseEnd(
	tx: Tx,
	content: EditedContent,
	{ kind, key, raw }: KindRow,
	{ number, liveFrom, liveUntil }: Pick<NewVersion, "liveFrom" | "liveUntil"> & { readonly number: number },
): Promise<void> {
	if (liveUntil === null) return;
	const others = (await versionsOf(tx, kind, key)).flatMap(({ state, row, ...version }): WithRow[] => {
		if (state !== "approved" || version.erased_at !== null) return [];
		const { number, live_from: liveFrom, live_until: liveUntil } = version;
		return [{ number, liveFrom, liveUntil, row: { kind, key, raw: row } }];
	});
	const own: WithRow = { number, liveFrom, liveUntil, row: { kind, key, raw } };
	const then = versionAt([...others, { ...own, isLast: endsRow(own) }], liveUntil);
	const isOver = !then || hasEnded(then, liveUntil);
	refuseNeeded(content, isOver ? { kind, key, raw: null } : then.row);
}

const most = 3;

function partsWith(mistakes: readonly Mistake[]): Text {
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

export function neededUnder(mistakes: readonly Mistake[]): Refusal {
	const parts = partsWith(mistakes);
	return refusal("contentNeeded", { parts: (lang) => parts[lang] });
}

export function reasonOf({ row, mistakes }: Rejected): Text {
	const own = mistakes.find(({ file }) => file === deskFile(row));
	if (own) return validationMessage(own);
	const parts = partsWith(mistakes);
	return {
		en: `It doesn't go together with what is given under: ${parts.en}.`,
		hi: `यह इनमें लिखी सामग्री से मेल नहीं खाता: ${parts.hi}।`,
	};
}
