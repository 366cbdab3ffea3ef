import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { pagePath } from "../../contract/pages.ts";
import { percentile, short } from "../numbers.ts";
import type { Settings } from "../options.ts";
import { ownModule, root, startSite } from "../site.ts";
import type { Figures } from "../targets.ts";

type ManyNotices = typeof import("../many-notices.ts");

const notices = 10_000;

/** Asked before the clock runs, so that the engine of script has seen some. */
const first = 30;

/** A reader's wait for the results of a question that nobody has asked before, with the demo town and with many notices. */
export async function search({ checkout, port, say }: Settings): Promise<Figures> {
	const today = await asked(port, checkout, {});
	say(`with the demo town ${halves(today)}`);
	const { townWithNotices } = await ownModule<ManyNotices>(checkout, "many-notices.ts");
	const town = townWithNotices(notices);
	try {
		const many = await asked(port, checkout, { TOWN: town.folder });
		say(`with ${notices} notices ${halves(many)}`);
		return { search: percentile(today, 95), manySearch: percentile(many, 95) };
	} finally {
		town.remove();
	}
}

/** Milliseconds of each question of the tests, one after the other. */
async function asked(
	port: number,
	checkout: string,
	settings: Readonly<Record<string, string>>,
): Promise<number[]> {
	const file = join(root, "tests/content/search-queries.csv");
	const questions: { readonly query: string; readonly script: string }[] = parse(readFileSync(file), {
		columns: true,
	});
	const site = await startSite(port, { checkout, settings });
	try {
		await site.warm();
		const took: number[] = [];
		for (const { query, script } of questions) {
			const path = pagePath("search", script === "english" ? "en" : "hi");
			const begun = performance.now();
			const answer = await fetch(`${site.address}${path}?${new URLSearchParams({ q: query })}`);
			await answer.arrayBuffer();
			took.push(performance.now() - begun);
			if (!answer.ok) throw new Error(`"${query}" was answered ${answer.status}`);
		}
		return took.slice(first);
	} finally {
		await site.stop();
	}
}

const halves = (values: readonly number[]) =>
	`${[50, 95, 99].map((part) => short(percentile(values, part))).join(" / ")} ms`;
