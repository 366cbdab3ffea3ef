import { callPath } from "../../contract/api.ts";
import { pagePath } from "../../contract/pages.ts";
import { percentile, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { type Site, signIn, startSite } from "../site.ts";
import type { Figures } from "../targets.ts";

/** Writers at once, length of what runs beside something else, and the readers' pace. */
const side = { clerks: 10, seconds: 10, readers: 4, every: 20 };

/** A browser waits so long after a key before it asks (app/staff/parts/preview/use-drawn.ts), milliseconds. */
const pause = 150;

/** The page beside the words, for one clerk and for ten who type without a rest, and what readers of a page notice of it. */
export async function drawing({ checkout, port, say }: Settings): Promise<Figures> {
	const site = await startSite(port, { checkout });
	try {
		await site.warm();
		const token = await signIn(site);
		const clerks = await Promise.all(Array.from({ length: side.clerks }, () => Clerk.on(site, token)));
		const alone = await readers(site);
		const [one] = await Promise.all([clerks[0]?.type() ?? [], readers(site)]);
		const [ten, beside] = await Promise.all([
			Promise.all(clerks.map((clerk) => clerk.type())).then((all) => all.flat()),
			readers(site),
		]);
		say(`one clerk ${thirds(one)}; ten ${thirds(ten)} (${ten.length} drawings)`);
		say(`readers alone ${thirds(alone)}, beside ten clerks ${thirds(beside)}`);
		return {
			drawn95: percentile(one, 95),
			drawnTen95: percentile(ten, 95),
			readersBeside: percentile(beside, 99) / percentile(alone, 99),
		};
	} finally {
		await site.stop();
	}
}

type Row = Readonly<Record<string, unknown>> & {
	readonly title: { readonly en: string; readonly hi: string };
};

/** Somebody who types the title of a notice, and sees the page after each pause. */
class Clerk {
	readonly #draw: (row: Row) => Promise<void>;
	readonly #row: Row;

	private constructor(row: Row, draw: (row: Row) => Promise<void>) {
		this.#row = row;
		this.#draw = draw;
	}

	static async on(site: Site, token: string): Promise<Clerk> {
		const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
		const listed = await fetch(site.address + callPath("contentRows", { kind: "notices" }), { headers });
		const { rows } = (await listed.json()) as { rows: { key: string; version: number; row: Row }[] };
		const [first] = rows;
		if (!first) throw new Error("The desk lists no notices");
		let path: string | undefined;
		return new Clerk(first.row, async (row) => {
			const sent = { key: first.key, basedOn: first.version, row, lang: "hi", ...(path && { path }) };
			const answer = await fetch(site.address + callPath("drawContent", { kind: "notices" }), {
				method: "POST",
				headers,
				body: JSON.stringify(sent),
			});
			const { page } = (await answer.json()) as { page?: { path: { hi: string } } };
			if (!page) throw new Error(`A page was answered ${answer.status} and not drawn`);
			path = page.path.hi;
		});
	}

	/** Types for some seconds. @returns how long each page took from its key, milliseconds */
	async type(): Promise<number[]> {
		const end = performance.now() + side.seconds * 1000;
		const took: number[] = [];
		for (let letters = 1; performance.now() < end; letters += 1) {
			const key = performance.now();
			await rest(pause);
			await this.#draw({
				...this.#row,
				title: { ...this.#row.title, hi: `निविदा ${"क".repeat(letters % 40)}` },
			});
			took.push(performance.now() - key);
		}
		return took;
	}
}

/** Waits of readers for a page that they look at a few times a second. */
async function readers(site: Site): Promise<number[]> {
	const end = performance.now() + side.seconds * 1000;
	const waits: number[] = [];
	const reader = async () => {
		while (performance.now() < end) {
			const begun = performance.now();
			await (await fetch(site.address + pagePath("services", "hi"))).arrayBuffer();
			waits.push(performance.now() - begun);
			await rest(side.every);
		}
	};
	await Promise.all(Array.from({ length: side.readers }, reader));
	return waits;
}

const rest = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const thirds = (values: readonly number[]) =>
	`${[50, 95, 99].map((part) => short(percentile(values, part))).join(" / ")} ms`;
