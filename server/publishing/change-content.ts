import { inOneWrite } from "../calls/call-context.ts";
import type { EditedContent } from "../content/edited-content.ts";
import type { Tx } from "../db/tables.ts";
import type { Caller } from "../session/sessions.ts";
import { raiseContentSeq } from "./content-clock.store.ts";

type Writing = Parameters<typeof inOneWrite>;

/** Changes content once, under the next number of its clock, whose row is the lock; then this server's readers see it. */
export async function changeContent<Result>(
	context: Writing[0] & { readonly content: EditedContent },
	permission: Writing[1],
	work: (tx: Tx, actor: Caller, seq: number) => Promise<Result>,
	onOther?: (tx: Tx, first: Result) => Promise<Result>,
): Promise<Result> {
	const result = await inOneWrite(
		context,
		permission,
		async (tx, actor) => work(tx, actor, await raiseContentSeq(tx)),
		onOther,
	);
	await context.content.refresh();
	return result;
}
