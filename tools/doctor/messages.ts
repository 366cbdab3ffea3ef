import type { Env } from "#server/env.ts";
import { tryMail } from "#server/kit/mail.ts";
import { type Finding, well, wrong } from "./finding.ts";

/** Checks that the gateway's address answers; nothing is sent. */
export async function gatewayFindings({ gateway }: Pick<Env, "gateway">): Promise<Finding[]> {
	if (!gateway) return [];
	const { origin } = new URL(gateway.address);
	try {
		await fetch(origin, { method: "HEAD", redirect: "manual", signal: AbortSignal.timeout(20_000) });
		return [well("messages", `The gateway at ${origin} answers; what it says to a message is in the log`)];
	} catch (error) {
		const { message, cause } = error as Error & { cause?: { code?: string } };
		const why = `The gateway at ${origin}: ${cause?.code ?? message}.`;
		return [
			wrong(
				"messages",
				`${why} Messages to citizens wait: let this machine reach it, or correct MESSAGES_URL.`,
			),
		];
	}
}

export async function mailFindings({ mail }: Pick<Env, "mail">): Promise<Finding[]> {
	if (!mail) return [];
	const { host } = new URL(mail.url);
	try {
		await tryMail(mail);
		return [well("mail", `The mail server ${host} lets this site in; mails come from ${mail.from}`)];
	} catch (error) {
		const { code, message } = error as Error & { code?: string };
		return [
			wrong("mail", `The mail server ${host}: ${code ?? message}. Mails to heads wait: correct MAIL_URL.`),
		];
	}
}
