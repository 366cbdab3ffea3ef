import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { expect } from "vitest";
import { type CallName, callByName, callPath } from "#contract/api.ts";
import { type Database, openDatabase } from "#server/db/open.ts";
import { readEnv } from "#server/env.ts";
import { alert } from "./alert.ts";
import { type Answer as DeskAnswer, openDesk, type Person } from "./desk.ts";
import { devgarh } from "./devgarh.ts";
import { newFolder } from "./folders.ts";
import { type ServerProcess, startServer } from "./server-process.ts";

/** Nothing typed is lost, nothing written over (decision 38): what clerks do at once, and what must be there afterwards. */
const [clerks, tabs, rows] = [3, 2, 2];
const kind = "alerts";

/** One thing that happens in the office. */
export type Step = Readonly<{
	does:
		| "type"
		| "type late"
		| "publish"
		| "submit"
		| "look"
		| "decide"
		| "restore"
		| "take off"
		| "send again"
		| "drop"
		| "race"
		| "kill";
	clerk: number;
	tab: number;
	row: number;
	/** Number that picks one of several (an old version, a former letter, an answer), or the milliseconds until the server is killed. */
	which: number;
}>;

const step = (does: Step["does"]): fc.Arbitrary<Step> =>
	fc.record({
		does: fc.constant(does),
		clerk: fc.nat({ max: clerks - 1 }),
		tab: fc.nat({ max: tabs - 1 }),
		row: fc.nat({ max: rows - 1 }),
		which: fc.nat({ max: 40 }),
	});

const steps = (most: number): fc.Arbitrary<Step[]> =>
	fc.array(
		fc.oneof(
			{ weight: 5, arbitrary: step("type") },
			{ weight: 4, arbitrary: step("publish") },
			{ weight: 2, arbitrary: step("submit") },
			{ weight: 3, arbitrary: step("look") },
			{ weight: 2, arbitrary: step("decide") },
			{ weight: 2, arbitrary: step("race") },
			{ weight: 1, arbitrary: step("type late") },
			{ weight: 1, arbitrary: step("restore") },
			{ weight: 1, arbitrary: step("take off") },
			{ weight: 1, arbitrary: step("send again") },
			{ weight: 1, arbitrary: step("drop") },
		),
		{ minLength: most / 2, maxLength: most, size: "max" },
	);

/** Draws the steps of a day on which the server is killed so many times. */
export const day = (kills: number, between: number): fc.Arbitrary<Step[]> =>
	fc
		.tuple(
			fc.array(fc.tuple(steps(between), step("kill")), { minLength: kills, maxLength: kills }),
			steps(between),
		)
		.map(([parts, rest]) => [...parts.flatMap(([before, kill]) => [...before, kill]), ...rest]);

type Answer = Pick<DeskAnswer, "status" | "json">;

/** A request that writes a version. */
interface Save {
	readonly call: "publishContent" | "submitContent" | "unpublishContent";
	readonly clerk: number;
	readonly key: string;
	readonly basedOn: number;
	/** Null: taken off. */
	readonly text: string | null;
	readonly body: object;
}

/** Words of a draft, as a window sends them: from which revision they were written on. */
interface Letter {
	readonly draft: string;
	readonly rev: number;
	readonly text: string;
}

/** A form of one row. */
interface Window {
	readonly clerk: number;
	readonly key: string;
	readonly sent: Letter[];
	/** Draft in which it writes, and from which revision on; undefined until it is opened. */
	draft: string | undefined;
	rev: number;
}

/** Draft as the server has confirmed it. */
interface Held {
	readonly clerk: number;
	readonly key: string;
	/** The latest that was answered; undefined where none was. */
	letter: Letter | undefined;
	/** Saves without a reply: they may have arrived or not. */
	unsure: Letter[];
}

