import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { compressedWell, type EncodedResponse, encodeResponse, sendEncoded } from "./encoded-response.ts";

const page = Array.from(
	{ length: 400 },
	(_, line) => `<li>Ward ${line * 7919}, वार्ड ${line * 104_729}</li>`,
).join("\n");

const headers = { "content-type": "text/html", vary: "accept" };

test("what was compressed in a hurry is the same page in fewer bytes later, and each of the two is known by its ETag", async () => {
	const quick = await encodeResponse(page, headers, { quick: true });
	const well = await compressedWell(quick);
	const atOnce = await encodeResponse(page, headers);

	expect([quick.isQuick, well.isQuick, atOnce.isQuick]).toEqual([true, false, false]);
	for (const { br, gzip } of [quick, well, atOnce]) {
		expect(brotliDecompressSync(br?.bytes ?? "").toString()).toBe(page);
		expect(gunzipSync(gzip?.bytes ?? "").toString()).toBe(page);
	}
	expect(well.br?.bytes.length).toBeLessThan(quick.br?.bytes.length ?? 0);
	expect(well.br).toEqual(atOnce.br);
	expect(well.gzip).toEqual(atOnce.gzip);
	expect(quick.br?.headers.etag).not.toBe(well.br?.headers.etag);
	expect(quick.identity).toEqual(well.identity);
});

test("a browser with a page's bytes of either kind fetches it no second time", async () => {
	const quick = await encodeResponse(page, headers, { quick: true });
	const well = await compressedWell(quick);
	const ask = async (response: EncodedResponse, known: string | undefined) => {
		const app = Fastify();
		app.get("/", (request, reply) => sendEncoded(request, reply, response));
		const sent = { "accept-encoding": "br", ...(known && { "if-none-match": known }) };
		const { statusCode } = await app.inject({ url: "/", headers: sent });
		await app.close();
		return statusCode;
	};
	expect(await ask(well, undefined)).toBe(200);
	expect(await ask(well, quick.br?.headers.etag)).toBe(304);
	expect(await ask(well, well.br?.headers.etag)).toBe(304);
	expect(await ask(well, '"another"')).toBe(200);
});

test("a page that is the same again is as well compressed as before", async () => {
	const well = await encodeResponse(page, headers);
	expect(await encodeResponse(page, headers, { previous: well, quick: true })).toEqual(well);
});
