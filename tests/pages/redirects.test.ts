import { expect, test } from "vitest";
import { devgarh } from "../support/devgarh.ts";
import { startServer } from "../support/server-process.ts";

test("an address of the council's former website leads on, whatever its capitals; others are still unknown", async () => {
	const server = await startServer({ TOWN: devgarh });
	const locationOf = async (path: string) => {
		const { status, headers } = await fetch(server.address + path, { redirect: "manual" });
		return [status, headers.get("location")];
	};
	expect(await locationOf("/Notices.aspx?id=7")).toEqual([308, "/info/notices"]);
	expect(await locationOf("/notices.ASPX?ID=7")).toEqual([308, "/info/notices"]);
	expect(await locationOf("/hindi/pension.html")).toEqual([308, "/hi/schemes/old-age"]);
	expect(await locationOf("/tenders.php")).toEqual([308, "https://etender.up.nic.in"]);
	expect(await locationOf("/Notices.aspx?id=8")).toEqual([404, null]);
	expect(await locationOf("/info/notices")).toEqual([200, null]);
	await server.stop();
});
