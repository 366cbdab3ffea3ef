import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filePath } from "#contract/files.ts";
import { type Lang, languages } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { openOffice } from "../support/complaint-office.ts";
import { onOneDatabase } from "../support/desk.ts";
import { devgarh } from "../support/devgarh.ts";
import { mainOf } from "../support/read-files.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";

/** The pages of figures and promises, of a site on which some things have been reported. */
onOneDatabase((open) => {
	let server: ServerProcess;
	beforeAll(async () => {
		const { desk, office, worker } = await openOffice(open);
		for (let at = 0; at < 20; at += 1) {
			const { number } = await office.report({ landmark: "Behind the blue gate" });
			await office.done(number, worker);
		}
		await office.report({ category: "light" });
		server = await startServer({ ...desk.settings, TOWN: devgarh });
	});
	afterAll(() => server.stop());

	const ask = (path: string) => fetch(server.address + path);
	const mainAt = async (path: string) =>
		mainOf(await (await ask(path)).text())
			.replaceAll("<!-- -->", "")
			.replaceAll("&#x27;", "'");
	/** The cells of a table's rows by their first one. */
	const rowsOf = (main: string, caption: string) => {
		const [, table = ""] = main.split(`aria-label="${caption}"`);
		const rows = (table.split("</table>")[0] ?? "").split("<tr").slice(2);
		return rows.map((row) => [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell]) => cell));
	};

	test("figures say how they are counted and that they are samples, and compare nothing of fewer than twenty", async () => {
		const main = await mainAt(pagePath("complaintFigures", "en"));
		expect(main).toContain("These are samples");
		expect(main).toMatch(/<dt>Done in time<\/dt><dd[^>]*>20<\/dd>/);
		expect(main).toMatch(/<b>Done in time<\/b><\/dt><dd>Done within the council's limit/);
		expect(main).toMatch(/Month by month<\/h2><span[^>]*>October 2026: 0 reported/);
		const [best, other] = rowsOf(main, "By kind of problem");
		expect(best?.slice(1, 6)).toEqual(["20", "20", "0", "0", "100%"]);
		expect(other?.slice(1)).toEqual(["1", "0", "0", "0", "under 20 cases", "none done"]);
		const [thisMonth, ...earlier] = rowsOf(main, "Month by month");
		expect(thisMonth?.[1]).toBe("21");
		expect(earlier).toHaveLength(11);
	});

	test.each(languages)(
		"in %s charts are drawings with a name, and their figures stand in a table",
		async (lang: Lang) => {
			const main = await mainAt(pagePath("complaintFigures", lang));
			const charts = main.match(/<svg role="img" aria-label="[^"]{40,}"/g);
			expect(charts).toHaveLength(2);
			expect(main.match(/<script|style="/g)).toBe(null);
			expect(main).not.toMatch(/blue gate|overflows|Sunita|98123/);
		},
	);

	test("the open data has the page's figures, as they are now", async () => {
		const csv = await (await ask(filePath("complaintFiguresCsv", "en"))).text();
		const rows = parse(csv, { bom: true, columns: true }) as Record<string, string>[];
		const json = (await (await ask(filePath("complaintFiguresJson", "en"))).json()) as {
			readonly rows: readonly Readonly<Record<string, string | number>>[];
			readonly reviewed: string;
		};
		expect(rows).toHaveLength(json.rows.length);
		const counted = json.rows.filter(({ group }) => group === "Problem").map(({ reported }) => reported);
		expect(counted.toSorted()).toEqual([1, 20]);
		expect(rows.filter(({ By: group }) => group === "Month")).toHaveLength(12);
		expect(json.reviewed).toMatch(/^\d{4}-\d\d-\d\d$/);
		const { headers } = await ask(pagePath("complaintFigures", "en"));
		expect(headers.get("cache-control")).toBe("no-cache");
	});

	test("the board has each service's last month that a clerk has counted, and each complaint's limit", async () => {
		const main = await mainAt(pagePath("servicePromise", "en"));
		const birth = rowsOf(main, "Services").find(([name]) => name?.includes("birth-certificate"));
		expect(birth?.[2]).toBe("8 (12)");
		expect(birth?.[3], "nothing is promised").toBe("");
		expect(birth?.[4]).toBe("October\u00a02026");
		const [first] = rowsOf(main, "Problems that citizens report");
		expect(first?.[3]).toMatch(/✓ kept · 100% in time/);
		expect(main.split('aria-label="Not counted yet"').at(-1)).toMatch(/category=light.*?(working day|hours)/);
	});
});
