import { beforeAll, expect, test } from "vitest";
import { type CallName, callPath } from "#contract/api.ts";
import { type Desk, onEachDatabase, type Person, password } from "../support/desk.ts";

onEachDatabase((open) => {
	let desk: Desk;
	let elsewhere: Desk;
	let chief: Person;
	let address: string;

	beforeAll(async () => {
		desk = await open();
		elsewhere = await open({ sharing: desk });
		chief = await desk.administrator();
		address = await desk.app.listen({ port: 0, host: "127.0.0.1" });
	});

	const overTheLine = async (name: CallName, { token }: Person) => {
		const headers = { authorization: `Bearer ${token}` };
		const answer = await fetch(address + callPath(name), { headers });
		const said = [...answer.headers].filter(([name]) => name !== "date");
		return { status: answer.status, said, text: await answer.text() };
	};

	const names = async (by: Desk, as: Person) =>
		(await by.ask("users", { as })).json.map(({ name }: { name: string }) => name);

	test("a list asked twice is the same, letter by letter", async () => {
		const [one, other] = [await desk.ask("users", { as: chief }), await desk.ask("users", { as: chief })];
		expect(other.text).toBe(one.text);
		expect(other.headers["content-type"]).toBe("application/json; charset=utf-8");
		expect(other.headers["cache-control"]).toBe("no-store");
	});

	test("a user added by another server stands in the next list, and a deleted one doesn't", async () => {
		const before = await names(desk, chief);
		const body = { name: "Newcomer", role: chief.roleId, phone: "8000000001", password };
		expect((await elsewhere.ask("addUser", { as: chief, body })).status).toBe(201);
		expect(await names(desk, chief)).toEqual([...before, "Newcomer"]);
		const id = (await desk.ask("users", { as: chief })).json.at(-1).id;
		const gone = await elsewhere.ask("deleteUser", { as: chief, id });
		expect(gone.status).toBe(200);
		expect(await names(desk, chief)).toEqual(before);
	});

	test("a call asked again is answered as it was the first time, and each caller has an answer of their own", async () => {
		const clerk = await desk.person("view_dashboard");
		for (const name of ["me", "users"] as const) {
			const [first, ...others] = [
				await overTheLine(name, clerk),
				await overTheLine(name, clerk),
				await overTheLine(name, clerk),
			];
			expect(first.status).toBe(200);
			expect(others).toEqual([first, first]);
			expect((await overTheLine(name, chief)).text).not.toBe(first.text);
			expect((await overTheLine(name, { ...clerk, token: "x".repeat(43) })).status).toBe(401);
		}
	});

	test("a call is refused as soon as another server has taken the right or ended the session", async () => {
		const clerk = await desk.person("view_dashboard", "manage_users");
		for (let time = 0; time < 3; time += 1) {
			expect((await overTheLine("users", clerk)).text).toContain(chief.phone);
			expect((await overTheLine("auditLines", clerk)).status).toBe(200);
			expect((await desk.ask("me", { as: clerk })).json.permissions).toContain("manage_users");
		}
		const permissionIds = [await desk.permissionId("view_dashboard")];
		await elsewhere.ask("assignPermissions", { as: chief, body: { roleId: clerk.roleId, permissionIds } });
		expect((await overTheLine("users", clerk)).text).not.toContain(chief.phone);
		expect((await overTheLine("auditLines", clerk)).status).toBe(403);
		expect((await desk.ask("me", { as: clerk })).json.permissions).toEqual(["view_dashboard"]);
		await elsewhere.ask("logout", { as: clerk });
		expect((await overTheLine("users", clerk)).status).toBe(401);
		expect((await overTheLine("me", clerk)).status).toBe(401);
	});

	test("a change that fails half-way leaves the lists as they were", async () => {
		const before = await desk.ask("users", { as: chief });
		// The last keeper of rights: refused after the deletion was tried.
		const roles = await desk.ask("roles", { as: chief });
		const failing = desk.database.change(async (tx) => {
			await tx.deleteFrom("users").where("id", "=", chief.id).execute();
			throw new Error("half-way");
		});
		const meanwhile = desk.ask("users", { as: chief });
		await expect(failing).rejects.toThrow("half-way");
		await meanwhile;
		expect((await desk.ask("users", { as: chief })).text).toBe(before.text);
		expect((await desk.ask("roles", { as: chief })).text).toBe(roles.text);
	});

	test("the desk's list has what another server has written since: versions that came out, that wait and that were returned", async () => {
		const query = { kind: "notices" };
		const list = async (q = "") =>
			(await desk.ask("contentRows", { as: chief, query: { ...query, q } })).json as {
				all: number;
				rows: { key: string; version: number; state: string | null; was?: { title: { en: string } } }[];
			};
		const before = await list();
		const row = {
			title: { en: "Sale of old tractors", hi: "पुराने ट्रैक्टरों की बिक्री" },
			date: "2026-10-05",
			closes: "2026-11-10",
			kind: "auction",
			summary: { en: "Two tractors are sold.", hi: "दो ट्रैक्टर बेचे जाते हैं।" },
		};
		const write = async (call: CallName, body: object) => {
			const answer = await elsewhere.ask(call, { as: chief, query, body });
			expect(answer.json.fieldErrors ?? {}).toEqual({});
			expect(answer.status).toBe(200);
		};
		await write("submitContent", { basedOn: 0, row });
		expect((await list()).rows[0]).toMatchObject({ key: "3", version: 1, state: "waiting", was: row });
		// Rows that aren't shown yet are found by their words too.
		for (const q of ["TRACTOR", "ट्रैक्टर", "puraane"]) {
			expect(
				(await list(q)).rows.map(({ key }) => key),
				q,
			).toEqual(["3"]);
		}
		await write("returnContent", { key: "3", number: 1, reason: "Two or three?" });
		expect((await list()).rows[0]).toMatchObject({ key: "3", version: 1, state: "returned", was: row });
		await write("submitContent", {
			key: "3",
			basedOn: 1,
			row: { ...row, title: { en: "Carts", hi: "गाड़ियाँ" } },
		});
		expect((await list("tractor")).rows).toEqual([]);
		// A number that only a returned version has had isn't given again.
		await write("submitContent", { basedOn: 0, row });
		expect((await list()).rows.map(({ key }) => key).slice(0, 2)).toEqual(["4", "3"]);
		expect((await list()).all).toBe(before.all + 2);
	});
});
