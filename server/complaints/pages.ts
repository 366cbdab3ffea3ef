import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { readNumber } from "#contract/complaints/number.ts";
import type { ComplaintVisit, SentForm, Visit } from "#contract/complaints/visit.ts";
import { faultsOf } from "#contract/faults.ts";
import { filePath } from "#contract/files.ts";
import { type Lang, languages, withPrefix } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { shapes } from "#contract/shapes.ts";
import type { Services } from "../calls/call-context.ts";
import { type SentForm as Sent, serveForms } from "../calls/serve-form.ts";
import { isAway } from "../db/errors.ts";
import { plainAddress } from "../kit/address.ts";
import { Refusal, refusal, refusalOfFaults } from "../kit/refusal.ts";
import { categoryOf } from "./categories.ts";
import { deskStatus } from "./desk-status.ts";
import { follow, tell } from "./follow.ts";
import { stopMessages } from "./messages.store.ts";
import { stopPath } from "./messages.ts";
import { openAsked, openList, openTable } from "./open-list.ts";
import { keepPhotos, refuseWithoutRoom } from "./photos.ts";
import { isReported, receive } from "./report.ts";
import { usualSettings } from "./settings.store.ts";
import { openTicket, sealTicket, type Tickets } from "./tickets.ts";

const pageNames = ["report", "followComplaint"] as const;
type PageName = (typeof pageNames)[number];

const places = new Map(
	languages.flatMap((lang) => pageNames.map((page) => [pagePath(page, lang), { page, lang }] as const)),
);

type Code = { readonly number: string; readonly code: string };

const newForm = () => randomBytes(16).toString("base64url");

/** The visitor's own part of a page; undefined if the page is the same for everybody. */
export async function visitOf(services: Services, request: FastifyRequest): Promise<Visit | undefined> {
	const [path = "", search] = request.url.split("?");
	const place = places.get(path.replace(/\/$/, ""));
	const query = new URLSearchParams(search);
	if (!place) return (await openVisit(services, path, query)) ?? figuresVisit(services, path);
	const { db } = services.database;
	const now = services.content.now();
	if (place.page === "followComplaint") {
		const sealed = query.get("open");
		if (sealed !== null) {
			const visit = await followVisit({ services, request, lang: place.lang }, sealed);
			return visit.followed ? { shown: visit } : sameForAll(path, visit);
		}
		const key = query.get("stop");
		if (key !== null) return { shown: { desk: unknown, form: "", stop: { key, isDone: false } } };
		const number = query.get("number");
		if (number === null) return undefined;
		const visit = { desk: unknown, form: "", sent: typed({ number: placeholder }) };
		return sameForAll(`${path}?number=${placeholder}`, visit, readNumber(number) ?? "");
	}
	const sealed = query.get("sent");
	const received = sealed === null ? undefined : await openTicket(db, "slip", sealed, now);
	if (received) return { shown: { ...(await visitBegun(services)), received } };
	const asked = query.get("category") ?? "";
	// Each made-up category would be rendered anew.
	const category = categoryOf(services.content, asked) ? asked : "";
	const visit = await visitBegun(services, category);
	if (sealed !== null)
		return sameForAll(path, { ...visit, sent: refusedWith(refusal("slipEnded"), place.lang) });
	if (asked !== "") return sameForAll(`${path}?category=${category}`, visit);
	if (visit.desk.isOn && visit.desk.closed.length === 0) return undefined;
	const q = query.get("q");
	return sameForAll(q ? `${path}?${new URLSearchParams({ q })}` : path, visit);
}

const addressesOf = (...names: Parameters<typeof filePath>[0][]) =>
	languages.flatMap((lang) => names.map((name) => filePath(name, lang)));

const lists = new Set([
	...languages.map((lang) => pagePath("openComplaints", lang)),
	...addressesOf("complaintFeed"),
]);
const tables = new Set(addressesOf("complaintsCsv", "complaintsJson"));

