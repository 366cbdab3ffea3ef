import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { kilobytes } from "#contract/limits.ts";
import { readEnv } from "#server/env.ts";
import { scan } from "#server/media/scan.ts";
import { scannerFindings } from "../../tools/doctor/scanner.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";
import { arriving, upload } from "../support/tus.ts";
import { pdf, photo } from "../support/uploaded-files.ts";
import { sampleVirus, VirusScanner } from "../support/virus-scanner.ts";

/** Decision 33: where the settings name a virus scanner, nothing comes onto the shelf that it hasn't seen. */
let scanner: VirusScanner;
beforeEach(async () => {
	scanner = await VirusScanner.start();
});
afterEach(() => scanner.stop());
const place = () => ({ host: "127.0.0.1", port: scanner.port });
const infected = () => pdf(2, `% ${sampleVirus}\n`);

onOneDatabase((open) => {
	const deskOf = async (): Promise<[Desk, Person]> => {
		const desk = await open({ env: { CLAMD: `127.0.0.1:${scanner.port}` } });
		return [desk, await desk.person("edit_content")];
	};
	const waiting = ({ settings }: Desk) =>
		arriving(settings.MEDIA_STORE ?? "").filter((name) => !name.endsWith(".json"));
	const shelf = async (desk: Desk, as: Person) => (await desk.ask("mediaFiles", { as })).json.total;

	test("it is sent every file as it arrived, and what is sound comes onto the shelf", async () => {
		const [desk, clerk] = await deskOf();
		const files = [pdf(3, `% ${"a".repeat(kilobytes(200))}\n`), await photo()];
		for (const [at, file] of files.entries()) {
			const { status } = await upload(desk, clerk, `file-${at}`, file);
			expect([status, scanner.files[at]?.equals(file)], `file ${at}`).toEqual([200, true]);
		}
		expect(await shelf(desk, clerk)).toBe(2);
	});

	test("a PDF with a virus in it is refused with the virus's name, and is gone", async () => {
		const [desk, clerk] = await deskOf();
		const { status, json } = await upload(desk, clerk, "tender.pdf", infected());
		const sentence = words("fileHasVirus").replace("{name}", "Eicar-Signature");
		expect([status, json.error]).toEqual([422, sentence]);
		expect([await shelf(desk, clerk), waiting(desk)]).toEqual([0, []]);
	});

	test("while it is away nothing is taken and nothing sent is lost, the site goes on, and then the same upload is taken", async () => {
		const [desk, clerk] = await deskOf();
		for (const manner of ["breaks off", "refuses large files"] as const) {
			scanner.manner = manner;
			const { status, json, headers } = await upload(desk, clerk, "budget.pdf", pdf());
			expect([status, json.error, headers["retry-after"]], manner).toEqual([503, words("scannerAway"), "5"]);
		}
		expect((await desk.app.inject({ url: "/" })).statusCode).toBe(200);
		expect(await shelf(desk, clerk)).toBe(0);
		const [id = ""] = waiting(desk);
		scanner.manner = "sound";
		const { status } = await desk.ask("addFile", { as: clerk, body: { upload: id, name: "budget.pdf" } });
		expect([status, await shelf(desk, clerk)]).toEqual([200, 1]);
	});

	test("where nobody listens at its address, nothing is taken", async () => {
		const [desk, clerk] = await deskOf();
		await scanner.stop();
		const { status, json } = await upload(desk, clerk, "budget.pdf", pdf());
		expect([status, json.error]).toEqual([503, words("scannerAway")]);
	});
});

test("one that never answers is waited for no longer than it may take", async () => {
	scanner.manner = "silent";
	await expect(scan(place(), [pdf()], 300)).rejects.toThrow("hasn't answered within 300 ms");
});

test("it may listen on a socket of the same machine", async () => {
	const folder = newFolder("clamd");
	const path = join(folder, "clamd.ctl");
	const near = await VirusScanner.start(path);
	expect(await scan({ path }, [infected()])).toBe("Eicar-Signature");
	await near.stop();
});

describe("the setting CLAMD", () => {
	test.each([
		["127.0.0.1:3310", { host: "127.0.0.1", port: 3310 }],
		["scanner.example:3310", { host: "scanner.example", port: 3310 }],
		["[::1]:3310", { host: "::1", port: 3310 }],
		["/run/clamav/clamd.ctl", { path: "/run/clamav/clamd.ctl" }],
		["", undefined],
	])("%s is read", (CLAMD, read) => {
		expect(readEnv({ CLAMD }).scanner).toEqual(read);
	});

	test.each(["on", "127.0.0.1", "127.0.0.1:", "127.0.0.1:70000", "127.0.0.1:0", "run/clamd.ctl", "a b:3310"])(
		"%s stops the start with a sentence that names it",
		(CLAMD) => {
			expect(() => readEnv({ CLAMD })).toThrow("CLAMD");
		},
	);

	test("is looked at by the doctor, who says what to do where it doesn't answer", async () => {
		expect(await scannerFindings({ scanner: undefined })).toEqual([]);
		const at = `127.0.0.1:${scanner.port}`;
		expect(await scannerFindings({ scanner: place() })).toEqual([
			{ what: "scanner", isWell: true, says: `It answers at ${at}` },
		]);
		const where = place();
		await scanner.stop();
		const [finding] = await scannerFindings({ scanner: where });
		expect(finding?.isWell).toBe(false);
		expect(finding?.says).toMatch(/^At 127\.0\.0\.1:\d+: connect ECONNREFUSED .*start clamd/);
	});
});
