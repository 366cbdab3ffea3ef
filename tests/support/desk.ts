import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance, InjectOptions } from "fastify";
import { afterAll, describe } from "vitest";
import { type Call, type CallName, callByName, callPath, type Reply } from "#contract/api.ts";
import { todayReasons } from "#contract/content/reply-shapes.ts";
import { type OutcomeName, outcomes } from "#contract/outcomes.ts";
import { type Permission, permissionNames } from "#contract/permissions.ts";
import { readFolder } from "#server/content/from-files.ts";
import type { FolderReading } from "#server/content/source.ts";
import { type Database, openDatabase } from "#server/db/open.ts";
import { sqliteFile } from "#server/db/sqlite.ts";
import { readEnv } from "#server/env.ts";
import { SharedClock } from "#server/kit/clock.ts";
import { openStore } from "#server/media/open-store.ts";
import { PageCounts } from "#server/media/pdf/page-counts.ts";
import { Uploaded } from "#server/media/uploaded.ts";
import { openSite } from "#server/open-site.ts";
import type { ServiceOptions } from "#server/services.ts";
import { beginSession } from "#server/session/sessions.store.ts";
import { hashToken, newToken } from "#server/session/token.ts";
import { readContent } from "#server/site/content.ts";
import type { Reloads } from "#server/site/reloads.ts";
import type { Site } from "#server/site/site.ts";
import { listPermissions } from "#server/staff/permissions/permissions.store.ts";
import { addRole, givePermissions } from "#server/staff/roles/roles.store.ts";
import { addUser } from "#server/staff/users/users.store.ts";
import { usualPages } from "../../contract/site-pages.ts";
import { Pictures } from "../../server/pictures/pictures.ts";
import { newFolder } from "./folders.ts";
import { isLong } from "./long.ts";
import { newDatabase } from "./postgres.ts";
import { PlainHashes, password, passwordHash, seed } from "./seeded.ts";
import { shared } from "./shared.ts";

/** The small town whose content the calls of a desk publish into. */
const devgarh = fileURLToPath(new URL("../towns/devgarh", import.meta.url));
let devgarhAsRead: FolderReading | undefined;
const readOnce = (): FolderReading => {
	devgarhAsRead ??= readFolder(devgarh);
	return devgarhAsRead;
};
const silent = { info: () => {}, warn: () => {}, error: () => {} };

export { password };

type Today = Reply<"deskToday">;

export interface Person {
	readonly id: number;
	readonly name: string;
	readonly phone: string;
	readonly roleId: number;
	readonly role: string;
	readonly token: string;
}

export interface Answer {
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: a test checks the reply itself
	readonly json: any;
	readonly headers: Record<string, unknown>;
	readonly text: string;
}

export interface Sending {
	readonly as?: Person | undefined;
	readonly token?: string;
	readonly body?: unknown;
	readonly id?: string | number;
	readonly query?: Record<string, string | number>;
	readonly from?: string;
	readonly headers?: Record<string, string>;
}

export interface DeskOptions
	extends Partial<Omit<ServiceOptions, "uploaded" | "privateStore" | "keptStore">> {
	readonly env?: Record<string, string>;
	/** The council's folder, Devgarh's unless set. */
	readonly town?: string;
	/** Keeps what it derives from its content, such as the search, in a file beside its database as a server does. */
	readonly keepsSearch?: boolean;
	/** The same database as another desk's: a second server. */
	readonly sharing?: Desk;
}

/** A whole server on a database of its own, and people to make calls. */
export class Desk {
	readonly app: FastifyInstance;
	readonly database: Database;
	/** Settings for a server on the same database. */
	readonly settings: Record<string, string>;
	readonly reloads: Reloads;
	readonly site: Site;
	readonly #now: () => number;
	#people = 0;

	constructor(
		app: FastifyInstance,
		database: Database,
		settings: Record<string, string>,
		reloads: Reloads,
		site: Site,
		now = Date.now,
	) {
		this.site = site;
		this.#now = now;
		this.reloads = reloads;
		this.app = app;
		this.database = database;
		this.settings = settings;
	}

	/** Makes a call of the table. */
	async ask(
		name: CallName,
		{ as, token = as?.token, body, id, query, from, headers }: Sending = {},
	): Promise<Answer> {
		const { method }: Call = callByName(name);
		const sent: InjectOptions = {
			method,
			url: callPath(name, { ...(id !== undefined && { id }), ...query }),
			headers: {
				...(name === "testUsers" && { accept: "application/json" }),
				...(token !== undefined && { authorization: `Bearer ${token}` }),
				...(body !== undefined && { "content-type": "application/json" }),
				...headers,
			},
			...(body !== undefined && {
				payload: typeof body === "string" || body instanceof Buffer ? body : JSON.stringify(body),
			}),
			...(from !== undefined && { remoteAddress: from }),
		};
		return answerOf(await this.app.inject(sent));
	}

