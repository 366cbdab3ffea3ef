import { hash } from "node:crypto";
import type { ComplaintClock } from "#contract/complaints/clock.ts";
import { mohallasIn } from "#contract/complaints/mohallas.ts";
import { type ComplaintEvent, type MoveName, moveOf, moves } from "#contract/complaints/moves.ts";
import { reportLinesOf } from "#contract/complaints/report-lines.ts";
import { arrived, type Circumstances, transition } from "#contract/complaints/transition.ts";
import type { Lang, Text } from "#contract/language.ts";
import { days, hours, minutes } from "#contract/limits.ts";
import { beginOf } from "#contract/moments.ts";
import { categoryOf, groundOf, officeIn } from "#server/complaints/categories.ts";
import { columnsOf } from "#server/complaints/complaints.store.ts";
import { mohallaIn } from "#server/complaints/report.ts";
import type { EditedContent } from "#server/content/edited-content.ts";
import { sampleWords as words } from "./words.ts";

const count = 400;

interface Made {
	/** Milliseconds after which a resolved one closes. */
	readonly silence: number;
	/** Categories of which one each was done yesterday, with a photo. */
	readonly proven: readonly string[];
}

/** Complaints of the twelve months before a day, the same for all of it. */
export function makeSamples(content: Pick<EditedContent, "rows">, day: string, { silence, proven }: Made) {
	const office = officeIn(content);
	const categories = [...content.rows("complaintCategories").keys()].flatMap((key) => {
		const category = categoryOf(content, key);
		return category?.department && category.isActive ? [{ ...category, key }] : [];
	});
	const wards = [...content.rows("wards")];
	if (categories.length === 0 || wards.length === 0) return [];
	const now = beginOf(day);
	const draw = random(day);
	const shown = categories.filter(({ key }) => proven.includes(key));
	const drawn: { readonly arrivedAt: number; readonly shown?: (typeof shown)[number] }[] = Array.from(
		{ length: count - shown.length },
		() => ({ arrivedAt: now - Math.floor(draw() ** 1.8 * days(364)) - hours(1) }),
	);
	return [
		...drawn,
		...shown.map((category, index) => ({ arrivedAt: now - hours(30 + index), shown: category })),
	]
		.toSorted((one, other) => one.arrivedAt - other.arrivedAt)
		.map(({ arrivedAt, shown }, index) => {
			const category = shown ?? pick(draw, categories);
			const provenAt = shown && arrivedAt + hours(20);
			const [ward, wardRow] = pick(draw, wards);
			const lang: Lang = draw() < 0.7 ? "hi" : "en";
			const mohallas = mohallasIn(text(wardRow.mohallas, lang)).length;
			const mohalla = mohallaIn(content, { ward, mohalla: 1 + Math.floor(draw() * mohallas) });
			const { department = "generalAdministration", title } = category;
			const ground = groundOf(content, category.key, office);
			const { clock, events } = live(draw, arrivedAt, lang, { ...ground, now, silence, provenAt });
			const row = {
				category: category.key,
				department,
				ward,
				mohalla,
				landmark: pick(draw, words.landmarks[lang]),
				...reportLinesOf(() => ""),
				words: `${(words.said[category.key] ?? title)[lang]} ${pick(draw, words.since[lang])}`,
				lang,
				way: draw() < 0.8 ? ("site" as const) : draw() < 0.5 ? ("counter" as const) : ("phone" as const),
				reporters: draw() < 0.12 ? 2 + Math.floor(draw() * 4) : 1,
				photos: shown ? 1 : 0,
				version: 1,
				...columnsOf(clock),
				question: clock.state === "waiting" ? words.question[lang].question : null,
				sample: 1,
			};
			const isNamed = draw() < 0.6;
			const name = isNamed ? pick(draw, words.names[lang]) : "";
			const mobile = isNamed ? `00000${String(10_000 + index)}` : "";
			return { row, events, person: { name, mobile }, sounds: `${title.en} ${title.hi}`, provenAt };
		});
}

type Moment = readonly [what: ComplaintEvent, at: number, body?: object];

function live(
	draw: Draw,
	arrivedAt: number,
	lang: Lang,
	{ provenAt, ...begun }: Circumstances & { readonly provenAt: number | undefined },
) {
	const none = { waitingSince: null, resumes: null, endedAt: null, closesAt: null, reopened: 0 };
	let clock: ComplaintClock = { ...arrived(arrivedAt, false, false, begun), ...none };
	const span = (clock.dueAt ?? arrivedAt) - arrivedAt;
	const after = (share: number, from = arrivedAt) => Math.round(from + span * share);
	const begins = after(0.1 + draw() * 0.3);
	const luck = draw();
	const done =
		provenAt ?? after(luck < 0.72 ? 0.4 + draw() * 0.55 : luck < 0.92 ? 1.1 + draw() * 3 : 10 + draw() * 30);
	const answered = done + minutes(Math.round(120 + draw() * 3600));
	const { words: said, noProof } = words.done[lang];
	const resolve = ["resolve", done, { words: said, ...(!provenAt && { noProof }) }] as const;
	const reopen = ["reopen", answered, words.notDone[lang]] as const;
	const again = ["resolve", after(0.2 + draw() * 0.4, answered), words.done[lang]] as const;
	const ends: readonly (readonly [until: number, moments: readonly Moment[]])[] = [
		[0.04, [["withdraw", begins + hours(5)]]],
		[0.1, [["decline", done, words.declined[lang]]]],
		[0.46, [resolve]],
		[0.55, [resolve, reopen, again]],
		[1, [resolve, ["confirm", answered, { rating: 2 + Math.ceil(draw() * 3) }]]],
	];
	const asks = draw() < 0.25 && !provenAt && done > begun.now && begun.now - begins < days(6);
	const fate = provenAt ? 0.2 : draw();
	const all: readonly Moment[] = [
		["arrive", arrivedAt],
		["begin", begins],
		...(asks ? [["ask", begins + minutes(20), words.question[lang]] as const] : []),
		...(ends.find(([until]) => fate < until)?.[1] ?? []),
	];
	const events = all
		.filter(([, at]) => at <= begun.now)
		.map(([what, at, body = {}]) => {
			const isStaff = what in moves && !moveOf(what as MoveName).who.includes("citizen");
			if (what in moves) clock = transition(clock, what as MoveName, { ...begun, now: at });
			const by_name = isStaff ? words.clerk : null;
			return { what, at, by_id: null, by_name, body: JSON.stringify(body) };
		});
	return { clock, events };
}

type Draw = () => number;

function pick<Of>(draw: Draw, list: readonly Of[]): Of {
	return list[Math.floor(draw() * list.length)] as Of;
}

const text = (value: unknown, lang: Lang) => (value as Partial<Text> | undefined)?.[lang];

/** Numbers from 0 to 1 that look drawn and are the same for a day. */
function random(day: string): Draw {
	let drawn = 0;
	return () => {
		drawn += 1;
		return hash("md5", `${day} ${drawn}`, "buffer").readUInt32BE() / 2 ** 32;
	};
}
