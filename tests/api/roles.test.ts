import { beforeEach, expect, test } from "vitest";
import { say } from "#contract/outcomes.ts";
import { permissionNames, permissionPurposes, seedPurposes, seedRoles } from "#contract/permissions.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";

/** §2.17 Manage Roles, and what a role is called in both languages (decision 27). */
onOneDatabase((openDesk) => {
	let desk: Desk;
	let chief: Person;
	let clerk: Person;

	beforeEach(async () => {
		desk = await openDesk();
		chief = await desk.administrator();
		clerk = await desk.person("assign_permissions", "view_dashboard");
	});

	interface Card {
		readonly id: number;
		readonly name: string;
		readonly people: number;
	}
	const cards = async (): Promise<readonly Card[]> => (await desk.ask("roleCards", { as: chief })).json;
	const card = async (id: number) => (await cards()).find((each) => each.id === id);
	const untitled = { titleEn: "", titleHi: "", aboutEn: "", aboutHi: "" };
	const edit = (id: number, body: object, as = chief) =>
		desk.ask("editRole", { as, id, body: { ...untitled, ...body } });

	test("a role has a title and a purpose in both languages, and says what it may do and how many hold it", async () => {
		await desk.holderOf(clerk.roleId);
		const body = {
			titleEn: "Rights Desk",
			titleHi: "अधिकार कक्ष",
			aboutEn: "Decides.",
			aboutHi: "तय करता है।",
		};
		expect((await edit(clerk.roleId, { name: "rights desk", ...body })).status).toBe(200);
		expect(await card(clerk.roleId)).toEqual({
			id: clerk.roleId,
			name: "rights desk",
			title: { en: "Rights Desk", hi: "अधिकार कक्ष" },
			about: { en: "Decides.", hi: "तय करता है।" },
			permissions: ["view_dashboard", "assign_permissions"],
			people: 2,
		});
		expect((await desk.ask("myRole", { as: clerk })).json.title.hi).toBe("अधिकार कक्ष");
		expect((await desk.ask("me", { as: clerk })).json.role).toBe("rights desk");
		const [line] = (await desk.ask("auditLines", { as: chief, query: { limit: 1 } })).json;
		expect(line).toMatchObject({ subject: clerk.role, detail: "rights desk, Rights Desk, अधिकार कक्ष" });
	});

	test("a title in one language alone is refused at the field that is empty", async () => {
		const half = await edit(clerk.roleId, { name: "x y", titleEn: "Rights Desk" });
		expect([half.status, half.json.fieldErrors]).toEqual([422, { titleHi: words("bothLanguages") }]);
		expect((await edit(clerk.roleId, { name: "x y", aboutHi: "तय करता है।" })).status).toBe(422);
	});

	test("the roles of the first start have titles, so that no Hindi screen shows a key", async () => {
		const [admin] = await cards();
		expect(admin).toMatchObject({ name: "admin", title: { en: "Chairman", hi: "अध्यक्ष" } });
		const kept = await edit(admin?.id ?? 0, { name: "boss" });
		expect([kept.status, kept.json.error]).toEqual([409, words("adminRoleKeepsName")]);
		const titled = { name: "admin", titleEn: "Mayor", titleHi: "महापौर" };
		expect((await edit(admin?.id ?? 0, titled)).status).toBe(200);
	});

	test("nobody renames a role to one that looks like another, or one that holds more than they do", async () => {
		for (const [name, status] of [
			["admin", 409],
			["Adm1n", 409],
			["\u0430dmin", 422],
		] as const)
			expect((await edit(clerk.roleId, { name })).status, name).toBe(status);
		// Its own name in another spelling is no other's.
		expect((await edit(clerk.roleId, { name: clerk.role.toUpperCase() })).status).toBe(200);
		expect((await edit(chief.roleId, { name: "mine now" }, clerk)).status).toBe(403);
		expect((await edit(987_654_321, { name: "nobody" })).status).toBe(404);
	});

	test("a role is copied with what it may do, within one's own rights", async () => {
		const copy = (id: number, name: string, as = chief) => desk.ask("copyRole", { as, id, body: { name } });
		expect((await copy(clerk.roleId, "second desk")).status).toBe(201);
		const made = (await cards()).find(({ name }) => name === "second desk");
		expect(made).toMatchObject({ permissions: ["view_dashboard", "assign_permissions"], people: 0 });
		expect((await copy(clerk.roleId, "Second  Desk")).status).toBe(409);
		expect((await copy(chief.roleId, "third desk", clerk)).status).toBe(403);
		const [line] = (await desk.ask("auditLines", { as: chief, query: { limit: 1 } })).json;
		expect(line).toMatchObject({ action: "copy role", subject: "second desk", detail: clerk.role });
	});

	test("no title can be taken for another role's title or name, and all that is wrong is said at once", async () => {
		const body = {
			name: "\u0430dmin",
			titleEn: "Chalrman",
			titleHi: "अध्यक्ष",
			aboutEn: "Decides.",
			aboutHi: "",
		};
		const all = await edit(clerk.roleId, body);
		expect(all.status).toBe(422);
		expect(all.json.fieldErrors).toEqual({
			name: say("mixedAlphabets", "en", { word: "\u0430dmin" }),
			titleEn: words("duplicateRole"),
			titleHi: words("duplicateRole"),
			aboutHi: words("bothLanguages"),
		});
		const added = await desk.ask("addRole", { as: chief, body: { name: "chairman" } });
		expect([added.status, added.json.fieldErrors]).toEqual([409, { name: words("duplicateRole") }]);
		const copied = await desk.ask("copyRole", { as: chief, id: clerk.roleId, body: { name: "अध्यक्ष" } });
		expect(copied.status).toBe(409);
		// A role's present name stays allowed.
		const [admin] = await cards();
		const kept = { name: "admin", titleEn: "Chairman", titleHi: "अध्यक्ष" };
		expect((await edit(admin?.id ?? 0, kept)).status).toBe(200);
	});

	test("the roles of the first start say what they are for, and who sees the dashboard reads it too", async () => {
		const viewer = await desk.person("view_dashboard");
		const { json } = await desk.ask("roleCards", { as: viewer });
		for (const { name } of seedRoles)
			expect(json.find((role: Card) => role.name === name)).toMatchObject({ about: seedPurposes[name] });
	});

	test("whoever gives roles learns which one somebody has now, and nothing more of them", async () => {
		const giver = await desk.person("assign_role");
		const { json } = await desk.ask("userRole", { as: giver, id: clerk.id });
		expect(json).toEqual({ roleId: clerk.roleId });
		expect((await desk.ask("userRole", { as: giver, id: 987_654_321 })).status).toBe(404);
	});

	test("the readable page of the calls says of each permission what it lets one do", async () => {
		const { text } = await desk.ask("apiDocs");
		for (const name of permissionNames) expect(text).toContain(permissionPurposes[name].en);
	});
});
