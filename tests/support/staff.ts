import type { Locator, Page } from "@playwright/test";
import { uploadsPath } from "#contract/uploads.ts";
import { connect } from "#server/db/open.ts";
import type { Db } from "#server/db/tables.ts";
import { beginSession, endSession } from "#server/session/sessions.store.ts";
import { hashToken, newToken } from "#server/session/token.ts";
import { listPermissions } from "#server/staff/permissions/permissions.store.ts";
import { addRole, givePermissions, takePermissions } from "#server/staff/roles/roles.store.ts";
import { addUser, findUserByPhone } from "#server/staff/users/users.store.ts";
import { type Lang, languages } from "../../contract/language.ts";
import { days } from "../../contract/limits.ts";
import type { Permission } from "../../contract/permissions.ts";
import { newFolder } from "./folders.ts";
import { type ServerProcess, startServer } from "./server-process.ts";
import { expect, listen, reading, scriptIsThere, test as site } from "./site.ts";

/** The first administrator of the server under test. Everybody whom the office adds has the same password. */
export const chairman = { mobile: "9000000001", password: "kheer-nadi-pul-aam-mor-47" };

interface Call {
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: tests check the reply of a call themselves
	readonly answer: any;
}

interface Role {
	readonly id: number;
	readonly name: string;
}

export interface Clerk {
	readonly id: number;
	readonly name: string;
	readonly mobile: string;
	readonly password: string;
	readonly role: Role;
}

/** Prepares a journey outside the browser: people and sessions straight in the server's database, the rest by calls of §7. */
export class Office {
	readonly #address: string;
	readonly #db: Db;
	#token: string | undefined;

	constructor(address: string, db: Db) {
		this.#address = address;
		this.#db = db;
	}

