import { useState } from "react";
import type { Reply, SentBody } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { call, isRefusal, type Refusal } from "../../../../api-client.ts";
import { readStaffLanguage } from "../../../../session/staff-language.ts";
import { useCall } from "../../../desk/data/use-call.ts";
import { publishTimeIn } from "../../../parts/publish-time.tsx";

/** The field that the form has for whoever reviews it. */
export const noteField = "reviewNote";

/** What a form holds was sent. */
type Sent = Reply<"publishContent"> & {
	/** Whether readers see it now: it neither waits nor comes at a time. */
	readonly isOut: boolean;
};

/** Checks, submits or publishes what a form holds, at once or at a time. After it has gone out the form stays busy: it closes. */
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
