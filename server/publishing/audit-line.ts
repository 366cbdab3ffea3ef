import type { AuditAction } from "#contract/audit.ts";
import { deskKinds } from "#contract/content/desk.ts";
import { nameIn, orderKey, type Row, type RowValue } from "#contract/content/row.ts";
import { languages } from "#contract/language.ts";
import { indianMinute } from "#contract/moments.ts";
import type { KindRow, Rows } from "../content/edited-content.ts";
import type { Db } from "../db/tables.ts";
import type { Caller } from "../session/sessions.ts";
import { writeAuditLine } from "../staff/audit/audit.store.ts";

export function headingOf({ key, row }: { readonly key: string; readonly row: Row | null }): string {
	return row === null ? key : nameIn(row as RowValue, languages[0]) || key;
}

interface Times {
	/** Milliseconds since 1970; null is at once and, for `until`, without an end. */
	readonly from?: number | null | undefined;
	readonly until?: number | null | undefined;
}

export async function writeContentLine(
	db: Db,
	actor: Caller,
	action: AuditAction,
	{ kind, key, raw }: KindRow,
	{ from = null, until = null }: Times = {},
): Promise<void> {
	const subject = { id: null, name: headingOf({ key, row: raw as Row | null }) };
	const { one, title } = deskKinds[kind];
	const row = key === orderKey ? title.en : `${one.en} ${key}`;
	const [begin, end] = [from, until].map((moment) => (moment === null ? "" : indianMinute(moment)));
	const span = [begin, "–", end].filter(Boolean).join(" ");
	const detail = begin || end ? `${row}, ${span}` : row;
	await writeAuditLine(db, { actor, action, subject, detail });
}

const namedAtOnce = 20;

export async function writeManyLine(
	db: Db,
	actor: Caller,
	state: "approved" | "waiting",
	rows: readonly KindRow[],
	shown: Rows,
): Promise<void> {
	const parts = Map.groupBy(rows, ({ key, raw }) =>
		raw === null ? "off" : shown.has(key) ? "changed" : "new",
	);
	const detail = [...parts].map(([part, own]) => {
		const keys = own.slice(0, namedAtOnce).map(({ key }) => key);
		return `${part} ${own.length}: ${keys.join(", ")}${own.length > namedAtOnce ? ", …" : ""}`;
	});
	const isOff = rows.every(({ raw }) => raw === null);
	const actions = isOff
		? ({ approved: "take content off", waiting: "propose taking content off" } as const)
		: ({ approved: "publish content", waiting: "send content for review" } as const);
	const [{ kind } = { kind: undefined }] = rows;
	if (!kind) return;
	const subject = { id: null, name: deskKinds[kind].title.en };
	await writeAuditLine(db, { actor, action: actions[state], subject, detail: detail.join("; ") });
}