	/** Makes a call, as the chairman unless somebody's token is given. */
	async call(method: string, path: string, body?: unknown, token?: string): Promise<Call> {
		this.#token ??= await this.tokenOf(chairman);
		const response = await fetch(this.#address + path, {
			method,
			headers: {
				...(body !== undefined && { "content-type": "application/json" }),
				authorization: `Bearer ${token ?? this.#token}`,
			},
			...(body !== undefined && { body: JSON.stringify(body) }),
		});
		return { status: response.status, answer: await response.json() };
	}

	/** Begins a session. */
	async tokenOf({ mobile }: Pick<Clerk, "mobile">): Promise<string> {
		const token = newToken();
		await beginSession(this.#db, hashToken(token), (await this.#user(mobile)).id, Date.now());
		return token;
	}

	async end(token: string): Promise<void> {
		await endSession(this.#db, hashToken(token));
	}

	/** A role for one test, with these permissions. */
	async role(...names: Permission[]): Promise<Role> {
		const name = `desk ${freshMobile().slice(5)}`;
		const id = await addRole(this.#db, name);
		await givePermissions(this.#db, id, await this.permissionIds(...names));
		return { id, name };
	}

	/** Gives a role these permissions and no other. */
	async allow({ id }: Pick<Role, "id">, ...names: Permission[]): Promise<void> {
		await takePermissions(this.#db, id);
		await givePermissions(this.#db, id, await this.permissionIds(...names));
	}

	async permissionIds(...names: Permission[]): Promise<number[]> {
		const all = await listPermissions(this.#db);
		return all.filter(({ name }) => names.includes(name)).map(({ id }) => id);
	}

	/** A user for one test. */
	async holderOf(role: Role): Promise<Clerk> {
		const mobile = freshMobile();
		const name = `Clerk ${mobile.slice(5)}`;
		const { password_hash: passwordHash } = await this.#user(chairman.mobile);
		const id = await addUser(this.#db, { name, phone: mobile, passwordHash, roleId: role.id });
		return { id, name, mobile, password: chairman.password, role };
	}

	/** A user for one test, with a role of their own that has these permissions. */
	async clerk(...names: Permission[]): Promise<Clerk> {
		return this.holderOf(await this.role(...names));
	}

	/** Somebody's permissions as the server says them now. */
	async permissionsOf(person: Pick<Clerk, "mobile">): Promise<string[]> {
		return (await this.call("GET", "/api/me", undefined, await this.tokenOf(person))).answer.permissions;
	}

	/** Lets these complaints have been done a day earlier, and those of other tests days before. */
	async doneYesterday(numbers: readonly string[]): Promise<void> {
		await this.#db
			.updateTable("complaint_events")
			.set((eb) => ({
				at: eb(
					"at",
					"-",
					eb
						.case()
						.when("complaint_id", "in", (own) =>
							own.selectFrom("complaints").select("id").where("number", "in", numbers),
						)
						.then(days(1))
						.else(days(3))
						.end(),
				),
			}))
			.where("what", "=", "resolve")
			.execute();
	}

	async #user(mobile: string) {
		const user = await findUserByPhone(this.#db, mobile);
		if (!user) throw new Error(`Nobody has the number ${mobile}`);
		return user;
	}
}

let given = 0;

/** A mobile number that nobody else has at the server of this worker. */
export function freshMobile(): string {
	given += 1;
	return `8${String(given).padStart(9, "0")}`;
}

/** A server of the staff area, and a second connection to its database. */
interface Desk {
	readonly server: ServerProcess;
	readonly db: Db;
	readonly stop: () => Promise<void>;
}

async function openDesk(settings: Readonly<Record<string, string>> = {}): Promise<Desk> {
	const dataDir = newFolder("staff");
	const server = await startServer({
		DATA_DIR: dataDir,
		ADMIN_MOBILE: chairman.mobile,
		ADMIN_PASSWORD: chairman.password,
		// A passkey belongs to an address that is known before the port is.
		PUBLIC_URL: "http://localhost",
		...settings,
	});
	const { db } = await connect({ dataDir, databaseUrl: settings.DATABASE_URL });
	const stop = async () => {
		await server.stop();
		await db.destroy();
	};
	return { server, db, stop };
}

interface Fixtures {
	readonly office: Office;
	/** Opens another server for one test, with settings of its own, and a page that is there. */
	readonly elsewhere: (
		settings: Readonly<Record<string, string>>,
	) => Promise<{ readonly server: ServerProcess; readonly office: Office; readonly page: Page }>;
}

interface WorkerFixtures {
	readonly desk: Desk;
}

const fixtures: Parameters<typeof site.extend<Fixtures, WorkerFixtures>>[0] = {
	desk: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names a fixture needs from this pattern
		async ({}, use) => {
			const desk = await openDesk();
			await use(desk);
			await desk.stop();
		},
		{ scope: "worker" },
	],
	server: [async ({ desk }, use) => use(desk.server), { scope: "worker" }],
	office: async ({ desk: { server, db } }, use) => use(new Office(server.address, db)),
	elsewhere: async ({ browser, complaints }, use) => {
		const ends: (() => Promise<void>)[] = [];
		await use(async (settings) => {
			const { server, db, stop } = await openDesk(settings);
			const context = await browser.newContext({ baseURL: server.address });
			ends.push(() => context.close(), stop);
			const page = await context.newPage();
			listen(page, server.address, complaints);
			return { server, office: new Office(server.address, db), page };
		});
		for (const end of ends) await end();
	},
	// A fade or slide has no contrast yet, and every frame of it costs.
	contextOptions: { reducedMotion: "reduce" },
};

/** A test with a server whose staff data is its own, and an office that prepares what it needs. */
export const test = site.extend<Fixtures, WorkerFixtures>(fixtures);

/** The same on the page that tests lend each other: for all that needs no clock and no touch screen of its own. */
export const onLentPage = reading.extend<Fixtures, WorkerFixtures>(fixtures).extend({
	page: async ({ page }, use) => {
		await page.emulateMedia({ reducedMotion: "reduce" });
		await use(page);
	},
});

/** Opens a page with a session, by the token in the storage of §9, in a language of the desk. */
export async function openAs(page: Page, token: string, path: string, lang?: Lang): Promise<void> {
	const script = await page.addInitScript(
		([stored, chosen]) => {
			// Not in the frame of a preview, which has no storage.
			if (window !== top) return;
			localStorage.setItem("ulbToken", stored);
			if (chosen) localStorage.setItem("staffLanguage", chosen);
		},
		[token, lang] as const,
	);
	await page.goto(path);
	// Or a sign-out would not last.
	await script.dispose();
	await scriptIsThere(page);
}

/** Opens another address with the session that the page has. */
export async function goOn(page: Page, path: string): Promise<void> {
	await page.goto(new URL(path, page.url()).href);
	await scriptIsThere(page);
}

/** Fills in the sign-in form and submits it. */
export async function logIn(page: Page, person: { mobile: string; password: string }): Promise<void> {
	await page.getByLabel("Mobile").fill(person.mobile);
	await page.getByLabel("Password").fill(person.password);
	await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Signs in with a password that somebody else has set, and chooses another (decision 27). */
export async function firstLogIn(
	page: Page,
	person: { mobile: string; password: string },
	own: string,
): Promise<void> {
	await logIn(page, person);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Password");
	await expect(page.getByText("Your password was set by somebody else")).toBeVisible();
	await page.getByLabel("Current password").fill(person.password);
	await page.getByLabel("New password").fill(own);
	await page.getByRole("button", { name: "Change password" }).click();
	await expect(toast(page)).toContainText("Your password is changed");
}

/** The live region of toasts. */
export const toast = (page: Page) => page.getByRole("region", { name: "Messages", exact: true });

/** The browser reports a refused call on the console, and a failure is logged (§8). */
export function forgetRefusals(complaints: string[]): void {
	const others = complaints.filter((each) => !each.startsWith("console error"));
	complaints.length = 0;
	complaints.push(...others);
}

/** The list of a kind's rows at the desk. */
export function rowList(page: Page): Locator {
	return page.locator("main section").last();
}

/** Both languages on a phone and on the usual desk. */
export const views = languages.flatMap((lang) => [320, 1366].map((width) => ({ lang, width })));

/** The words of a page as readers get it, for an expectation that waits until they are so. */
export function readersSee({ address }: { readonly address: string }, path: string) {
	return expect.poll(async () => {
		const response = await fetch(address + path);
		expect(response.status, path).toBe(200);
		return (await response.text()).replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, "");
	});
}

/** Puts a file on the shelf without a screen. @returns its row */
export async function sendFile(page: Page, token: string, name: string, buffer: Buffer) {
	const headers = { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0" };
	const length = { "upload-length": String(buffer.length) };
	const begun = await page.request.post(uploadsPath, { headers: { ...headers, ...length } });
	const upload = (begun.headers().location ?? "").split("/").at(-1) ?? "";
	const body = { "upload-offset": "0", "content-type": "application/offset+octet-stream" };
	await page.request.patch(`${uploadsPath}/${upload}`, { headers: { ...headers, ...body }, data: buffer });
	const added = await page.request.post("/api/media", { headers, data: { upload, name } });
	return (await added.json()) as { readonly path: string; readonly src: string };
}
