import { type Call, type CallName, callByName, callPath, type SentBody } from "#contract/api.ts";
import type { Lang } from "#contract/language.ts";
import { siteOutcomes } from "#contract/site-outcomes.ts";
import type { Refusal } from "../../api-client.ts";
import { readToken, tokenAnswered } from "../../session/session-token.ts";

type FileCall = Extract<CallName, "exportAudit" | "exportUsers">;

/** Makes a call that answers with a file, and saves it under the name that the server gives it. */
export async function saveCallAsFile<Name extends FileCall>(
	name: Name,
	body: SentBody<Name>,
	lang: Lang,
): Promise<Refusal | undefined> {
	const { method }: Call = callByName(name);
	const token = readToken();
	try {
		const response = await fetch(callPath(name), {
			method,
			headers: {
				"accept-language": lang,
				"content-type": "application/json",
				...(token && { authorization: `Bearer ${token}` }),
			},
			body: JSON.stringify(body),
		});
		if (token) tokenAnswered(response.status, token);
		if (response.ok) {
			save(await response.blob(), fileNameIn(response.headers.get("content-disposition")));
			return undefined;
		}
		const { error = "" }: Partial<Refusal> = await response.json().catch(() => ({}));
		return { error, status: response.status, retryAfter: Number(response.headers.get("retry-after")) };
	} catch {
		return { error: siteOutcomes.offline.words[lang], status: 0 };
	}
}

function fileNameIn(disposition: string | null): string {
	return /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? "list.csv";
}

function save(file: Blob, name: string): void {
	const address = URL.createObjectURL(file);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	URL.revokeObjectURL(address);
}
