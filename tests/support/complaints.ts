import { randomBytes } from "node:crypto";
import sharp from "sharp";
import type { SentBody } from "#contract/api.ts";
import type { departmentNames } from "#contract/content/department-names.ts";
import { sealTicket } from "#server/complaints/tickets.ts";
import type { Desk, Person, Sending } from "./desk.ts";

/** An id as a form or a move makes one. */
export const newId = (): string => randomBytes(16).toString("base64url");

/** A drain in the first ward of Devgarh, reported with a name and a number. */
export const aDrain = {
	category: "drain",
	ward: "1",
	landmark: "Near the नाली of the old well",
	words: "It overflows",
	name: "Sunita",
	mobile: "9812345610",
	lang: "hi",
} as const satisfies Partial<SentBody<"reportComplaint">>;

/** Makes the token by which a report says that it is the same as a complaint. */
export const sameAs = ({ database: { db } }: Desk, { number }: { readonly number: string }) =>
	sealTicket(db, "same", number, Date.now());

let addresses = 0;

/** A network of its own for each report: too many from one are held. */
export function newAddress(): string {
	addresses += 1;
	return `10.${1 + Math.floor(addresses / 250)}.${addresses % 250}.1`;
}

/** A photograph of some colour, unlike all others unless it is given, with the place and time at which it was taken. */
export async function aPhoto(
	background = `#${randomBytes(3).toString("hex")}`,
): Promise<Uint8Array<ArrayBuffer>> {
	const picture = sharp({ create: { width: 64, height: 48, channels: 3, background } });
	const exif = {
		IFD2: { DateTimeOriginal: "2026:11:20 09:30:00" },
		IFD3: {
			GPSLatitudeRef: "N",
			GPSLatitude: "28/1 54/1 0/1",
			GPSLongitudeRef: "E",
			GPSLongitude: "77/1 30/1 36/1",
		},
	};
	return new Uint8Array(await picture.withExif(exif).jpeg().toBuffer());
}

/** A form with an id of its own. */
export function aForm(fields: object): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...fields, form: newId() })) form.set(name, String(value));
	return form;
}

/** A form with files as a browser sends it. */
export async function asForm(form: FormData): Promise<Pick<Sending, "body" | "headers">> {
	const sent = new Response(form);
	const type = sent.headers.get("content-type") ?? "";
	return { body: Buffer.from(await sent.arrayBuffer()), headers: { "content-type": type } };
}

/** Lets somebody work in a section. */
export async function worksIn(
	{ database: { db } }: Desk,
	{ id }: Pick<Person, "id">,
	department: keyof typeof departmentNames,
	isHead = false,
): Promise<void> {
	await db
		.insertInto("complaint_staff")
		.values({ user_id: id, department, is_head: isHead ? 1 : 0 })
		.onConflict((conflict) => conflict.columns(["user_id", "department"]).doNothing())
		.execute();
}