	/** Lists the rows on somebody's first screen, by why. */
	async today(as: Person): Promise<Record<Today["entries"][number]["why"], Today["entries"]>> {
		const { entries }: Today = (await this.ask("deskToday", { as })).json;
		const of = (reason: string) => entries.filter(({ why }) => why === reason);
		return Object.fromEntries(todayReasons.map((why) => [why, of(why)])) as never;
	}

	/** A signed-in user with exactly these permissions, by a role of their own. */
	async person(...permissions: readonly Permission[]): Promise<Person> {
		this.#people += 1;
		const role = `role ${this.#people} ${permissions.join("+")}`;
		const roleId = await this.role(role, ...permissions);
		return this.holderOf(roleId, role);
	}

	async administrator(): Promise<Person> {
		return this.person(...permissionNames);
	}

	/** Another signed-in user with an existing role. */
	async holderOf(roleId: number, role = ""): Promise<Person> {
		this.#people += 1;
		const name = `Person ${this.#people}`;
		const phone = `7${String(this.#people).padStart(9, "0")}`;
		const { db } = this.database;
		const id = await addUser(db, { name, phone, passwordHash, roleId });
		return { id, name, phone, roleId, role, token: await this.session(id) };
	}

	/** A role with these permissions. */
	async role(name: string, ...permissions: readonly Permission[]): Promise<number> {
		const { db } = this.database;
		const id = await addRole(db, name);
		const ids = await Promise.all(permissions.map((permission) => this.permissionId(permission)));
		await givePermissions(db, id, ids);
		return id;
	}

	async permissionId(name: Permission): Promise<number> {
		const found = (await listPermissions(this.database.db)).find((each) => each.name === name);
		if (!found) throw new Error(`No permission is named ${name}`);
		return found.id;
	}

	/** A session that began at a moment. */
	async session(userId: number, at = this.#now()): Promise<string> {
		const token = newToken();
		await beginSession(this.database.db, hashToken(token), userId, at);
		return token;
	}

	/** Everything that the calls can change, to see whether anything did. */
	async contents(): Promise<unknown> {
		const { db } = this.database;
		return {
			users: await db.selectFrom("users").selectAll().orderBy("id").execute(),
			roles: await db.selectFrom("roles").selectAll().orderBy("id").execute(),
			rights: await db
				.selectFrom("role_permissions")
				.selectAll()
				.orderBy("role_id")
				.orderBy("permission_id")
				.execute(),
			testUsers: await db.selectFrom("test_users").selectAll().orderBy("id").execute(),
			authenticators: await db.selectFrom("authenticators").selectAll().orderBy("user_id").execute(),
			recoveryCodes: await db.selectFrom("recovery_codes").selectAll().orderBy("code_hash").execute(),
			remarks: await db
				.selectFrom("content_items")
				.select(["id", "remarks"])
				.where("remarks", "is not", null)
				.orderBy("id")
				.execute(),
			content: await db.selectFrom("content_versions").selectAll().orderBy("id").execute(),
			files: await db.selectFrom("media_files").selectAll().orderBy("id").execute(),
			drafts: await db.selectFrom("content_drafts").selectAll().orderBy("id").execute(),
			previews: await db.selectFrom("preview_tickets").selectAll().orderBy("token_hash").execute(),
			passkeys: await db.selectFrom("passkeys").selectAll().orderBy("id").execute(),
			challenges: await db.selectFrom("passkey_challenges").selectAll().orderBy("challenge").execute(),
			settings: await db.selectFrom("settings").selectAll().where("name", "<>", "complaint key").execute(),
			complaints: await db.selectFrom("complaints").selectAll().orderBy("id").execute(),
			complaintEvents: await db.selectFrom("complaint_events").selectAll().orderBy("id").execute(),
			complaintNotes: await db.selectFrom("complaint_notes").selectAll().orderBy("id").execute(),
			feedback: await db.selectFrom("feedback").selectAll().orderBy("id").execute(),
			audit: await this.audit(),
		};
	}

	/** The audit log, its newest line last. */
	audit() {
		return this.database.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
	}

	/** Versions of a row, the newest first, as somebody at the desk reads them. */
	async versions(as: Person, kind: string, key: string): Promise<Answer["json"][]> {
		return (await this.ask("contentVersions", { as, query: { kind, key } })).json;
	}

