import type { FastifyInstance } from "fastify";
import type { Reply } from "#contract/api.ts";
import { complaints } from "#contract/complaints/limits.ts";
import { desk } from "#contract/content/limits.ts";
import { kilobytes, minutes } from "#contract/limits.ts";
import { uploads, workers } from "#contract/media/limits.ts";
import type { Services } from "./calls/call-context.ts";
import { sweepSent } from "./calls/once.ts";
import { keptFigures } from "./complaints/figures.ts";
import { forgetDaily, forgetKept } from "./complaints/retention.ts";
import type { EditedContent } from "./content/edited-content.ts";
import type { Database } from "./db/open.ts";
import { emptyJournal } from "./db/purge.ts";
import type { Env } from "./env.ts";
import type { Gateway } from "./kit/gateway.ts";
import type { MailPlace } from "./kit/mail.ts";
import { Turns } from "./kit/queue.ts";
import { version } from "./kit/version.ts";
import { Incoming } from "./media/incoming.ts";
import { freeBytesOf, leastFreeOf } from "./media/room.ts";
import type { ScannerPlace } from "./media/scan.ts";
import type { MediaStore } from "./media/store.ts";
import type { Uploaded } from "./media/uploaded.ts";
import { sweepDropped } from "./publishing/drafts.store.ts";
import { pruneFeedback } from "./publishing/feedback.store.ts";
import { deleteEndedPreviews } from "./publishing/previews.store.ts";
import type { MissedSearches } from "./search/missed-searches.ts";
import { monotonicClock } from "./session/clock.ts";
import { HashQueue } from "./session/hash-queue.ts";
import { PasswordRules } from "./session/password-rules.ts";
import type { SecondFactorRule } from "./session/second-factor-rule.ts";
import { type SessionLife, Sessions } from "./session/sessions.ts";
import { Throttle } from "./session/throttle.ts";
import { pruneAudit } from "./staff/audit/audit.store.ts";
import { deleteOldPasswordRequests } from "./staff/users/password-requests.store.ts";

export const sweepEach = minutes(5);

export interface ServiceOptions {
	readonly sessionLife?: SessionLife;
	readonly secondFactor?: SecondFactorRule;
	readonly publicUrl?: string;
	/** A function, as a reload may change them. */
	readonly rules?: () => PasswordRules | undefined;
	readonly isDraining?: () => boolean;
	readonly isOutdated?: () => boolean;
	readonly site?: () => Reply<"site">;
	readonly content: () => EditedContent;
	readonly uploaded: Uploaded;
	readonly privateStore: MediaStore;
	readonly keptStore: MediaStore;
	readonly freeBytes?: () => Promise<number>;
	readonly scanner?: ScannerPlace | undefined;
	readonly gateway?: Gateway | undefined;
	readonly mail?: MailPlace | undefined;
	readonly now?: () => number;
	readonly hashes?: HashQueue;
	readonly onSignIn?: () => Promise<void>;
}

export function createServices(
	database: Database,
	{
		sessionLife,
		secondFactor,
		publicUrl = "http://localhost",
		rules,
		isDraining = () => false,
		isOutdated = () => false,
		site = () => ({ version, mistakes: [] }),
		content,
		uploaded,
		privateStore,
		keptStore,
		freeBytes = () => leastFreeOf([privateStore.folder]),
		scanner,
		gateway,
		mail,
		now = monotonicClock(),
		hashes = new HashQueue(),
		onSignIn,
	}: ServiceOptions,
): Services {
	const anyTown = new PasswordRules();
	const turns = new Turns(uploads.judgedAtOnce, uploads.judgeWaiting);
	return {
		database,
		sessions: new Sessions(database, now, sessionLife, secondFactor),
		publicUrl,
		throttle: new Throttle(database, now),
		hashes,
		get rules() {
			return rules?.() ?? anyTown;
		},
		isDraining,
		isOutdated,
		site,
		get content() {
			return content();
		},
		gateway,
		mail,
		uploaded,
		incoming: new Incoming(uploaded.store, scanner, freeBytesOf, turns),
		photos: new Incoming(privateStore, scanner, freeBytesOf, turns, workers.forComplaints),
		kept: keptStore,
		figures: keptFigures(database, content),
		freeBytes,
		onSignIn,
	};
}

export function scheduleSweeps(
	app: FastifyInstance,
	services: Services,
	missed: MissedSearches,
	{ auditKept }: Pick<Env, "auditKept">,
): void {
	const { database, sessions, throttle, incoming, photos, uploaded, isOutdated } = services;
	const tendComplaints = async () => {
		try {
			await forgetKept(services);
			await forgetDaily(services, app.log);
			await services.figures.refresh();
		} catch (error) {
			app.log.warn({ err: error }, "retention of complaints failed");
		}
	};
	const sweep = async () => {
		if (isOutdated()) return;
		// Comes first, as photographs must go even while the database is away.
		await tendComplaints();
		try {
			await sessions.sweep();
			await throttle.sweep();
			await missed.save(database.db, Date.now());
			await deleteOldPasswordRequests(database.db, sessions.now());
			await deleteEndedPreviews(database.db, Date.now());
			await sweepSent(database.db, Date.now());
			await pruneFeedback(database.db, Date.now());
			await sweepDropped(database.db, Date.now() - desk.droppedKept);
			await incoming.sweep(Date.now());
			await photos.sweep(Date.now());
			await uploaded.sweep();
			await pruneAudit(database.db, sessions.now() - auditKept);
			const free = await services.freeBytes();
			if (free < complaints.roomGetsShort) {
				app.log.warn({ megabytes: Math.floor(free / kilobytes(1024)) }, "room on the disk gets short");
			}
			if (database.engine === "sqlite") await emptyJournal(database.db);
		} catch (error) {
			app.log.warn({ err: error }, "cleanup of expired sessions, counters and uploads failed");
		}
	};
	const timer = setInterval(sweep, sweepEach);
	timer.unref();
	app.addHook("onListen", async () => {
		void tendComplaints();
	});
	app.addHook("onClose", async () => {
		clearInterval(timer);
		incoming.stop();
		photos.stop();
	});
}