async function openVisit(services: Services, path: string, query: URLSearchParams) {
	const address = path.replace(/\/$/, "");
	const isTable = tables.has(address);
	if (!isTable && !lists.has(address)) return undefined;
	try {
		const asked = openAsked(services, query);
		const table = isTable ? openTable(services) : undefined;
		const open = await (table?.list ?? openList(services, asked));
		const search = new URLSearchParams(table ? {} : (asked as Record<string, string>));
		return {
			shown: { desk: unknown, form: "", open } satisfies ComplaintVisit,
			shared: {
				url: search.size > 0 ? `${path}?${search}` : path,
				version: table ? String(table.at) : JSON.stringify(open),
			},
		};
	} catch (error) {
		if (isAway(error)) return undefined;
		throw error;
	}
}

const withFigures = new Set([
	...languages.flatMap((lang) => [pagePath("complaintFigures", lang), pagePath("servicePromise", lang)]),
	...addressesOf("complaintFiguresCsv", "complaintFiguresJson"),
]);

async function figuresVisit({ figures }: Services, path: string): Promise<Visit | undefined> {
	if (!withFigures.has(path.replace(/\/$/, ""))) return undefined;
	const counted = await figures.read().catch((error) => {
		if (isAway(error)) return undefined;
		throw error;
	});
	if (!counted) return undefined;
	const shown: ComplaintVisit = { desk: unknown, form: "", figures: counted };
	return { shown, shared: { url: path, version: counted.countedAt } };
}

const sameForAll = (url: string, visit: ComplaintVisit, value = visit.form): Visit => ({
	shown: { ...visit, form: placeholder },
	only: { url, placeholder, value },
});

const placeholder = "only-this-visitors-own";

const typed = (values: SentForm["values"]): SentForm => ({ values, errors: {}, status: 200 });
const refusedWith = (refused: Refusal, lang: Lang): SentForm => ({
	...typed({}),
	error: refused.sentence(lang),
	status: refused.status,
});

/** Page state without a database: the form still opens and is saved on the phone. */
const unknown = {
	isOn: true,
	tells: false,
	closed: [],
	keepMonths: usualSettings.keepMonths,
	department: null,
	dueAt: null,
};

async function visitBegun(services: Services, category = ""): Promise<ComplaintVisit> {
	const { open: _, ...desk } = await deskStatus(services, { category }).catch((error) => {
		if (isAway(error)) return { ...unknown, open: [] };
		throw error;
	});
	return { desk, form: newForm() };
}

async function followVisit(asking: Asking, ticket: string): Promise<ComplaintVisit> {
	const { services, lang } = asking;
	const visit = await visitBegun(services);
	const code = await openTicket(services.database.db, "complaint", ticket, services.content.now());
	try {
		if (!code) throw refusal("ticketEnded");
		const { refused = [], told, ...opened } = code;
		const followed = await follow({ ...contextOf(asking), isOpen: true }, opened);
		return { ...visit, followed: { ...followed, photosRefused: [...refused] }, ticket, told };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return { ...visit, sent: refusedWith(error, lang) };
	}
}

type Show = (request: FastifyRequest, reply: FastifyReply, visit: ComplaintVisit) => Promise<FastifyReply>;

/** Serves forms without script by the same functions as the calls; each answers 303, or the page with values and mistakes. */
export async function serveComplaintForms(
	app: FastifyInstance,
	services: Services,
	show: Show,
): Promise<void> {
	const forms = [...places].map(([path, { page, lang }]) => ({
		path,
		take: async (request: FastifyRequest, reply: FastifyReply, sent: Sent) => {
			const next = await answers[page]({ services, page, lang, request, sent });
			if (typeof next !== "string") return show(request, reply, next);
			return reply.header("cache-control", "no-store").redirect(next, 303);
		},
		refuse: async (request: FastifyRequest, reply: FastifyReply, sent: Sent, refused: Refusal) =>
			show(request, reply, await refusedVisit({ services, page, lang, request, sent }, refused)),
	}));
	await serveForms(app, services, forms);
	for (const lang of languages) {
		// A short address for messages, which leads to the page for following a complaint.
		app.get<{ Params: { key: string } }>(`${withPrefix(stopPath, lang)}/:key`, (request, reply) =>
			reply.redirect(
				`${pagePath("followComplaint", lang)}?${new URLSearchParams({ stop: request.params.key })}`,
				303,
			),
		);
	}
}

