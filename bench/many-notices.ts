import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { indianDay } from "../contract/moments.ts";
import { root } from "./site.ts";

const day = 86_400_000;

const works = [
	["a C.C. road", "सी.सी. सड़क"],
	["a covered drain", "ढकी नाली"],
	["LED street lights", "एल.ई.डी. स्ट्रीट लाइट"],
	["a tube well and pump", "नलकूप एवं पंप"],
	["a community hall", "सामुदायिक भवन"],
	["a boundary wall of the school", "विद्यालय की चहारदीवारी"],
	["a public toilet", "सार्वजनिक शौचालय"],
	["water pipes", "पेयजल पाइप लाइन"],
	["a park with benches", "पार्क एवं बेंच"],
] as const;

const places = [
	["Shivaji Nagar", "शिवाजी नगर"],
	["Gandhi Chowk", "गांधी चौक"],
	["the vegetable market", "सब्ज़ी मंडी"],
	["Railway Road", "रेलवे रोड"],
	["Kamla Colony", "कमला कॉलोनी"],
	["the old bus stand", "पुराना बस अड्डा"],
	["Nehru Park", "नेहरू पार्क"],
] as const;

/** A notice as a clerk writes it, in both languages; of many, each has other words. @param age days since it came out */
export function noticeNumber(number: number, age: number) {
	const [en, hi] = works[number % works.length] ?? works[0];
	const [place, sthan] = places[number % places.length] ?? places[0];
	const ward = (number % 25) + 1;
	const from = (days: number) => indianDay(Date.now() + days * day);
	return {
		title: {
			en: `E-tender ${number} for ${en} near ${place} in Ward No. ${ward}`,
			hi: `वार्ड संख्या ${ward} में ${sthan} के पास ${hi} हेतु ई-निविदा ${number}`,
		},
		date: from(-age),
		closes: from(21 - age),
		kind: "tender",
		portal: "etender",
		badge: "complaints",
		fee: { en: `₹${590 + number}`, hi: `₹${590 + number}` },
		summary: {
			en: `The work near ${place} is to be finished within ${(number % 6) + 2} months, with a guarantee of five years.`,
			hi: `${sthan} के पास का कार्य ${(number % 6) + 2} महीने में पाँच वर्ष की गारंटी सहित पूरा करना है।`,
		},
	};
}

/** A copy of the demo town with so many notices, two of them from each day that is past. */
export function townWithNotices(count: number): { readonly folder: string; readonly remove: () => void } {
	const folder = mkdtempSync(join(tmpdir(), "palika-bench-town-"));
	cpSync(join(root, "town"), folder, { recursive: true });
	const file = join(folder, "tables/notices.csv");
	const own = readFileSync(file, "utf8").trimEnd().split("\n");
	const [columns = ""] = own;
	const more = Array.from({ length: count - own.length + 1 }, (_, index) => {
		const notice = noticeNumber(index, Math.floor(index / 2) + 1);
		return columns
			.split(",")
			.map((column) => cellOf({ ...notice, id: own.length + index }, column))
			.join(",");
	});
	writeFileSync(file, `${[...own, ...more].join("\n")}\n`);
	return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** The cell of a column: `title_en` is the English title. */
function cellOf(row: object, column: string): string {
	const [field = "", lang] = column.split("_");
	const value = (row as Record<string, unknown>)[field] ?? "";
	const text = lang && typeof value === "object" ? (value as Record<string, string>)[lang] : value;
	return `"${String(text ?? "").replaceAll('"', '""')}"`;
}
