import { beforeAll, expect, test } from "vitest";
import type { DeskKind } from "#contract/content/desk.ts";
import { type Desk, onOneDatabase, type Person, words } from "../support/desk.ts";
import { upload } from "../support/tus.ts";
import { photo } from "../support/uploaded-files.ts";

const both = (en: string, hi = en) => ({ en, hi });
const right = {
	title: both("The new pump", "नया पंप"),
	description: both("Two men lower a pump.", "दो लोग पंप उतार रहे हैं।"),
};

onOneDatabase((open) => {
	let desk: Desk;
	let clerk: Person;
	beforeAll(async () => {
		desk = await open();
		clerk = await desk.person("edit_content", "publish_content");
	});
	const check = async (kind: DeskKind, row: object, key?: string) => {
		const body = { basedOn: 0, row, ...(key && { key }) };
		const { json } = await desk.ask("checkContent", { as: clerk, query: { kind }, body });
		return json.fieldErrors ?? {};
	};

	test("a gallery photo's description isn't its title, by the sentence of the shelf", async () => {
		expect(await check("photos", { ...right, src: "pond.svg" })).toEqual({});
		expect(await check("photos", { ...right, description: right.title, src: "pond.svg" })).toEqual({
			"description.en": words("descriptionIsTitle"),
			"description.hi": words("descriptionIsTitle"),
		});
	});

	test("an uploaded one has the name that its clerk's camera gave it, and the form offers what the shelf says of it", async () => {
		const { json: file } = await upload(desk, clerk, "IMG_2041.jpg", await photo());
		const camera = both("IMG 2041");
		expect(
			Object.keys(await check("photos", { title: camera, description: camera, src: file.path })),
		).toEqual(["title.en", "title.hi", "description.en", "description.hi"]);
		expect(await check("photos", { title: camera, description: right.description, src: file.path })).toEqual({
			"title.en": words("titleIsFileName"),
			"title.hi": words("titleIsFileName"),
		});
		expect(Object.keys(await check("homePhotos", { alt: camera, src: file.path }))).toContain("alt.en");
		const shelf = { titleEn: right.title.en, titleHi: right.title.hi };
		const described = {
			...shelf,
			descriptionEn: right.description.en,
			descriptionHi: right.description.hi,
		};
		const says = await desk.ask("describeFile", { as: clerk, id: file.id, body: described });
		expect(says.status).toBe(200);
		const pictures = async (kind: DeskKind) =>
			(await desk.ask("contentForm", { as: clerk, query: { kind } })).json.lists.pictures.find(
				({ value }: { value: string }) => value === file.path,
			);
		expect(await pictures("photos")).toEqual({
			value: file.path,
			label: right.title,
			about: right.description,
		});
		// A story isn't about its picture.
		expect(await pictures("stories")).toEqual({ value: file.path, label: right.title });
	});
});