	/** Rows of a list at the desk. */
	async rows(
		as: Person,
		kind: string,
		more: Record<string, string | number> = {},
	): Promise<Answer["json"][]> {
		return (await this.ask("contentRows", { as, query: { kind, ...more } })).json.rows;
	}

	async close(): Promise<void> {
		await this.app.close();
	}
}

function answerOf(answer: Awaited<ReturnType<FastifyInstance["inject"]>>): Answer {
	const type = String(answer.headers["content-type"] ?? "");
	return {
		status: answer.statusCode,
		json: type.startsWith("application/json") && answer.body !== "" ? answer.json() : undefined,
		headers: answer.headers,
		text: answer.body,
	};
}

/** The English words of an outcome, its placeholders not filled in. */
export function words(name: OutcomeName): string {
	return outcomes[name].words.en;
}

const page = async () =>
	new Response("<!doctype html><title>Home</title>", { headers: { "content-type": "text/html" } });

/** Opens a desk on the settings' database, a seeded one where none is; passwords are stored as they are unless `hashes` says otherwise. */
export async function openDesk(settings: Record<string, string>, options: DeskOptions = {}): Promise<Desk> {
	const { env: more, sharing: _, town = devgarh, keepsSearch = false, ...serviceOptions } = options;
	const env = readEnv({ LOG_LEVEL: "silent", ...settings, ...more });
	const { dataDir, databaseUrl } = env.database;
	if (!databaseUrl && !existsSync(join(dataDir, sqliteFile))) {
		cpSync(await shared("seeded"), dataDir, { recursive: true });
	}
	const database = await openDatabase(env.database);
	await seed(database);
	const media = newFolder("media");
	const uploaded = new Uploaded(openStore(env));
	const served = { folder: media, files: new Map(), pictures: new Pictures(media, media, uploaded) };
	uploaded.onGone = (path, file) => served.pictures.forget(path, file);
	const clock = new SharedClock();
	const known = { pictures: served.pictures, pageCounts: new PageCounts(media), uploaded, clock };
	const read = town === devgarh ? readOnce : readFolder;
	const content = readContent({ town, database: env.database }, known, read);
	if (keepsSearch && !databaseUrl) content.search.keepIn(dataDir);
	const { app, reloads, site } = await openSite(content, {
		...known,
		env,
		folder: { ...env, town },
		database,
		log: silent,
		partsOf: () => ({ render: page, pages: usualPages, media: served }),
		over: ({ pages }) => ({ pages, render: page, sheets: new Map() }),
		inlineScripts: [],
		warms: false,
		serviceOptions: { hashes: new PlainHashes(), ...serviceOptions },
	});
	await app.ready();
	return new Desk(app, database, settings, reloads, site, options.now);
}

/** Opens a desk with a new database, or beside another desk; closed after the tests of the block. */
export type OpenDesk = (options?: DeskOptions) => Promise<Desk>;

/** Settings of a server with a database of its own. */
const engines = {
	"the embedded database": async () => ({
		DATA_DIR: newFolder("data"),
		MEDIA_STORE: newFolder("uploads"),
	}),
	PostgreSQL: async () => ({
		DATABASE_URL: await newDatabase("seeded"),
		MEDIA_STORE: newFolder("uploads"),
	}),
} as const;

export type EngineName = keyof typeof engines;

/** Runs the same tests on both databases, for what their SQL or their locks decide. */
export function onEachDatabase(suite: (open: OpenDesk, engine: EngineName) => void): void {
	for (const name of ["the embedded database", "PostgreSQL"] as const) onDatabase(name, suite);
}

/** Runs tests on the embedded database, in test:long on PostgreSQL too: for rules that no SQL decides. */
export function onOneDatabase(suite: (open: OpenDesk, engine: EngineName) => void): void {
	if (isLong) onEachDatabase(suite);
	else onDatabase("the embedded database", suite);
}

function onDatabase(name: EngineName, suite: (open: OpenDesk, engine: EngineName) => void): void {
	describe(`on ${name}`, () => {
		const { open, closeAll } = opener(engines[name]);
		afterAll(closeAll);
		suite(open, name);
	});
}

function opener(newSettings: () => Promise<Record<string, string>>) {
	const desks: Desk[] = [];
	const open: OpenDesk = async (options = {}) => {
		const desk = await openDesk(options.sharing?.settings ?? (await newSettings()), options);
		desks.push(desk);
		return desk;
	};
	const closeAll = async () => {
		for (const desk of desks) await desk.close();
	};
	return { open, closeAll };
}
