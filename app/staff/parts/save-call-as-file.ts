import { type Call, type CallName, callByName, type SentBody } from "#contract/api.ts";
import type { Lang } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { saveAsFile } from "./save-as-file.ts";

type FileCall = Extract<CallName, "exportAudit" | "exportUsers" | "exportRows" | "exportComplaints">;

/**
 * Saves a call's answer as a file with the day in its name.
 *
 * @returns the refusal, if any
 */
export async function saveCallAsFile<Name extends FileCall>(
	name: Name,
	body: [SentBody<Name>] extends [never] ? undefined : SentBody<Name>,
	lang: Lang,
	params: Readonly<Record<string, string>> = {},
): Promise<Refusal | undefined> {
	// Each of these calls answers with text; the union hides it from the compiler.
	const answer = await call(name as "exportUsers", body as SentBody<"exportUsers">, lang, params);
	if (isRefusal(answer)) return answer;
	const { file }: Call = callByName(name);
	// A list of content is named by its kind.
	saveAsFile(`${params.kind ?? file}-${indianDay(Date.now())}.csv`, answer);
	return undefined;
}
