import { beforeAll, expect, test } from "vitest";
import { type DeskKind, deskKindNames, isOrdered } from "#contract/content/desk.ts";
import { orderKey } from "#contract/content/row.ts";
import { mistakeMessages } from "#contract/content/validation-messages.ts";
import { type Desk, onEachDatabase, type Person, words } from "../support/desk.ts";

/** The order of a kind's rows is published like a row of it (decision 32). */
const orderOf = (...keys: string[]) => ({ [orderKey]: keys });

onEachDatabase((open) => {
	let desk: Desk;
	let clerk: Person;
	beforeAll(async () => {
		desk = await open();
		clerk = await desk.person("edit_content", "publish_content");
	});
	const publish = (kind: DeskKind, basedOn: number, row: object, as = clerk, to = desk) =>
		to.ask("publishContent", { as, query: { kind }, body: { key: orderKey, basedOn, row } });
	const keys = async (kind: DeskKind, from = desk): Promise<string[]> =>
		(await from.ask("contentRows", { as: clerk, query: { kind } })).json.rows.map(
			({ key }: { key: string }) => key,
		);
	const versions = async (kind: DeskKind) => await desk.versions(clerk, kind, orderKey);

	test("rows are listed in the new order at once", async () => {
		expect(await keys("officers")).toEqual(["1", "2"]);
		expect(await publish("officers", 0, orderOf("2", "1"))).toMatchObject({
			status: 200,
			json: { version: 1 },
		});
		expect(await keys("officers")).toEqual(["2", "1"]);
	});

	test("photos are put in order as readers see them, and a new one is what they see first", async () => {
		expect(await keys("photos")).toEqual(["2", "1"]);
		expect((await publish("photos", 0, orderOf("1", "2"))).status).toBe(200);
		expect(await keys("photos")).toEqual(["1", "2"]);
		const text = (en: string, hi: string) => ({ en, hi });
		const row = {
			title: text("The new pump", "नया पंप"),
			description: text("Two men lower a pump.", "दो लोग पंप उतार रहे हैं।"),
			src: "pond.svg",
			home: true,
		};
		const added = await desk.ask("publishContent", {
			as: clerk,
			query: { kind: "photos" },
			body: { basedOn: 0, row },
		});
		expect(added.json, "a number follows the highest, whatever the order is called").toMatchObject({
			key: "3",
		});
		expect(await keys("photos")).toEqual(["3", "1", "2"]);
	});

	test("where readers see the table from its beginning, a new photo stands before it, the newest first, until an order names it", async () => {
		const alt = { en: "The pond", hi: "तालाब" };
		const add = (kind: DeskKind) =>
			desk.ask("publishContent", {
				as: clerk,
				query: { kind },
				body: { basedOn: 0, row: { src: "pond.svg", ...(kind === "homePhotos" && { alt }) } },
			});
		for (const kind of ["homePhotos", "newsPhotos"] as const) {
			const before = await keys(kind);
			const [one, two] = [(await add(kind)).json.key, (await add(kind)).json.key];
			expect(await keys(kind)).toEqual([two, one, ...before]);
			expect((await publish(kind, 0, orderOf(...before, two))).status).toBe(200);
			expect(await keys(kind)).toEqual([one, ...before, two]);
			const { key } = (await add(kind)).json;
			expect(await keys(kind)).toEqual([key, one, ...before, two]);
		}
	});

	test("two who put the same in order: the later is told whose order came before, and both are kept", async () => {
		const colleague = await desk.person("edit_content", "publish_content");
		expect(await publish("helplines", 0, orderOf("police", "emergency"), colleague)).toMatchObject({
			status: 200,
		});
		const late = await publish("helplines", 0, orderOf("ambulance"));
		expect(late.status).toBe(409);
		expect(late.json.error).toContain(colleague.name);
		expect((await publish("helplines", 1, orderOf("ambulance"))).status).toBe(200);
		const [second, first, folder] = await versions("helplines");
		expect(second.row[orderKey].slice(0, 3)).toEqual(["ambulance", "police", "emergency"]);
		expect(first.row[orderKey].slice(0, 3)).toEqual(["police", "emergency", "ambulance"]);
		expect(folder.version).toBe(0);
		expect(folder.row[orderKey].slice(0, 3)).toEqual(["emergency", "police", "ambulance"]);
		// An earlier order is published again like any version.
		expect((await publish("helplines", 2, folder.row)).status).toBe(200);
		expect((await keys("helplines")).slice(0, 2)).toEqual(["emergency", "police"]);
	});

	test("it waits for a second person where the kind does, comes at its time, and is written into the log", async () => {
		const query = { kind: "videos" };
		const send = (name: "submitContent" | "planContent", row: object, more = {}) =>
			desk.ask(name, { as: clerk, query, body: { key: orderKey, basedOn: 0, row, ...more } });
		expect((await send("submitContent", orderOf("1", "2"))).status).toBe(200);
		expect(await keys("videos")).toEqual(["2", "1"]);
		const chief = await desk.person("edit_content", "publish_content", "manage_users");
		const { waiting } = await desk.today(chief);
		expect(waiting).toMatchObject([{ kind: "videos", key: orderKey, number: 1, by: clerk.name }]);
		const approved = await desk.ask("approveContent", {
			as: chief,
			query,
			body: { key: orderKey, number: 1 },
		});
		expect(approved.status).toBe(200);
		expect(await keys("videos")).toEqual(["1", "2"]);
		const chairman = await desk.administrator();
		const [line] = (await desk.ask("auditLines", { as: chairman, query: { limit: 1, kind: "all" } })).json;
		expect(line).toMatchObject({ action: "publish content", subject: "Order of the list", detail: "Videos" });
		// Planned: until then it is as before.
		const from = "2039-01-01T00:00:00Z";
		expect((await send("planContent", orderOf("2", "1"), { basedOn: 1, from })).status).toBe(200);
		expect(await keys("videos")).toEqual(["1", "2"]);
		expect((await desk.today(chief)).planned).toMatchObject([{ kind: "videos", key: orderKey, number: 2 }]);
	});

	test("another server has it too, and so has one that starts on the same database", async () => {
		const other = await open({ sharing: desk });
		expect(await keys("officers", other)).toEqual(["2", "1"]);
	});

	test("only who may publish the kind, and only a kind whose order readers see", async () => {
		const writer = await desk.person("edit_content");
		expect((await publish("officers", 1, orderOf("1", "2"), writer)).status).toBe(403);
		for (const kind of ["notices", "alerts", "wards", "home", "portals"] as const) {
			expect(isOrdered(kind)).toBe(false);
			const chief = await desk.person("edit_content", "edit_pages", "publish_content", "publish_alerts");
			expect((await publish(kind, 0, orderOf("1"), chief)).json.error, kind).toBe(words("unknownContent"));
		}
		for (const row of [{}, orderOf(), orderOf("gone"), { [orderKey]: { en: "1" } }, { [orderKey]: "2" }]) {
			const answer = await publish("officers", 1, row);
			expect([answer.status, answer.json.fieldErrors], JSON.stringify(row)).toEqual([
				422,
				{ [orderKey]: mistakeMessages.order.en },
			]);
		}
		expect(await keys("officers")).toEqual(["2", "1"]);
	});

	test("its form has the rows as readers see them, with the picture by which one knows them", async () => {
		for (const kind of deskKindNames.filter(isOrdered)) {
			const { json } = await desk.ask("contentForm", { as: clerk, query: { kind, key: orderKey } });
			expect(json.fields).toMatchObject([{ name: orderKey, type: "order", choices: "rows" }]);
			expect(
				json.lists.rows.map(({ value }: { value: string }) => value),
				kind,
			).toEqual(await keys(kind));
		}
		const { json } = await desk.ask("contentForm", { as: clerk, query: { kind: "photos", key: orderKey } });
		expect(json.lists.rows[0]).toMatchObject({ label: { en: "The new pump" }, picture: "pond.svg" });
		expect(
			(await desk.ask("contentForm", { as: clerk, query: { kind: "wards", key: orderKey } })).json.error,
		).toBe(words("unknownContent"));
	});
});
