import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { type ComplaintState, openStates } from "#contract/complaints/moves.ts";
import type { Occasion } from "#contract/complaints/occasions.ts";
import { messageGaps } from "#contract/content/message.ts";
import { type Lang, type Text, withPrefix } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import type { Services } from "../calls/call-context.ts";
import { handOver } from "../kit/gateway.ts";
import { sendMail } from "../kit/mail.ts";
import { countAttempt } from "../session/attempts.store.ts";
import { categoryOf } from "./categories.ts";
import { addresseeOf, claimMessage, dropMessage, type MessageRow, settleMessage } from "./messages.store.ts";
import { isByDay, noteLate, stopPath } from "./messages.ts";
import { mailOf, noteMornings } from "./mornings.ts";

type With = Pick<Services, "database" | "content" | "publicUrl" | "gateway" | "mail">;

/** Faults in a row after which a gateway is left alone until the next look. */
const faultsInRow = 5;

export function scheduleMessages(app: FastifyInstance, services: Services): void {
	if (!services.gateway && !services.mail) return;
	const { db } = services.database;
	const stop = new AbortController();
	let sending = Promise.resolve();
	const look = async () => {
		if (services.isOutdated()) return;
		try {
			const lease = { key: "messages sent", window: { attempts: 1, within: limits.sendEvery - 1 } };
			if (!(await countAttempt(db, lease, Date.now()))) return;
			if (services.gateway && services.content.rows("messages").has("late"))
				await noteLate(db, services.content.now());
			if (services.mail) await noteMornings(services);
			await sendDue(services, app.log, stop.signal);
		} catch (error) {
			app.log.warn({ err: error }, "messages could not be sent");
		}
	};
	let isBusy = false;
	const timer = setInterval(() => {
		if (isBusy) return;
		isBusy = true;
		sending = look().finally(() => {
			isBusy = false;
		});
	}, limits.sendEvery);
	timer.unref();
	app.addHook("preClose", async () => {
		clearInterval(timer);
		stop.abort();
		await sending;
	});
}

/** Sends what is due, each message by its own mark: a call without answer is repeated as the same message. */
export async function sendDue(services: With, log: FastifyBaseLogger, stop: AbortSignal): Promise<void> {
	const { gateway, mail, database, content } = services;
	for (let faults = 0; faults < faultsInRow && !stop.aborted; ) {
		const now = content.now();
		const toCitizens = gateway !== undefined && isByDay(now);
		const row = await claimMessage(database.db, now, { toCitizens, toStaff: mail !== undefined });
		if (!row) return;
		const send = await sendingOf(services, row);
		if (!send) {
			await dropMessage(database.db, row.id);
			continue;
		}
		const fault = await send(AbortSignal.any([stop, AbortSignal.timeout(limits.sentCall)]));
		await settleMessage(database.db, row, fault, content.now());
		faults = fault === undefined ? 0 : faults + 1;
		if (fault !== undefined) log.warn({ fault, what: row.what, tries: row.tries }, "a message wasn't taken");
	}
}

async function sendingOf(services: With, row: MessageRow) {
	const { gateway, mail } = services;
	if (row.user_id !== null) {
		const letter = await mailOf(services, row);
		return letter && mail && ((signal: AbortSignal) => sendMail(mail, letter, signal));
	}
	const message = await messageOf(services, row);
	return message && gateway && ((signal: AbortSignal) => handOver(gateway, message, signal));
}

/** Whether a message is out of date after a night, by the complaint's state in the morning. */
const isPast: { readonly [what in Occasion]?: (state: ComplaintState) => boolean } = {
	received: (state) => state === "withdrawn",
	question: (state) => state !== "waiting",
	late: (state) => openStates.every((open) => open !== state),
};

/** A message in words; undefined if its citizen wants none any more, or the town has no words for it. */
async function messageOf({ database, content, publicUrl }: With, { what, mark, person_id, day }: MessageRow) {
	const found = await addresseeOf(database.db, person_id ?? 0);
	const words = content.rows("messages").get(what);
	if (!found?.told_in || !words || isPast[what as Occasion]?.(found.state)) return undefined;
	const { told_in: lang, mobile, stop_key, number, category } = found;
	const { text, template } = words as unknown as { readonly text: Text; readonly template?: Text };
	const gaps = {
		number,
		title: categoryOf(content, category)?.title[lang] ?? category,
		day: day === null ? asSoonAsPossible[lang] : dayIn(day, lang),
		link: `${publicUrl}${withPrefix(stopPath, lang)}/${stop_key}`,
	};
	return {
		number: mobile,
		text: text[lang].replace(messageGaps, (_, gap: keyof typeof gaps) => gaps[gap]),
		template: template?.[lang] ?? "",
		id: mark,
	};
}

const asSoonAsPossible: Text = { en: "as soon as possible", hi: "जल्द से जल्द" };

function dayIn(moment: number, lang: Lang): string {
	const form = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
	return new Intl.DateTimeFormat(`${lang}-IN-u-nu-latn`, form).format(new Date(indianDay(moment)));
}
