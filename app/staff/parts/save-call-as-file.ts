import { type Call, type CallName, callByName, type SentBody } from "#contract/api.ts";
import type { Lang } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { saveAsFile } from "./save-as-file.ts";

type FileCall = Extract<CallName, "exportAudit" | "exportUsers" | "exportRows" | "exportComplaints">;

/** Makes a call that answers with a list, and saves it with the day in its name. @returns why it was refused */
export async function saveCallAsFile<Name extends FileCall>(
	name: Name,
	body: [SentBody<Name>] extends [never] ? undefined : SentBody<Name>,
	lang: Lang,
	params: Readonly<Record<string, string>> = {},
): Promise<Refusal | undefined> {
	// Each of these calls answers with a text; of several at once the compiler can't say so.
	const answer = await call(name as "exportUsers", body as SentBody<"exportUsers">, lang, params);
	if (isRefusal(answer)) return answer;
	const { file }: Call = callByName(name);
	// A list of content is called by its kind.
	saveAsFile(`${params.kind ?? file}-${indianDay(Date.now())}.csv`, answer);
	return undefined;
}
