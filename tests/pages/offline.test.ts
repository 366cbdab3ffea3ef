import { expect, test } from "vitest";
import { kilobytes } from "../../contract/limits.ts";
import { workerPath } from "../../contract/offline.ts";
import { shared } from "../support/shared.ts";

/** Most bytes in transfer for one language offline: a reader pays for it (decision 14). */
const mostBytes = kilobytes(800);

test("what a device keeps costs no more than is stated, and holds no picture, call, staff page or test page", async () => {
	const site = await shared("site");
	const worker = await (await fetch(site + workerPath)).text();
	const { files, pages } = JSON.parse(/^const cached = (.*);$/m.exec(worker)?.[1] ?? "");
	const kept: string[] = [...files, ...Object.keys(pages.hi)];
	expect(kept.length).toBeGreaterThan(60);
	expect(
		kept.filter((path) => path.startsWith("/media/")),
		"the emblem on light and on dark",
	).toHaveLength(2);
	const foreign =
		/^(\/hi)?\/(admin|addRole|api|userlist|citizen)\b|\/(staff|manage|assign|dashboard|user-list)/;
	expect(kept.filter((path) => foreign.test(path))).toEqual([]);
	let bytes = 0;
	for (const path of new Set(kept)) {
		const { headers, status } = await fetch(site + path, { headers: { "accept-encoding": "br" } });
		expect(status, path).toBe(200);
		bytes += Number(headers.get("content-length"));
	}
	expect(bytes).toBeGreaterThan(100_000);
	expect(bytes).toBeLessThanOrEqual(mostBytes);
});
