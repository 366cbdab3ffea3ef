import type { Body } from "#contract/api.ts";
import { auditActionsFor, auditActionsOf, auditSentence, auditSubject } from "#contract/audit.ts";
import { csv } from "#contract/csv.ts";
import { fieldLabels } from "#contract/field-labels.ts";
import { beginOf, endOf, indianSecond, momentOf } from "#contract/moments.ts";
import { audit } from "#contract/people/limits.ts";
import type { SomeHandlers } from "../../calls/call-context.ts";
import { plainAddress } from "../../kit/address.ts";
import type { Caller } from "../../session/sessions.ts";
import { listRoleWords } from "../roles/roles.store.ts";
import { listAuditLines, writeAuditLine } from "./audit.store.ts";

export const auditCalls = {
	async auditLines({ database, caller, query }) {
		const { before, limit } = query;
		const lines = await listAuditLines(database.db, { ...wanted(caller, query), before, limit });
		return lines.map(shown);
	},

	async exportAudit({ database: { db }, caller, body, lang }) {
		const rows = await listAuditLines(db, { ...wanted(caller, body), limit: audit.exported });
		await writeAuditLine(db, { actor: caller, action: "export audit log", detail: String(rows.length) });
		const head = (["at", "who", "action", "subject", "address"] as const).map(
			(column) => fieldLabels[column][lang],
		);
		const titles = new Map((await listRoleWords(db)).map((role) => [role.name, role[`title_${lang}`]]));
		const called = (role: string) => titles.get(role) || role;
		const lines = rows.map(shown).map((line) => [
			// Form that spreadsheets read as a moment, in Indian time.
			indianSecond(Date.parse(line.at)),
			line.actor ?? "",
			auditSentence(line, lang, called),
			auditSubject(line, called),
			line.address,
		]);
		return csv([head, ...lines]);
	},
} satisfies SomeHandlers;

function wanted({ permissions }: Caller, { who, subject, action, kind, from, to }: Body<"exportAudit">) {
	const asked = action ? [action] : auditActionsOf(kind);
	return {
		who,
		subject,
		actions: auditActionsFor(permissions).filter((each) => asked.includes(each)),
		...(from && { since: beginOf(from) }),
		...(to && { until: endOf(to) }),
	};
}

function shown(line: Awaited<ReturnType<typeof listAuditLines>>[number]) {
	const { id, at, actor_id, actor_name, action, subject_name, detail, address } = line;
	return {
		id,
		at: momentOf(at),
		actor: actor_id === null ? null : actor_name,
		action,
		subject: subject_name,
		detail,
		// Earlier versions stored other forms.
		address: plainAddress(address),
	};
}
