import { departmentNames } from "#contract/content/department-names.ts";
import { wholeKey } from "#contract/content/desk.ts";
import { fill, type Lang, officialFirst, type Text } from "#contract/language.ts";
import { indianDay } from "#contract/moments.ts";
import { dayOff } from "#contract/office.ts";
import { pagePath } from "#contract/pages.ts";
import type { Services } from "../calls/call-context.ts";
import { officeIn } from "./categories.ts";
import { hashOf } from "./complaints.store.ts";
import { addMessages, countWork, headsWithMail, knownMarks, type MessageRow } from "./messages.store.ts";
import { isByDay } from "./messages.ts";

type With = Pick<Services, "database" | "content" | "publicUrl">;

/** Writes once a working morning a mail to each head who has an address. */
export async function noteMornings({ database: { db }, content }: With): Promise<void> {
	const at = content.now();
	const day = indianDay(at);
	if (!isByDay(at) || dayOff(day, officeIn(content))) return;
	const ids = new Set((await headsWithMail(db, at)).map(({ id }) => id));
	const rows = [...ids].map((id) => ({
		mark: hashOf("morning", String(id), day),
		person_id: null,
		user_id: id,
		what: "morning",
		day: at,
		at,
		next_at: at,
	}));
	// Runs every few seconds, but writes once a day.
	const known = await knownMarks(
		db,
		rows.map(({ mark }) => mark),
	);
	const others = rows.filter(({ mark }) => !known.has(mark));
	if (others.length > 0) await db.transaction().execute((tx) => addMessages(tx, others));
}

/** The mail as of now; undefined if nothing waits, the day is over, or they head nothing any more. */
export async function mailOf(
	{ database: { db }, content, publicUrl }: With,
	{ user_id, at, mark }: MessageRow,
) {
	const now = content.now();
	const own = (await headsWithMail(db, now)).filter(({ id }) => id === user_id);
	const [head] = own;
	if (!head?.email || indianDay(at) !== indianDay(now)) return undefined;
	const work = await Promise.all(
		own.map(async ({ department }) => ({ department, ...(await countWork(db, department, now)) })),
	);
	const some = work.filter(({ late, waiting, answered }) => late + waiting + answered > 0);
	if (some.length === 0) return undefined;
	const { town } = content.rows("council").get(wholeKey) as unknown as { readonly town: Text };
	const inWords = (lang: Lang) =>
		some.map(
			({ department, ...counts }) =>
				`${departmentNames[department][lang]}: ${fill(words.counts[lang], counts)}`,
		);
	const text = officialFirst.flatMap((lang) => [...inWords(lang), ""]).join("\n");
	const subject = officialFirst.map((lang) => fill(words.subject[lang], { town: town[lang] })).join(" · ");
	return { to: head.email, subject, text: `${text}${publicUrl}${pagePath("complaints", "en")}\n`, id: mark };
}

const words = {
	subject: { en: "Complaints that wait, {town}", hi: "लंबित शिकायतें, {town}" },
	counts: {
		en: "late {late}, not begun {waiting}, answered by the citizen {answered}",
		hi: "देर से {late}, काम शुरू नहीं {waiting}, नागरिक का उत्तर आया {answered}",
	},
} as const satisfies Readonly<Record<string, Text>>;
