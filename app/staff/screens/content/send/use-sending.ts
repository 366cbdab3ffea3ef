import { useState } from "react";
import type { Reply, SentBody } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { call, isRefusal, type Refusal } from "../../../../api-client.ts";
import { readStaffLanguage } from "../../../../session/staff-language.ts";
import { useCall } from "../../../desk/data/use-call.ts";
import { publishTimeIn } from "../../../parts/publish-time.tsx";

export const noteField = "reviewNote";

type Sent = Reply<"publishContent"> & {
	/** True if readers see it now. */
	readonly isOut: boolean;
};

/** Checks, submits or publishes the words, and new rows in the same step; the form stays busy afterwards, as it closes. */
export function useSending(kind: DeskKind, publication: SentBody<"checkContent">, more: readonly Row[]) {
	const publishRows = useCall("publishRows");
	const submitRows = useCall("submitRows");
	const publish = useCall("publishContent");
	const plan = useCall("planContent");
	const submit = useCall("submitContent");
	const [busy, setBusy] = useState<"publish" | "submit" | "check">();

	async function make(
		how: "publish" | "submit" | "check",
		fields: FormData,
	): Promise<Reply<"checkContent"> | Reply<"publishRows"> | Sent | Refusal> {
		const check = () => call("checkContent", publication, readStaffLanguage(), { kind });
		if (how === "check") return check();
		const note = fields.get(noteField);
		const noted = note ? { note: String(note) } : {};
		const sent = { ...publication, ...noted };
		if (more.length > 0) {
			// Names the fields of a mistake as the form does.
			const checked = await check();
			if (isRefusal(checked)) return checked;
			const rows = [publication.row, ...more].map((row) => ({ basedOn: 0, row }));
			return (how === "publish" ? publishRows : submitRows)({ rows, ...noted }, { kind });
		}
		const { from, ...until } = publishTimeIn(fields);
		const isOut = how === "publish" && !from;
		const answer = await (how === "submit"
			? submit(sent, { kind })
			: from
				? plan({ ...sent, ...until, from }, { kind })
				: publish({ ...sent, ...until }, { kind }));
		return isRefusal(answer) ? answer : { ...answer, isOut };
	}

	async function send(how: "publish" | "submit" | "check", fields: FormData) {
		setBusy(how);
		const answer = await make(how, fields);
		if (how === "check" || isRefusal(answer)) setBusy(undefined);
		return answer;
	}

	return { busy, send };
}
