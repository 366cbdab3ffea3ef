import { afterAll, beforeAll, expect, test } from "vitest";
import { directory } from "../../contract/limits.ts";
import { pagePath } from "../../contract/pages.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { copyOfDevgarh, type TownCopy } from "../support/town-copy.ts";

const count = 5000;
/** What the directory may cost in brotli, bytes. */
const most = 60_000;

const employee = (_: unknown, index: number) =>
	`${index + 1},generalAdministration,Clerk No ${index + 1},लिपिक ${index + 1},Father ${index + 1},पिता ${index + 1},Clerk,लिपिक`;

let town: TownCopy;
let server: ServerProcess;

beforeAll(async () => {
	town = copyOfDevgarh({
		"tables/employees.csv": (text) =>
			`${[text.split("\n")[0], ...Array.from({ length: count }, employee)].join("\n")}\n`,
	});
	server = await startServer({ TOWN: town.folder });
});

afterAll(async () => {
	await server.stop();
	town.remove();
});

const address = (question: string) =>
	`${server.address}${pagePath("directory", "en")}?section=employees${question}`;
const rowsIn = (html: string) => [...html.matchAll(/Clerk No (\d+)</g)].map(([, number]) => Number(number));
const page = async (question: string) => (await fetch(address(question))).text();

test("5,000 employees come in pages that a phone can carry", async () => {
	const response = await fetch(address(""), { headers: { "accept-encoding": "br" } });
	expect(Number(response.headers.get("content-length"))).toBeLessThanOrEqual(most);
	const html = await response.text();
	const last = count / directory.pageSize;
	expect(rowsIn(html)).toEqual(Array.from({ length: directory.pageSize }, (_, index) => index + 1));
	expect(html).toContain(`Page 1 of ${last}`);
	expect(html, "no copy of the rows").not.toContain('data-island="employee-list"');
	expect(rowsIn(await page(`&page=${last}`)).at(-1)).toBe(count);
});

test("they are searched, filtered and sorted by the server over all pages, and a new order starts at the first page", async () => {
	expect(rowsIn(await page("&sort=-number")).slice(0, 2)).toEqual([count, count - 1]);
	expect(rowsIn((await page("&q=clerk+no+4999")).replaceAll(/<\/?mark>/g, ""))).toEqual([4999]);
	expect(rowsIn(await page("&department=water"))).toEqual([]);
	const third = await page("&page=3&q=");
	expect(third).toContain("section=employees&amp;sort=name");
	expect(third).not.toContain("page=3&amp;sort");
});
