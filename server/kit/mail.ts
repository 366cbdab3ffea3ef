import { seconds } from "#contract/limits.ts";

export interface MailPlace {
	readonly url: string;
	readonly from: string;
}

interface Mail {
	readonly to: string;
	readonly subject: string;
	readonly text: string;
	/** Message-ID, the same for each repetition. */
	readonly id: string;
}

const patience = seconds(10);

/** Reads `smtps://user:password@host:465`, with `?from=` unless the user is an address; undefined if it is neither. */
export function readMail(setting: string): MailPlace | undefined {
	const { protocol = "", hostname, username = "", searchParams } = URL.parse(setting) ?? {};
	const from = searchParams?.get("from") ?? decodeURIComponent(username);
	return /^smtps?:$/.test(protocol) && hostname && from.includes("@") ? { url: setting, from } : undefined;
}

async function transportOf({ url }: MailPlace) {
	// Imported here, so that servers without mails don't load the library.
	const { createTransport } = await import("nodemailer");
	const waits = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
	return createTransport({ url, ...waits });
}

export async function tryMail(place: MailPlace): Promise<void> {
	const transport = await transportOf(place);
	await transport.verify().finally(() => transport.close());
}

/** @returns the fault; undefined if it is taken */
export async function sendMail(
	place: MailPlace,
	{ to, subject, text, id }: Mail,
	signal: AbortSignal,
): Promise<string | undefined> {
	const transport = await transportOf(place);
	try {
		const messageId = `<${id}@${place.from.split("@").at(-1)}>`;
		const sending = transport.sendMail({ from: place.from, to, subject, text, messageId });
		await Promise.race([sending, aborted(signal)]);
		return undefined;
	} catch (error) {
		const { code, name } = error as Error & { code?: string };
		return code ?? name;
	} finally {
		transport.close();
	}
}

const aborted = (signal: AbortSignal) =>
	new Promise<never>((_, reject) => {
		signal.addEventListener("abort", () => reject(signal.reason), { once: true });
	});
