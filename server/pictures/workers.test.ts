import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../tests/support/folders.ts";
import { photo } from "../../tests/support/uploaded-files.ts";
import { Workers } from "./workers.ts";

const folder = newFolder("workers");

/** The processes that this one has started to prepare pictures. */
function started(): number[] {
	const children = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").split(" ").filter(Boolean);
	return children
		.map(Number)
		.filter((id) => readFileSync(`/proc/${id}/cmdline`, "utf8").includes("/worker.ts"));
}

// Vitest fails by itself on an error that nobody hears.
test.each(["and another picture comes", "and there is no more work"])(
	"a process that is killed between two pictures, %s, harms nobody",
	async (then) => {
		const file = join(folder, "photo.jpg");
		writeFileSync(file, await photo());
		const task = { file, target: join(folder, "master.webp") };
		const workers = new Workers();
		const before = started();
		const whole = { master: expect.objectContaining({ width: 800 }) };
		expect(await workers.writeMaster(task)).toEqual(whole);
		const [id = 0] = started().filter((each) => !before.includes(each));
		process.kill(id, "SIGKILL");
		await expect.poll(() => existsSync(`/proc/${id}`)).toBe(false);
		if (then === "and another picture comes") expect(await workers.writeMaster(task)).toEqual(whole);
		workers.rest();
		workers.stop();
	},
);
