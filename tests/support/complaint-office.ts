import { expect } from "vitest";
import type { MoveName } from "#contract/complaints/moves.ts";
import { changeComplaint, complaintByNumber } from "#server/complaints/complaints.store.ts";
import { aDrain, aForm, aPhoto, asForm, newAddress, newId, sameAs, worksIn } from "./complaints.ts";
import type { Desk, OpenDesk, Person, Sending } from "./desk.ts";

export interface Slip {
	readonly number: string;
	readonly code: string;
	readonly isTold: boolean;
}

/** Reports, follows and moves complaints as citizens and staff do. */
export class Office {
	readonly desk: Desk;
	constructor(desk: Desk) {
		this.desk = desk;
	}

	async report(more: object = {}): Promise<Slip> {
		const answer = await this.desk.ask("reportComplaint", {
			from: newAddress(),
			body: { ...aDrain, form: newId(), ...more },
		});
		expect(answer.status, answer.text).toBe(200);
		return answer.json;
	}

	follow({ number, code }: Omit<Slip, "isTold">) {
		return this.desk.ask("followComplaint", { body: { number, code } });
	}

	tell({ number, code }: Slip, more: object) {
		return this.desk.ask("tellComplaint", { body: { number, code, id: newId(), ...more } });
	}

	async open(number: string, as: Person) {
		return (await this.desk.ask("complaint", { as, id: number })).json;
	}

	async move(number: string, as: Person, move: MoveName, more: object = {}) {
		const { version = 1 } = await this.open(number, as);
		return this.desk.ask("moveComplaint", { as, id: number, body: { id: newId(), version, move, ...more } });
	}

	/** Puts a complaint's moments so much earlier. */
	async age(number: string, by: number): Promise<void> {
		const { db } = this.desk.database;
		await db.transaction().execute(async (tx) => {
			const row = await complaintByNumber(tx, number);
			if (!row) throw new Error(number);
			const moments = [
				"arrived_at",
				"due_at",
				"escalates_at",
				"waiting_since",
				"ended_at",
				"closes_at",
			] as const;
			const earlier = moments.map((name) => [name, row[name] === null ? null : Number(row[name]) - by]);
			await changeComplaint(tx, row, Object.fromEntries(earlier));
		});
	}

	/** Lets so many strangers say that theirs is the same. */
	async joined(slip: Slip, count: number): Promise<Slip[]> {
		const report = async () => this.report({ same: await sameAs(this.desk, slip) });
		return Promise.all(Array.from({ length: count }, report));
	}

	done(number: string, as: Person) {
		return this.move(number, as, "resolve", { words: "Cleaned", noProof: "b" });
	}
}

/** So many photographs as a form of somebody's sends them. */
export async function withPhotos(count: number, more: object): Promise<Sending> {
	const form = aForm({ id: newId(), ...more });
	for (let at = 0; at < count; at += 1) form.append("photo", new File([await aPhoto()], "a.jpg"));
	return { ...(await asForm(form)), from: newAddress() };
}

/** An office with a worker and the head of a section, two who assign, and somebody of another section. */
export async function openOffice(open: OpenDesk) {
	const desk = await open();
	const office = new Office(desk);
	const handling = ["view_complaints", "handle_complaints"] as const;
	const worker = await desk.person(...handling);
	const head = await desk.person(...handling);
	const stranger = await desk.person(...handling);
	const chief = await desk.person(...handling, "assign_complaints");
	const second = await desk.person(...handling, "assign_complaints");
	await worksIn(desk, worker, "swasth");
	await worksIn(desk, head, "swasth", true);
	await worksIn(desk, stranger, "pathPrakash");
	return { desk, office, worker, head, stranger, chief, second };
}