interface Asking {
	readonly services: Services;
	readonly lang: Lang;
	readonly request: FastifyRequest;
}

interface Sending extends Asking {
	readonly page: PageName;
	readonly sent: Sent;
}

type Answer = (sending: Sending) => Promise<string | ComplaintVisit>;

const contextOf = ({ services, lang, request }: Asking) => ({
	...services,
	lang,
	address: plainAddress(request.ip),
	log: request.log,
});

const answers: Readonly<Record<PageName, Answer>> = {
	async report(sending) {
		const { services, lang, sent } = sending;
		const { db } = services.database;
		const now = services.content.now();
		// Neighbourhood options are "ward.place"; 0 is unknown.
		const [ward = "", mohalla = ""] = String(sent.ward ?? "").split(".");
		const { left, areGone } = await keptBefore(services, sent);
		const photos = [...(await keptPhotos(services, left)), ...sent.photos];
		const isOther = sent.same === "none";
		const fits = shapes.complaintReport.safeParse({
			...sent,
			ward: ward === "0" ? "" : ward,
			mohalla,
			same: isOther ? "" : sent.same,
			lang,
			photos,
		});
		const faults = fits.success ? [] : [refusalOfFaults(faultsOf(fits.error))];
		if (ward === "") throw refusal("noSuchWard").of("ward").with(faults);
		if (!fits.success) throw faults[0] ?? refusal("malformed");
		if (areGone) throw refusal("photosAgain").of("photos");
		const report = fits.data;
		// An expired ticket is dropped, so that the search for duplicates is repeated.
		if (report.same && !(await openTicket(db, "same", report.same, now))) delete report.same;
		const isAsked = report.same === undefined && !isOther && report.ward !== undefined;
		// A retry isn't checked against itself.
		if (isAsked && !(await isReported(db, report))) {
			const { open, isOn } = await deskStatus(services, { category: report.category, ward: report.ward });
			if (isOn && open.length > 0)
				return { ...(await shownAgain(sending)), ...(await asking(sending, open)) };
		}
		const received = await receive(contextOf(sending), report, { way: "site" });
		return `${pagePath("report", lang)}?sent=${await sealTicket(db, "slip", received, now)}`;
	},

	async followComplaint(sending) {
		const { services, lang, sent } = sending;
		const { db } = services.database;
		const now = services.content.now();
		if (typeof sent.stop === "string") {
			await stopMessages(db, sent.stop);
			return { desk: unknown, form: "", stop: { key: "", isDone: true } };
		}
		const opened = await openTicket(db, "complaint", sent.ticket, now);
		if (sent.ticket !== undefined && !opened) throw refusal("ticketEnded");
		const code = opened ?? readCode(sent);
		const context = { ...contextOf(sending), isOpen: opened !== undefined };
		if (sent.tell === undefined) {
			await follow(context, code);
			return `${pagePath("followComplaint", lang)}?open=${await sealTicket(db, "complaint", code, now)}`;
		}
		const fits = shapes.complaintTold.safeParse({ ...sent, ...code });
		if (!fits.success) throw refusalOfFaults(faultsOf(fits.error));
		const { photosRefused: refused } = await tell(context, fits.data);
		const ticket = await sealTicket(db, "complaint", { ...code, refused, told: fits.data.tell }, now);
		return `${pagePath("followComplaint", lang)}?open=${ticket}`;
	},
};

function readCode(sent: Sent): Code {
	const fits = shapes.complaintCode.safeParse({ number: "", code: "", ...sent });
	if (!fits.success) throw refusalOfFaults(faultsOf(fits.error));
	return fits.data;
}

