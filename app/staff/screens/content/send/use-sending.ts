import { useState } from "react";
import type { Reply, SentBody } from "#contract/api.ts";
import type { DeskKind } from "#contract/content/desk.ts";
import { call, isRefusal, type Refusal } from "../../../../api-client.ts";
import { readStaffLanguage } from "../../../../session/staff-language.ts";
import { publishTimeIn } from "../../../parts/publish-time.tsx";
import { useCall } from "../../../parts/use-call.ts";

/** The field that the form has for whoever reviews it. */
export const noteField = "reviewNote";

/** Checks, submits or publishes what a form holds, at once or at a time. After it has gone out the form stays busy: it closes. */
export function useSending(kind: DeskKind, publication: SentBody<"checkContent">) {
	const publish = useCall("publishContent");
	const plan = useCall("planContent");
	const submit = useCall("submitContent");
	const [busy, setBusy] = useState<"publish" | "submit" | "check">();

	async function make(
		how: "publish" | "submit" | "check",
		fields: FormData,
	): Promise<Reply<"checkContent"> | Reply<"publishContent"> | Refusal> {
		if (how === "check") return call("checkContent", publication, readStaffLanguage(), { kind });
		const note = fields.get(noteField);
		const sent = { ...publication, ...(note && { note: String(note) }) };
		if (how === "submit") return submit(sent, { kind });
		const { from, ...until } = publishTimeIn(fields);
		const body = { ...sent, ...until };
		return from ? plan({ ...body, from }, { kind }) : publish(body, { kind });
	}

	async function send(how: "publish" | "submit" | "check", fields: FormData) {
		setBusy(how);
		const answer = await make(how, fields);
		if (how === "check" || isRefusal(answer)) setBusy(undefined);
		return answer;
	}

	return { busy, send };
}