/** A site, its clerks, and all that they were told. */
export class Office {
	readonly #settings: Record<string, string>;
	readonly #people: readonly Person[];
	readonly #database: Database;
	#server: ServerProcess;
	#texts = 0;
	#drafted = 0;
	#keys: string[] = [];
	#saves: Save[] = [];
	/** Requests without a reply: they may have happened or not. */
	#unsure: Save[] = [];
	#last: Save | undefined;
	readonly #seen = new Map<string, number>();
	readonly #windows = new Map<string, Window>();
	/** By the names of drafts. */
	readonly #held = new Map<string, Held>();
	/** Every version that was there at the last look. */
	readonly #known = new Map<string, string>();
	/** Counts of what has happened, to say what the test has tried. */
	readonly counted: Record<string, number> = {};

	private constructor(
		settings: Record<string, string>,
		people: readonly Person[],
		database: Database,
		server: ServerProcess,
	) {
		this.#settings = settings;
		this.#people = people;
		this.#database = database;
		this.#server = server;
	}

	/** @param databaseUrl of PostgreSQL; the embedded database without it */
	static async open(databaseUrl?: string): Promise<Office> {
		const settings = {
			TOWN: devgarh,
			DATA_DIR: newFolder("office"),
			...(databaseUrl && { DATABASE_URL: databaseUrl }),
		};
		const desk = await openDesk(settings);
		const people = [];
		for (let clerk = 0; clerk < clerks; clerk += 1) people.push(await desk.person("publish_alerts"));
		await desk.close();
		const server = await startServer(settings);
		return new Office(settings, people, await openDatabase(readEnv(settings).database), server);
	}

	async close(): Promise<void> {
		await this.#server.stop();
		await this.#database.close();
	}

	/** Lives through a day on rows of its own, and looks after everything at its end. */
	async live(steps: readonly Step[]): Promise<void> {
		await this.#begin();
		for (const each of steps) {
			await this.#do(each);
			this.counted[each.does] = (this.counted[each.does] ?? 0) + 1;
		}
		await this.#lookAfterAll();
		for (const [draft, { clerk, key, letter }] of this.#held) {
			await this.#ask(clerk, "dropDraft", { key, draft, rev: letter?.rev ?? 0 });
		}
		this.#held.clear();
		await this.#lookAfterDrafts();
	}

	async #begin(): Promise<void> {
		this.#saves = [];
		this.#unsure = [];
		this.#last = undefined;
		this.#windows.clear();
		this.#keys = [];
		for (let row = 0; row < rows; row += 1) {
			const text = this.#newText();
			// Sent a second time, because the answer was lost, it is the same row.
			const body = { basedOn: 0, row: rowWith(text), draft: `begun-${this.#texts}` };
			const answers = [0, 0].map((clerk) => this.#ask(clerk, "publishContent", body));
			const [key, again] = (await Promise.all(answers)).map((answer) => answer?.json.key);
			expect(key).toEqual(expect.any(String));
			expect(again).toBe(key);
			this.#keys.push(key);
			this.#saves.push({ call: "publishContent", clerk: 0, key, basedOn: 0, text, body: {} });
			await this.#writeInTwoWindows(key);
		}
	}

	/** Both open the same draft: who comes late writes over nothing and deletes nothing. */
	async #writeInTwoWindows(key: string): Promise<void> {
		const [one, other] = [this.#window(0, 0, key), this.#window(0, 1, key)];
		await this.#type(one);
		await this.#open(other);
		await this.#type(other);
		await this.#type(one);
		await this.#open(other);
		await this.#type(other);
		await this.#drop(one);
		await this.#lookAfterDrafts();
	}

