import { useState } from "react";
import type { Reply, SentBody } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { call, isRefusal, type Refusal } from "../../../../api-client.ts";
import { readStaffLanguage } from "../../../../session/staff-language.ts";
import { useCall } from "../../../desk/data/use-call.ts";
import { publishTimeIn } from "../../../parts/publish-time.tsx";

export const noteField = "reviewNote";

type Sent = Reply<"publishContent"> & {
	/** True if readers see it now. */
	readonly isOut: boolean;
};

/** Checks, submits or publishes the words; the form stays busy afterwards, as it closes. */
export function useSending(kind: DeskKind, publication: SentBody<"checkContent">) {
	const publish = useCall("publishContent");
	const plan = useCall("planContent");
	const submit = useCall("submitContent");
	const [busy, setBusy] = useState<"publish" | "submit" | "check">();

	async function make(
		how: "publish" | "submit" | "check",
		fields: FormData,
	): Promise<Reply<"checkContent"> | Sent | Refusal> {
		if (how === "check") return call("checkContent", publication, readStaffLanguage(), { kind });
		const note = fields.get(noteField);
		const sent = { ...publication, ...(note && { note: String(note) }) };
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
