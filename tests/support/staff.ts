import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { Permission } from "../../contract/permissions.ts";
import { startPostgres } from "./postgres.ts";
import { startServer } from "./server-process.ts";
import { expect, scriptIsThere, test as site } from "./site.ts";

/** The first administrator of the server under test. */
export const chairman = { mobile: "9000000001", password: "kheer-nadi-pul-aam-mor-47" };

interface Call {
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: tests check the reply of a call themselves
	readonly answer: any;
}

/** Makes calls of §7 outside the browser, to prepare a journey. */
export class Office {
	readonly #address: string;
	#token = "";

	constructor(address: string) {
		this.#address = address;
	}

	async call(method: string, path: string, body?: unknown): Promise<Call> {
		const response = await fetch(this.#address + path, {
			method,
			headers: {
				...(body === undefined ? {} : { "content-type": "application/json" }),
				...(this.#token === "" ? {} : { authorization: `Bearer ${this.#token}` }),
			},
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		});
		return { status: response.status, answer: await response.json() };
	}

	async tokenOf(person: { mobile: string; password: string }): Promise<string> {
		return (await this.call("POST", "/api/login", person)).answer.token;
	}

	async open(): Promise<this> {
		this.#token = await this.tokenOf(chairman);
		return this;
	}

	/** A role for one test, with these permissions. */
	async role(...names: Permission[]): Promise<{ id: number; name: string }> {
		const name = `desk ${randomUUID().slice(0, 8)}`;
		await this.call("POST", "/api/add-role", { name });
		const roles = (await this.call("GET", "/api/roles")).answer as { id: number; name: string }[];
		const role = roles.find((each) => each.name === name);
		if (!role) throw new Error("The role was not added");
		await this.allow(role.id, ...names);
		return role;
	}

	/** Gives a role these permissions and no other. */
	async allow(roleId: number, ...names: Permission[]): Promise<void> {
		const all = (await this.call("GET", "/api/permissions")).answer as { id: number; name: string }[];
		const permissionIds = all.filter((each) => names.includes(each.name as Permission)).map(({ id }) => id);
		await this.call("POST", "/api/assign-permissions", { roleId, permissionIds });
	}

	/** A user for one test. */
	async user(roleId: number): Promise<{ id: number; name: string; mobile: string; password: string }> {
		const mobile = freshMobile();
		const person = { name: `Clerk ${mobile.slice(5)}`, mobile, password: "gulab-tara-seb-dal-moti-82" };
		const { status } = await this.call("POST", "/api/users", {
			name: person.name,
			role: roleId,
			phone: mobile,
			password: person.password,
		});
		expect(status).toBe(201);
		const users = (await this.call("GET", "/api/users")).answer as { id: number; phone: string }[];
		const own = { ...person, password: "imli-taara-neel-chaand-64" };
		const theirs = await this.#as(person);
		const change = { currentPassword: person.password, newPassword: own.password };
		expect((await theirs.call("POST", "/api/me/password", change)).status).toBe(200);
		return { ...own, id: users.find(({ phone }) => phone === mobile)?.id ?? 0 };
	}

	/** Ends the session of a token. */
	async end(token: string): Promise<void> {
		const theirs = new Office(this.#address);
		theirs.#token = token;
		expect((await theirs.call("POST", "/api/logout")).status).toBe(200);
	}

	async #as(person: { mobile: string; password: string }): Promise<Office> {
		const theirs = new Office(this.#address);
		theirs.#token = await this.tokenOf(person);
		return theirs;
	}

	/** Somebody's current permissions, read in a session of their own. */
	async permissionsOf(person: { mobile: string; password: string }): Promise<string[]> {
		return (await (await this.#as(person)).call("GET", "/api/me")).answer.permissions;
	}
}

let given = 0;

/** A mobile number that no other test of this run uses. */
export function freshMobile(): string {
	given += 1;
	return `8${String(process.pid % 10_000).padStart(4, "0")}${String(given).padStart(5, "0")}`;
}

interface Fixtures {
	readonly office: Office;
}

interface WorkerFixtures {
	/** The kind of database: `test.use({ database: "postgres" })` at the top of a file runs its tests there. */
	readonly database: "sqlite" | "postgres";
	/** Settings of the server besides: `test.use({ settings: { … } })` at the top of a file. */
	readonly settings: Readonly<Record<string, string>>;
}

/** A test with a server whose staff data is its own, and calls outside the browser. */
export const test = site.extend<Fixtures, WorkerFixtures>({
	database: ["sqlite", { scope: "worker", option: true }],
	settings: [{}, { scope: "worker", option: true }],
	server: [
		async ({ database, settings }, use) => {
			const data = mkdtempSync(join(tmpdir(), "palika-staff-"));
			const postgres = database === "postgres" ? await startPostgres() : undefined;
			const server = await startServer({
				DATA_DIR: data,
				ADMIN_MOBILE: chairman.mobile,
				ADMIN_PASSWORD: chairman.password,
				...settings,
				...(postgres && { DATABASE_URL: await postgres.newDatabase() }),
			});
			await use(server);
			await server.stop();
			await postgres?.remove();
			rmSync(data, { recursive: true, force: true });
		},
		{ scope: "worker", timeout: 120_000 },
	],
	office: async ({ server }, use) => use(await new Office(server.address).open()),
});

/** Opens a page with a session, by the token in the storage of §9. */
export async function openAs(page: Page, token: string, path: string): Promise<void> {
	await page.addInitScript((stored) => {
		// Not in frames, which have no storage; and only once, or a sign-out would not last.
		if (window !== top || sessionStorage.getItem("given")) return;
		sessionStorage.setItem("given", "yes");
		localStorage.setItem("ulbToken", stored);
	}, token);
	await page.goto(path);
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

/** The list of a kind's rows at the desk; what Today names above it stands in it too. */
export function rowList(page: Page): Locator {
	return page.locator("main section").last();
}