	async #do({ does, clerk, tab, row, which }: Step): Promise<void> {
		const key = this.#keys[row] ?? "";
		const window = this.#window(clerk, tab, key);
		switch (does) {
			case "type":
				// The form is opened anew: now and then in a second window.
				if (which % 3 === 0) await this.#open(window);
				return this.#type(window);
			case "type late": {
				const letter = window.sent[which % Math.max(1, window.sent.length)];
				if (letter) await this.#keep(window, letter);
				return;
			}
			case "publish":
			case "submit": {
				const text = window.sent.at(-1)?.text ?? this.#newText();
				const call = does === "publish" ? "publishContent" : "submitContent";
				const save = this.#save(call, clerk, key, text);
				const isTaken = await this.#send(save);
				// As the form does; now and then the window is closed before.
				if (isTaken && which % 3 > 0) await this.#drop(window);
				return;
			}
			case "look":
				return void this.#seen.set(`${clerk} ${key}`, await this.#latest(key));
			case "decide":
				return this.#decide(clerk, key, which);
			case "restore": {
				const versions = await this.#versions(clerk, key);
				const old = versions[which % versions.length];
				if (!old?.row) return;
				await this.#send({
					...this.#save("publishContent", clerk, key, old.row.text.en),
					body: old.row,
				});
				return;
			}
			case "take off":
				return void (await this.#send(this.#save("unpublishContent", clerk, key, null)));
			case "send again":
				return this.#sendAgain();
			case "drop":
				return this.#drop(window);
			case "race":
				return this.#race(key);
			case "kill":
				return this.#kill(key, which);
		}
	}

	#newText(): string {
		this.#texts += 1;
		return `Words ${this.#texts}.`;
	}

	#window(clerk: number, tab: number, key: string): Window {
		const name = `${clerk} ${tab} ${key}`;
		const window = this.#windows.get(name) ?? {
			clerk,
			key,
			sent: [],
			draft: undefined,
			rev: 0,
		};
		this.#windows.set(name, window);
		return window;
	}

	/** As the form does it goes on with the newest draft of the row, perhaps that of another window. */
	async #open(window: Window): Promise<void> {
		const [newest] = await this.#drafts(window.clerk, window.key);
		window.draft = newest?.draft;
		window.rev = newest?.rev ?? 0;
	}

	#nameDraft(window: Window): string {
		this.#drafted += 1;
		window.draft = `draft-${this.#drafted}`;
		window.rev = 0;
		return window.draft;
	}

	async #type(window: Window, text = this.#newText()): Promise<void> {
		const letter = { draft: window.draft ?? this.#nameDraft(window), rev: window.rev, text };
		window.sent.push(letter);
		const answer = await this.#keep(window, letter);
		if (answer?.status === 200) window.rev = answer.json.rev;
		if (answer?.status !== 409) return;
		// Another window has written on it: these words go on as a draft of their own.
		this.#nameDraft(window);
		await this.#type(window, text);
	}

	async #keep({ clerk, key }: Window, letter: Letter): Promise<Answer | undefined> {
		const { draft, rev, text } = letter;
		const held = this.#held.get(draft) ?? { clerk, key, letter: undefined, unsure: [] };
		this.#held.set(draft, held);
		held.unsure.push(letter);
		const answer = await this.#ask(clerk, "keepDraft", { key, draft, rev, basedOn: 0, row: rowWith(text) });
		if (!answer) return undefined;
		held.unsure = held.unsure.filter((each) => each !== letter);
		const last = held.letter;
		const isLate = last !== undefined && last.rev > rev && !(last.rev === rev + 1 && last.text === text);
		expect(answer.status, JSON.stringify([answer.json, last, letter])).toBe(isLate ? 409 : 200);
		if (!isLate) held.letter = { draft, rev: answer.json.rev, text };
		return answer;
	}

	async #drop(window: Window): Promise<void> {
		const { clerk, key, draft, rev } = window;
		window.draft = undefined;
		if (draft === undefined) return;
		await this.#ask(clerk, "dropDraft", { key, draft, rev });
		// Changes by another window since then stay.
		if ((this.#held.get(draft)?.letter?.rev ?? 0) <= rev) this.#held.delete(draft);
	}

	async #drafts(
		clerk: number,
		key: string,
	): Promise<readonly { draft: string; rev: number; row: typeof alert }[]> {
		return (await this.#ask(clerk, "contentDrafts", undefined, { key }))?.json.mine;
	}

	#save(call: Save["call"], clerk: number, key: string, text: string | null): Save {
		const basedOn = this.#seen.get(`${clerk} ${key}`) ?? 1;
		return { call, clerk, key, basedOn, text, body: rowWith(text ?? "") };
	}

	/** @returns whether it was taken */
	async #send(save: Save): Promise<boolean> {
		const before = await this.#latest(save.key);
		const answer = await this.#write(save);
		if (!answer) return false;
		this.#last = save;
		const isLate = save.basedOn !== before;
		if (answer.status === 404 && save.call === "unpublishContent") return false;
		expect([answer.status, save], JSON.stringify(answer.json)).toEqual([isLate ? 409 : 200, save]);
		if (isLate) await this.#bothTextsAreThere(save);
		return !isLate;
	}

	async #write(save: Save): Promise<Answer | undefined> {
		const { call, clerk, key, basedOn, text, body } = save;
		const sent = { key, basedOn, ...(text !== null && { row: body }) };
		const answer = await this.#ask(clerk, call, sent);
		if (!answer) this.#unsure.push(save);
		if (answer?.status !== 200) return answer;
		this.#saves.push(save);
		this.#seen.set(`${clerk} ${key}`, basedOn + 1);
		return answer;
	}

	async #bothTextsAreThere(save: Save): Promise<void> {
		const [theirs] = await this.#versions(save.clerk, save.key);
		expect(theirs?.version).not.toBe(save.basedOn);
		if (save.text === null) return;
		await this.#type(this.#window(save.clerk, 0, save.key), save.text);
	}

	async #decide(clerk: number, key: string, which: number): Promise<void> {
		const [latest] = await this.#versions(clerk, key);
		const isWaiting = latest?.state === "waiting";
		const body = { key, number: latest?.version ?? 1 };
		const answer =
			which % 2 === 0
				? await this.#ask(clerk, "approveContent", body)
				: await this.#ask(clerk, "returnContent", { ...body, reason: "Say which lane" });
		expect(answer?.status === 200, JSON.stringify(answer?.json)).toBe(isWaiting);
	}

	/** A request that is sent a second time, as by a proxy, adds nothing. */
	async #sendAgain(): Promise<void> {
		const again = this.#last;
		if (!again || (await this.#latest(again.key)) === again.basedOn) return;
		const before = await this.#stored(again.key);
		const sent = { key: again.key, basedOn: again.basedOn, ...(again.text !== null && { row: again.body }) };
		expect([404, 409]).toContain((await this.#ask(again.clerk, again.call, sent))?.status);
		expect(await this.#stored(again.key)).toEqual(before);
	}

	/** All publish at once on the same version: one is taken, and everybody else is told. */
	async #race(key: string): Promise<void> {
		const basedOn = await this.#latest(key);
		const saves = this.#people.map((_, clerk) => {
			this.#seen.set(`${clerk} ${key}`, basedOn);
			return this.#save("publishContent", clerk, key, this.#newText());
		});
		const answers = await Promise.all(saves.map((save) => this.#write(save)));
		expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409, 409]);
	}

	/** The server dies while everybody writes, and is started again. */
	async #kill(key: string, after: number): Promise<void> {
		const basedOn = await this.#latest(key);
		const writing: Promise<unknown>[] = [];
		for (let clerk = 0; clerk < clerks; clerk += 1) {
			this.#seen.set(`${clerk} ${key}`, basedOn);
			writing.push(this.#type(this.#window(clerk, 0, key)));
			writing.push(this.#write(this.#save("publishContent", clerk, key, this.#newText())));
		}
		await wait(after);
		const gone = once(this.#server.process, "exit");
		this.#server.process.kill("SIGKILL");
		await Promise.all([gone, ...writing]);
		this.#server = await startServer(this.#settings);
		await this.#lookAfterAll();
	}

	/** Every promise, held against what is there. */
	async #lookAfterAll(): Promise<void> {
		for (const key of this.#keys) await this.#lookAfter(key);
		await this.#lookAfterDrafts();
	}

	async #lookAfter(key: string): Promise<void> {
		const versions = await this.#stored(key);
		// Numbers without a gap, and each names the one before.
		expect(versions.map(({ number, based_on }) => [Number(number), Number(based_on)])).toEqual(
			versions.map((_, at) => [at + 1, at]),
		);
		for (const [at, { body, made_by }] of versions.entries()) {
			const known = this.#known.get(`${key} ${at + 1}`);
			const text: string | null = body === null ? null : JSON.parse(body).text.en;
			if (known !== undefined) expect(`${body}`, "nothing is written over").toBe(known);
			this.#known.set(`${key} ${at + 1}`, `${body}`);
			const isThis = (save: Save) =>
				save.key === key &&
				save.basedOn === at &&
				save.text === text &&
				this.#people[save.clerk]?.id === Number(made_by);
			const isKnown = this.#saves.some(isThis) || this.#unsure.some(isThis);
			expect(isKnown, `version ${at + 1} of ${key} (${text}) is what somebody has sent`).toBe(true);
		}
		for (const save of this.#saves.filter((each) => each.key === key)) {
			const body = versions[save.basedOn]?.body;
			const text = body ? JSON.parse(body).text.en : body;
			expect(text, `what clerk ${save.clerk} was told is saved`).toBe(save.text);
		}
		// The desk shows the database's versions, and readers see the one approved last.
		const shown = await this.#versions(0, key);
		expect(shown.map(({ version, row }) => [version, row?.text.en ?? null]).reverse()).toEqual(
			versions.map(({ number, body }) => [Number(number), body === null ? null : JSON.parse(body).text.en]),
		);
		const out = versions.filter(({ state }) => state === "approved").at(-1);
		const { rows: listed } = (await this.#ask(0, "contentRows", undefined, { key }))?.json ?? {};
		expect(listed?.[0]?.row?.text.en ?? null).toBe(out?.body ? JSON.parse(out.body).text.en : null);
	}

	/** Each draft that was said to be held is there as it was last, and no other; what wasn't answered may be there instead. */
	async #lookAfterDrafts(): Promise<void> {
		for (const key of this.#keys) {
			for (const clerk of this.#people.keys()) {
				const there = new Map((await this.#drafts(clerk, key)).map((each) => [each.draft, each]));
				const held = [...this.#held].filter(([, each]) => each.clerk === clerk && each.key === key);
				for (const [draft, each] of held) {
					const stored = there.get(draft);
					there.delete(draft);
					const found = stored && { draft, rev: stored.rev, text: stored.row.text.en };
					const sent = each.unsure.map(({ rev, text }) => ({ draft, rev: rev + 1, text }));
					expect([each.letter, ...sent], `the words of clerk ${clerk}`).toContainEqual(found);
					this.#held.set(draft, { clerk, key, letter: found, unsure: [] });
				}
				expect([...there.keys()]).toEqual([]);
			}
		}
	}

	async #latest(key: string): Promise<number> {
		return (await this.#stored(key)).length;
	}

	async #stored(key: string) {
		return this.#database.db
			.selectFrom("content_versions")
			.innerJoin("content_items", "content_items.id", "item_id")
			.select(["number", "based_on", "body", "state", "made_by"])
			.where("kind", "=", kind)
			.where("key", "=", key)
			.orderBy("number")
			.execute();
	}

	async #versions(
		clerk: number,
		key: string,
	): Promise<readonly { version: number; state: string; row: typeof alert | null }[]> {
		const answer = await this.#ask(clerk, "contentVersions", undefined, { key });
		expect(answer?.status, JSON.stringify(answer?.json)).toBe(200);
		return answer?.json;
	}

	/** @returns what was answered; undefined where the server was gone before */
	async #ask(
		clerk: number,
		name: CallName,
		body: unknown,
		query: Record<string, string> = {},
	): Promise<Answer | undefined> {
		try {
			const response = await fetch(this.#server.address + callPath(name, { kind, ...query }), {
				method: callByName(name).method,
				headers: {
					authorization: `Bearer ${this.#people[clerk]?.token}`,
					...(body !== undefined && { "content-type": "application/json" }),
				},
				...(body !== undefined && { body: JSON.stringify(body) }),
			});
			return { status: response.status, json: await response.json() };
		} catch {
			return undefined;
		}
	}
}

const rowWith = (text: string) => ({ ...alert, text: { en: text, hi: `शब्द ${text.replace(/\D/g, "")}` } });