async function keptBefore({ database, content }: Services, sent: Sent) {
	if (sent.kept === undefined || sent.drop !== undefined) return { left: [], areGone: false };
	const now = content.now();
	const all = await openTicket(database.db, "photos", sent.kept, now);
	const left = (all ?? []).filter(({ until }) => until > now);
	return { left, areGone: left.length < (all?.length ?? 1) };
}

async function keptPhotos({ kept }: Services, left: Tickets["photos"]): Promise<File[]> {
	return Promise.all(
		left.map(async ({ path }) => {
			const file = await kept.bring(path).catch(unlessAway);
			// A lost file counts as unreadable, so that its sender gets a message.
			const bytes = file === undefined ? "" : await readFile(file).catch(() => "");
			return new File([bytes], "kept.webp");
		}),
	);
}

/** @throws {unknown} if the store is away and a retry may succeed */
function unlessAway(error: unknown): undefined {
	if (!(error instanceof Refusal) || error.status >= 500) throw error;
}

/**
 * Saves the photographs of a form with mistakes for the next attempt, and says which must be chosen again.
 * @param mayAdd false saves none of this attempt
 */
async function withKept(
	{ services, sent, lang, request }: Sending,
	mayAdd = true,
): Promise<Partial<SentForm>> {
	const now = services.content.now();
	const { left, areGone } = await keptBefore(services, sent);
	const photos = sent.photos.slice(0, Math.max(0, limits.photos - left.length));
	const context = contextOf({ services, lang, request });
	const keep = async () => {
		await refuseWithoutRoom(context);
		return keepPhotos(context, photos, context.address);
	};
	// A failed save costs the photographs alone; with script the phone has them too.
	const added = mayAdd ? await keep().catch(() => []) : [];
	const all = [...left, ...added.map((path) => ({ path, until: now + limits.keptFor }))];
	return {
		...(all.length > 0 && {
			kept: { count: all.length, ticket: await sealTicket(services.database.db, "photos", all, now) },
		}),
		...((areGone || added.length < photos.length) && againFor(lang)),
	};
}

const againFor = (lang: Lang) => ({ errors: { photos: refusal("photosAgain").sentence(lang) } });

function valuesOf(sent: Sent): Record<string, string> {
	const texts = Object.entries(sent).filter(
		(entry): entry is [string, string] => typeof entry[1] === "string",
	);
	return Object.fromEntries(texts);
}

async function shownAgain(sending: Sending): Promise<ComplaintVisit> {
	const { services, page, sent } = sending;
	const { form, category, ticket } = valuesOf(sent);
	if (page === "followComplaint" && ticket) return followVisit(sending, ticket);
	const visit = await visitBegun(services, page === "report" ? category : "");
	return form ? { ...visit, form } : visit;
}

async function asking(
	sending: Sending,
	same: SentForm["same"] & object,
): Promise<Pick<ComplaintVisit, "sent">> {
	const values = valuesOf(sending.sent);
	return { sent: { values, errors: {}, status: 200, same, ...(await withKept(sending)) } };
}

async function refusedVisit(sending: Sending, refused: Refusal): Promise<ComplaintVisit> {
	const { lang, sent, page } = sending;
	const errors = refused.fieldSentences(lang) ?? {};
	const { same, ...typed } = valuesOf(sent);
	// A merge that is no longer possible isn't tried again.
	const values = errors.same === undefined && same !== undefined ? { ...typed, same } : typed;
	const open = { desk: unknown, form: values.form ?? newForm() };
	const visit = await shownAgain(sending).catch(() => open);
	// Photographs are saved for a mistake of the form only, not while the desk is off.
	const kept: Partial<SentForm> =
		page === "report"
			? await withKept(sending, refused.status === 422).catch(() =>
					sent.photos.length > 0 ? againFor(lang) : {},
				)
			: {};
	return {
		...visit,
		sent: {
			values,
			...(Object.keys(errors).length === 0 && { error: refused.sentence(lang) }),
			status: refused.status,
			...kept,
			errors: { ...errors, ...kept.errors },
		},
	};
}
