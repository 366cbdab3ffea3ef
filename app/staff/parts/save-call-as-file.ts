import { type CallName, callByName, type SentBody } from "#contract/api.ts";
import type { Lang } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { saveAsFile } from "./save-as-file.ts";

type FileCall = Extract<CallName, "exportAudit" | "exportUsers">;

/** Makes a call that answers with a list, and saves it with the day in its name. @returns why it was refused */
export async function saveCallAsFile<Name extends FileCall>(
	name: Name,
	body: SentBody<Name>,
	lang: Lang,
): Promise<Refusal | undefined> {
	const answer = await call<FileCall>(name, body, lang);
	if (isRefusal(answer)) return answer;
	saveAsFile(`${callByName(name).file}-${indianDay(Date.now())}.csv`, answer);
	return undefined;
}
