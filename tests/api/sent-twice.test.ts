import { beforeAll, describe, expect, test } from "vitest";
import type { CallName } from "#contract/api.ts";
import type { Tables } from "#server/db/tables.ts";
import { alert } from "../support/alert.ts";
import { aDrain, aForm, aPhoto, asForm, newAddress, newId, worksIn } from "../support/complaints.ts";
import { type Desk, onEachDatabase, type Person, type Sending, words } from "../support/desk.ts";

/** Sent twice is once, and what was said last counts or its writer is told (decision 60): every act, on every server. */
interface Act {
	/** The table that has one row more afterwards. */
	readonly adds: keyof Tables;
	/** Builds the request; `other`: with something that was typed since. */
	readonly sent: (other: boolean) => Sending | Promise<Sending>;
	/** Why the other content isn't taken; without it, it is added to what is there. */
	readonly told?: string;
}

const kind = "alerts";
const later = { text: { en: "Water is back.", hi: "पानी आ गया है।" } };
const named = () => ({ "idempotency-key": newId() });
const inBoth = (en: string) => ({ en, hi: "पंप" });
const driver = (name: string) => ({
	department: "jalkal",
	name: inBoth(name),
	fatherName: inBoth("Ram"),
	designation: inBoth("Driver"),
});

onEachDatabase((open) => {
	let desk: Desk;
	/** Another server on the same database, as one is after a restart. */
	let other: Desk;
	let chief: Person;
	let slip: { readonly number: string; readonly code: string };
	const from = newAddress();
	beforeAll(async () => {
		desk = await open();
		other = await open({ sharing: desk });
		chief = await desk.administrator();
		await worksIn(desk, chief, "swasth", true);
		slip = await report({});
	});

	const report = async (more: object, at = desk) => {
		const body = { ...("landmark" in more ? {} : aDrain), form: newId(), ...more };
		const answer = await at.ask("reportComplaint", { from: newAddress(), body });
		expect(answer.status, answer.text).toBe(200);
		return answer.json;
	};
	const count = async (table: keyof Tables) =>
		(
			await desk.database.db
				.selectFrom(table)
				.select((eb) => eb.fn.countAll().as("rows"))
				.execute()
		).map(({ rows }) => Number(rows))[0] ?? 0;
	const photos = async (fields: object, more = 0) => {
		const form = aForm(fields);
		for (const colour of ["#123456", "#654321"].slice(0, 1 + more)) {
			form.append("photo", new File([await aPhoto(colour)], "a.jpg"));
		}
		return asForm(form);
	};
	/** A call of the desk's with a body, and with another one. */
	const said = (body: object, more: object, rest: Sending = {}) => {
		return (isOther: boolean) => ({ as: chief, ...rest, body: isOther ? { ...body, ...more } : body });
	};

	const acts: readonly [CallName, () => Act][] = [
		[
			"reportComplaint",
			() => ({
				adds: "complaints",
				sent: said({ ...aDrain, form: newId() }, { words: "It stinks" }, { from }),
			}),
		],
		[
			"takeComplaint",
			() => ({
				adds: "complaints",
				sent: said({ ...aDrain, form: newId(), way: "counter" }, { way: "phone" }),
			}),
		],
		[
			"tellComplaint",
			() => {
				const told = { ...slip, tell: "photo", id: newId() };
				return {
					adds: "complaint_photos",
					sent: (isOther) => photos(told, Number(isOther)),
					told: words("sentBefore"),
				};
			},
		],
		[
			"noteComplaint",
			() => ({
				adds: "complaint_notes",
				sent: said({ id: newId(), text: "Called" }, { text: "Called twice" }, { id: slip.number }),
				told: words("sentBefore"),
			}),
		],
		[
			"addComplaintPhotos",
			() => {
				const id = newId();
				return {
					adds: "complaint_photos",
					sent: async (isOther) => ({
						as: chief,
						id: slip.number,
						...(await photos({ id }, Number(isOther))),
					}),
					told: words("sentBefore"),
				};
			},
		],
		[
			"moveComplaint",
			() => {
				const move = { id: newId(), move: "propose", reason: "a", words: "b", responsible: "c" };
				return {
					adds: "complaint_events",
					// A retry has read the case as it is by then.
					sent: async (isOther) => {
						const { version } = (await desk.ask("complaint", { as: chief, id: slip.number })).json;
						return said({ ...move, version }, { words: "d" }, { id: slip.number })(isOther);
					},
					told: words("sentBefore"),
				};
			},
		],
		[
			"addUser",
			() => ({
				adds: "users",
				sent: said(
					{ name: "Kavita", phone: "9412000009", password: "tulsi-kheer-darpan-70", role: chief.roleId },
					{ phone: "9412000008" },
					{ headers: named() },
				),
				told: words("sentBefore"),
			}),
		],
		[
			"addRole",
			() => ({
				adds: "roles",
				sent: said({ name: "watchman" }, { name: "watchmen" }, { headers: named() }),
				told: words("sentBefore"),
			}),
		],
		[
			"importUsers",
			() => ({
				adds: "users",
				sent: said(
					{ list: "Name,Phone,Role\nRita,9412000001,it" },
					{ list: "Name,Phone,Role\nRita,9412000002,it" },
					{ headers: named() },
				),
				told: words("sentBefore"),
			}),
		],
		...(["publishContent", "submitContent", "planContent"] as const).map((name): [CallName, () => Act] => [
			name,
			() => ({
				adds: "content_versions",
				sent: said(
					{
						basedOn: 0,
						row: alert,
						draft: `draft-${name}`,
						...(name === "planContent" && { from: "2039-01-01T00:00:00Z" }),
					},
					{ row: { ...alert, ...later } },
					{ query: { kind } },
				),
				told: words("alreadySent").replace("{name}", alert.text.en),
			}),
		]),
		[
			"publishRows",
			() => ({
				adds: "content_versions",
				sent: said(
					{ rows: [{ basedOn: 0, row: driver("Asha") }] },
					{ rows: [{ basedOn: 0, row: driver("Usha") }] },
					{ query: { kind: "employees" }, headers: named() },
				),
				told: words("sentBefore"),
			}),
		],
	];

	test.each(acts)(
		"%s is done once, however often and wherever it is sent, and what else is said is not swallowed",
		async (name, begin) => {
			const { adds, sent, told } = begin();
			const before = await count(adds);
			const sending = await sent(false);
			const [first, ...same] = await Promise.all([1, 2, 3].map(() => desk.ask(name, sending)));
			expect([200, 201], first?.text).toContain(first?.status);
			for (const { json } of [...same, await other.ask(name, sending)]) expect(json).toEqual(first?.json);
			expect(await count(adds)).toBe(before + 1);
			const more = await other.ask(name, await sent(true));
			if (told === undefined) expect([more.status, more.json.number]).toEqual([200, first?.json.number]);
			else expect([more.status, more.json.error]).toEqual([409, told]);
			expect(await count(adds)).toBe(before + 1);
			expect((await desk.ask(name, sending)).json, "the first letter once more").toMatchObject(
				told === undefined ? { number: first?.json.number, code: first?.json.code } : first?.json,
			);
		},
	);

	test("neither a follow code nor a password lies in clear among what was answered, nor what tells who has sent it", async () => {
		const rows = await desk.database.db.selectFrom("sent").selectAll().execute();
		expect(rows.length).toBeGreaterThan(5);
		const text = JSON.stringify(rows);
		for (const secret of [slip.code, slip.number, aDrain.mobile, "9412000001"])
			expect(text).not.toContain(secret);
	});

	describe("a report whose answer was lost", () => {
		const base = {
			category: "light",
			ward: "1",
			landmark: "Old bus stand",
			words: "dark since Monday",
			lang: "en",
		};
		const added = {
			spot: "P-44",
			name: "Sample Person",
			mobile: "9811122233",
			latitude: 28.9,
			longitude: 77.5,
		};

		test("is added to: a photograph, a person, the pole and its place, each once, and the slip says what holds", async () => {
			const form = newId();
			const first = await report({ ...base, form });
			expect(first).toMatchObject({ photos: 0, hasPerson: false });
			const fields = aForm({ ...base, ...added });
			fields.set("form", form);
			fields.append("photo", new File([await aPhoto()], "a.jpg"));
			const sending = { from, ...(await asForm(fields)) };
			const answers = await Promise.all(
				[desk, other, desk].map((each) => each.ask("reportComplaint", sending)),
			);
			const { number, code } = first;
			for (const { json } of answers)
				expect(json).toMatchObject({ number, code, photos: 1, hasPerson: true });
			// The first letter, late.
			expect(await report({ ...base, form })).toMatchObject({ number, photos: 1, hasPerson: true });
			const seen = (await desk.ask("complaint", { as: chief, id: number })).json;
			expect(seen).toMatchObject({
				place: { latitude: 28.9, longitude: 77.5 },
				photos: [{ isProof: false }],
			});
			expect(seen.persons).toHaveLength(1);
			expect(seen.history.map(({ what, words }: { what: string; words?: string }) => [what, words])).toEqual([
				["arrive", undefined],
				["more", "P-44"],
			]);
			const own = (await desk.ask("followComplaint", { body: { number, code } })).json;
			expect([own.photos.length, own.history.length]).toEqual([1, 2]);
		});

		test("about something else is another complaint, with a code of its own", async () => {
			const form = newId();
			const one = await report({ ...base, form });
			const two = await report({ ...base, form, landmark: "The new bus stand" });
			expect([one.number === two.number, one.code === two.code]).toEqual([false, false]);
			expect((await report({ ...base, form, landmark: "The new bus stand" }, other)).code).toBe(two.code);
			// Advertising can't enter a case by way of a form that has arrived.
			const sells = { ...base, form, words: "Lamps: https://lamps.example" };
			const held = await report(sells);
			expect([held.state, held.number === one.number]).toEqual(["held", false]);
			expect(await report(sells, other)).toEqual(held);
			expect(await report({ ...sells, form: newId() })).toMatchObject({ state: "held" });
			const seen = await desk.ask("complaint", { as: chief, id: one.number });
			expect(seen.text).not.toContain("lamps");
		});

		test("brings nothing back that was erased meanwhile", async () => {
			const form = newId();
			const { number } = await report({ ...base, ...added, form });
			expect((await desk.ask("eraseComplaint", { as: chief, id: number })).status).toBe(200);
			expect(await report({ ...base, ...added, words: "Remember me", form })).toMatchObject({
				number,
				hasPerson: false,
			});
			const seen = (await desk.ask("complaint", { as: chief, id: number })).json;
			expect(JSON.stringify(seen)).not.toMatch(/Remember|Sample Person|P-44/);
		});
	});

	test("a draft that was dropped stays gone, whatever letter arrives late, the first one too", async () => {
		const letter = (draft: string, rev: number) => ({
			as: chief,
			query: { kind },
			body: { key: "", draft, rev, basedOn: 0, row: { text: { en: "Half a sen" } } },
		});
		const drop = (draft: string, rev: number) =>
			desk.ask("dropDraft", { as: chief, query: { kind }, body: { key: "", draft, rev } });
		await desk.ask("keepDraft", letter("one", 0));
		await drop("one", 1);
		await drop("two", 1);
		for (const late of [letter("one", 0), letter("one", 1), letter("two", 0)]) {
			const { status, json } = await other.ask("keepDraft", late);
			expect([status, json.error]).toEqual([409, words("draftChanged")]);
		}
		const drafts = await desk.ask("contentDrafts", { as: chief, query: { kind, key: "" } });
		expect(drafts.json.mine).toEqual([]);
	});
});
