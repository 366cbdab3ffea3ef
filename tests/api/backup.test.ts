import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { backUp, restore } from "#server/db/backup.ts";
import { noteVersion } from "#server/db/engine.ts";
import { migrations } from "#server/db/migrations.ts";
import { openDatabase } from "#server/db/open.ts";
import { readEnv } from "#server/env.ts";
import { uploadsFindings } from "../../tools/doctor/data.ts";
import { command } from "../support/command.ts";
import { aDrain, aForm, aPhoto, asForm } from "../support/complaints.ts";
import { onEachDatabase, onOneDatabase, openDesk } from "../support/desk.ts";
import { newFolder } from "../support/folders.ts";
import { isLong } from "../support/long.ts";
import { upload } from "../support/tus.ts";
import { pdf } from "../support/uploaded-files.ts";

const folder = newFolder("backup");

test("docs/running.md prints the commands as they are typed here and in commands.test.ts", () => {
	const running = readFileSync(new URL("../../docs/running.md", import.meta.url), "utf8");
	const printed =
		running.match(/^(npm run (?:backup|restore)|systemctl (?:stop|start) palika)[^#\n]*/gm) ?? [];
	const at = printed.findIndex((line) => line.startsWith("npm run backup"));
	expect(printed.slice(at, at + 7).map((line) => line.trim())).toEqual([
		"npm run backup",
		"npm run backup -- /mnt/safe/palika.sqlite",
		"systemctl stop palika",
		"npm run restore -- /mnt/safe/palika.sqlite",
		"systemctl start palika",
		"npm run restore -- --new /mnt/safe/palika.sqlite",
		"systemctl start palika",
	]);
});

onEachDatabase((openDesk, engine) => {
	test("a copy made while the server runs holds all that was there, and comes back whole", async () => {
		const desk = await openDesk();
		const chief = await desk.administrator();
		const target = join(folder, `${desk.database.engine}.copy`);
		const before = await desk.contents();
		const made = await command("backup", [target], desk.settings);
		expect(made.code, made.said).toBe(0);
		expect(made.said).toMatch(/^Backed up to \S+ \(\d\d tables, \d+ rows; opened and compared\)$/m);
		expect((statSync(target).mode & 0o777).toString(8)).toBe("600");
		expect((await command("backup", [target], desk.settings)).said).toContain("is there already");

		await desk.ask("addRole", { as: chief, body: { name: "after the copy" } });
		const after = await desk.contents();
		const settings = { BACKUP_DIR: join(folder, `${desk.database.engine}.backups`), ...desk.settings };
		const refused = await command("restore", [target], settings);
		expect(refused.code, refused.said).toBe(1);
		expect(refused.said).toContain("server still runs");
		expect(await desk.contents()).toEqual(after);

		await desk.app.close();
		const restored = await command("restore", [target], settings);
		expect(restored.said).toMatch(/Restored \(\d\d tables, /);
		const again = await openDesk({ sharing: desk });
		expect(await again.contents()).toEqual(before);
		expect((await again.ask("me", { as: chief })).status).toBe(200);

		// The replaced database is a backup too, made as the one before.
		if (engine === "PostgreSQL" && !isLong) return;
		const former = /The former data are kept at (\S+)/.exec(restored.said)?.[1] ?? "";
		await again.app.close();
		expect((await command("restore", [former], settings)).said).toContain("Restored");
		expect(await (await openDesk({ sharing: desk })).contents()).toEqual(after);
	});

	test("a restore takes away what a newer version had added, and refuses a newer one's backup before anything is replaced", async () => {
		const desk = await openDesk();
		const target = join(folder, `${desk.database.engine}.older`);
		await command("backup", [target], desk.settings);
		const newer = join(folder, `${desk.database.engine}.newer`);
		const { db } = desk.database;
		const step = { id: migrations.length + 1, name: "of the future", checksum: "x", applied_at: 0 };
		await db.insertInto("migrations").values(step).execute();
		await db.transaction().execute((tx) => noteVersion(tx, desk.database.engine, "9.8.7"));
		await command("backup", [newer], desk.settings);
		await db.deleteFrom("migrations").where("id", "=", step.id).execute();
		const before = await desk.contents();
		await desk.database.db.schema
			.createTable("of_the_future")
			.addColumn("user_id", "bigint", (column) => column.references("users.id"))
			.execute();
		await desk.app.close();
		const settings = { BACKUP_DIR: join(folder, `${desk.database.engine}.backups`), ...desk.settings };
		for (const words of [[newer], ["--new", newer]]) {
			const refused = await command("restore", words, settings);
			expect(refused.code, refused.said).toBe(1);
			expect(refused.said).toMatch(/newer than this version.*Nothing was replaced. Install version 9\.8\.7/);
		}
		const kept = await openDesk({ sharing: desk });
		expect(await kept.contents()).toEqual(before);
		await kept.app.close();
		const restored = await command("restore", [target], settings);
		expect(restored.code, restored.said).toBe(0);
		const again = await openDesk({ sharing: desk });
		const tables = await again.database.db.introspection.getTables();
		expect(tables.map(({ name }) => name)).not.toContain("of_the_future");
	});
});

onOneDatabase((openDesk) => {
	test("what staff have uploaded is in the backup, is copied once, and comes back to where it was", async () => {
		const beside = mkdtempSync(join(folder, "site-"));
		const store = join(beside, "store");
		const desk = await openDesk({ env: { MEDIA_STORE: store } });
		const settings = { ...desk.settings, MEDIA_STORE: store, BACKUP_DIR: join(beside, "backups") };
		const clerk = await desk.person("edit_content", "publish_content");
		const add = async (pages: number) => {
			const { json } = await upload(desk, clerk, `tender-${pages}.pdf`, pdf(pages));
			return String(json.path).replace("uploads/", "");
		};
		const [kept, lost, gone] = [await add(1), await add(2), await upload(desk, clerk, "gone.pdf", pdf(3))];
		const target = join(beside, "first");
		const first = await command("backup", [target], settings);
		expect([first.code, first.said]).toEqual([0, expect.stringContaining(": 3 copied, 0 there already")]);
		const saved = (path: string) => join(beside, "uploads", path);
		expect(readFileSync(saved(kept))).toEqual(pdf(1));
		expect((statSync(saved(kept)).mode & 0o777).toString(8)).toBe("600");

		const [{ ino }, old] = [statSync(saved(kept)), new Date("2026-01-01")];
		for (const name of readdirSync(join(beside, "uploads"), { recursive: true, encoding: "utf8" })) {
			utimesSync(saved(name), old, old);
		}
		await add(4);
		await desk.ask("deleteFile", { as: clerk, id: gone.json.id });
		const second = await command("backup", [join(beside, "second")], settings);
		expect([second.code, second.said]).toEqual([0, expect.stringContaining(": 1 copied, 2 there already")]);
		const goneFile = saved(gone.json.path.replace("uploads/", ""));
		// By its time it is known which backup has named a file last.
		expect([statSync(saved(kept)).ino, statSync(saved(kept)).mtime > old]).toEqual([ino, true]);
		expect([existsSync(goneFile), statSync(goneFile).mtime]).toEqual([true, old]);

		rmSync(store, { recursive: true });
		writeFileSync(saved(lost), "%PDF-1.4 bitten by the disk");
		await desk.app.close();
		const restored = await command("restore", [target], settings);
		expect([restored.code, restored.said]).toEqual([
			1,
			expect.stringContaining(": 2 copied, 0 there already"),
		]);
		expect(restored.said).toContain(`1 uploaded file is missing or damaged: uploads/${lost} (tender-2.pdf).`);
		const again = await openDesk({ sharing: desk, env: { MEDIA_STORE: store } });
		for (const { src } of (await again.ask("mediaFiles", { as: clerk })).json.files) {
			const { statusCode, rawPayload } = await again.app.inject(src);
			if (!src.includes(lost))
				expect([statusCode, rawPayload.subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
		}
		const faulty = await command("backup", [join(beside, "third")], settings);
		expect([faulty.code, faulty.said]).toEqual([
			1,
			expect.stringContaining(`uploads/${lost} (tender-2.pdf)`),
		]);
		expect(existsSync(join(beside, "third"))).toBe(true);
	});

	test("photographs of complaints are in the backup, apart from the site's files, and come back to where they were", async () => {
		const beside = mkdtempSync(join(folder, "complaints-"));
		const store = join(beside, "store");
		const desk = await openDesk({ env: { MEDIA_STORE: store } });
		const settings = { ...desk.settings, MEDIA_STORE: store, BACKUP_DIR: join(beside, "backups") };
		const form = aForm(aDrain);
		form.append("photo", new File([await aPhoto()], "drain.jpg"));
		const { number, code } = (await desk.ask("reportComplaint", await asForm(form))).json;
		const target = join(beside, "first");
		expect((await command("backup", [target], settings)).said).toContain(": 1 copied, 0 there already");
		const photosIn = (place: string) =>
			readdirSync(join(place, "private"), { recursive: true, encoding: "utf8" }).filter((name) =>
				name.endsWith(".webp"),
			);
		expect(photosIn(join(beside, "uploads"))).toEqual(photosIn(store));
		expect(photosIn(store)).toHaveLength(1);
		rmSync(store, { recursive: true });
		expect((await command("backup", [join(beside, "second")], settings)).said).toContain("1 there already");
		await desk.app.close();
		expect((await command("restore", [target], settings)).said).toContain(": 1 copied, 0 there already");
		const again = await openDesk({ sharing: desk, env: { MEDIA_STORE: store } });
		const [{ src }] = (await again.ask("followComplaint", { body: { number, code } })).json.photos;
		expect((await again.app.inject(src)).statusCode).toBe(200);
		rmSync(join(store, "private"), { recursive: true });
		expect(await uploadsFindings(readEnv(settings))).toMatchObject([
			{ says: expect.stringContaining(`complaint ${number}`) },
		]);
	});

	test("a backup isn't put beside the uploaded files themselves, which would then be in none", async () => {
		const desk = await openDesk();
		const settings = { ...desk.settings, MEDIA_STORE: join(folder, "here", "uploads") };
		const refused = await command("backup", [join(folder, "here", "palika.sqlite")], settings);
		expect([refused.code, refused.said]).toEqual([1, expect.stringContaining("name another folder")]);
	});

	test("staff can be listed, added and given a password from the console", async () => {
		const desk = await openDesk();
		const added = await command("staff", ["add", "कविता रानी", "+91 98765 00009", "Admin"], desk.settings);
		expect(added.code, added.said).toBe(0);
		const passwordIn = (said: string) => /Password: (\S+)/.exec(said)?.[1] ?? "";
		const login = (said: string) =>
			desk.ask("login", { body: { mobile: "9876500009", password: passwordIn(said) } });
		const first = await login(added.said);
		expect(first.status).toBe(200);
		const reset = await command("staff", ["reset", "9876500009"], desk.settings);
		expect((await desk.ask("me", { token: first.json.token })).status).toBe(401);
		expect((await login(reset.said)).status).toBe(200);
		expect((await command("staff", ["list"], desk.settings)).said).toContain("9876500009  admin  कविता रानी");
		for (const wrong of [
			["add", "A", "12", "admin"],
			["add", "A", "9876500009", "admin"],
			["add", "A", "9876500010", "mayor"],
			["reset", "9876500011"],
			["reset"],
			[],
		]) {
			const refused = await command("staff", wrong, desk.settings);
			expect(refused.code, refused.said).toBe(1);
			expect(refused.said).not.toContain("    at ");
		}
	});
});

/** The settings of a site whose data are in this folder. */
const inFolder = (dataDir: string) => ({ database: { dataDir }, backupDir: join(dataDir, "backups") });

describe("the embedded database", () => {
	test("isn't replaced by what is no backup", async () => {
		const dataDir = join(folder, "data");
		const desk = await openDesk({ DATA_DIR: dataDir });
		const rubbish = join(folder, "rubbish");
		writeFileSync(rubbish, "rubbish");
		const before = [await desk.contents(), readdirSync(dataDir)];
		await expect(restore(inFolder(dataDir), rubbish)).rejects.toThrow("no sound backup");
		await expect(restore(inFolder(dataDir), join(folder, "nowhere"))).rejects.toThrow("There is no backup");
		expect([await desk.contents(), readdirSync(dataDir)]).toEqual(before);
		await desk.close();
	});

	test("copied while others write is sound and holds what was answered before the copy began", async () => {
		const busy = join(folder, "busy");
		const writer = spawn(process.execPath, [join(import.meta.dirname, "../support/writer.ts"), busy, "w"]);
		let told = "";
		writer.stdout.on("data", (data) => {
			told += data;
		});
		await once(writer.stdout, "data");
		for (let copy = 0; copy < 3; copy += 1) {
			const acknowledged = told.split("\n").slice(0, -1);
			const target = join(folder, `busy-${copy}`);
			await backUp({ dataDir: busy }, target);
			const place = join(folder, `place-${copy}`);
			const database = await openDatabase({ dataDir: place });
			await database.close();
			const { former } = await restore(inFolder(place), target);
			expect(former && existsSync(former)).toBe(true);
			const restored = await openDatabase({ dataDir: place });
			const names = new Set(
				(await restored.db.selectFrom("test_users").select("name").execute()).map(({ name }) => name),
			);
			await restored.close();
			for (const name of acknowledged) expect(names).toContain(name);
		}
		const gone = once(writer, "exit");
		writer.kill("SIGKILL");
		await gone;
		expect(readdirSync(folder).filter((name) => name.endsWith(".unfinished"))).toEqual([]);
	});
});
