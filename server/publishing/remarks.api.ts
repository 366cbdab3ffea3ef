import { deskKinds } from "#contract/content/desk.ts";
import { desk } from "#contract/content/limits.ts";
import type { SomeHandlers } from "../calls/call-context.ts";
import { refusal } from "../kit/refusal.ts";
import { refuseUnpermitted } from "../session/permitted.ts";
import { changeContent } from "./change-content.ts";
import { undecidedVersion } from "./content.api.ts";
import { putRemarks, remarksOn } from "./remarks.store.ts";

export const remarkCalls = {
	async remarkContent(context) {
		const { kind } = context.params;
		const { key, number, at, text } = context.body;
		const { edit, publish } = deskKinds[kind];
		await changeContent(context, [...new Set([edit, publish])], async (tx, actor) => {
			await undecidedVersion(tx, { kind, key, number });
			const remarks = await remarksOn(tx, { kind, key });
			const others = remarks.filter((each) => each.at !== at);
			if (text === undefined) {
				const done = remarks.map((each) => (each.at === at ? { ...each, done: true } : each));
				return putRemarks(tx, { kind, key }, done);
			}
			refuseUnpermitted(actor, [publish]);
			if (others.length >= desk.remarks) throw refusal("tooManyRemarks", { most: desk.remarks });
			await putRemarks(tx, { kind, key }, [...others, { at, text, by: actor.name, done: false }]);
		});
	},
} satisfies SomeHandlers;
