import { filePath } from "#contract/files.ts";
import type { Lang } from "#contract/language.ts";
import { pagePath } from "#contract/pages.ts";
import { dialled } from "../../words/numbers.ts";
import type { PageContext } from "../context.ts";
import type { LoaderArgs } from "../screen.ts";
import { type CardLine, vcard } from "./vcard.ts";

/** The office, or its officers, for a phone book. An officer is reached on the number of the office: private numbers stay private. */
export function loader({ url, lang, context }: LoaderArgs): Response {
	const cards =
		url.pathname === filePath("officeCard", lang) ? office(context, lang) : officers(context, lang);
	return new Response(cards, { headers: { "content-type": "text/vcard; charset=utf-8" } });
}

function office(context: PageContext, lang: Lang): string {
	const { publicUrl } = context;
	const { name, hours, geo } = context.door.read("council", lang);
	return vcard([
		["KIND", { text: "org" }],
		["UID", { uri: `${publicUrl}/#office` }],
		["FN", { text: name }],
		["ORG", { text: name }],
		...wayToOffice(context, lang),
		["NOTE", { text: hours }],
		...(geo ? [["GEO", { uri: `geo:${geo.latitude},${geo.longitude}` }] as const] : []),
		["URL", { uri: publicUrl + pagePath("home", lang) }],
	]);
}

function officers(context: PageContext, lang: Lang): string {
	const { publicUrl } = context;
	const { name: council } = context.door.read("council", lang);
	const page = publicUrl + pagePath("directory", lang);
	return context.door
		.read("officers", lang)
		.map(({ id, name, designation, phone }) =>
			vcard([
				["KIND", { text: "individual" }],
				["UID", { uri: `${publicUrl}/#officer-${id}` }],
				["FN", { text: name }],
				// Phones that read only older vCards take the name from here.
				["N", { text: ["", name, "", "", ""] }],
				["TITLE", { text: designation }],
				["ORG", { text: council }],
				...wayToOffice(context, lang, phone),
				["URL", { uri: page }],
			]),
		)
		.join("");
}

function wayToOffice(context: PageContext, lang: Lang, phone?: string): readonly CardLine[] {
	const { address, helpline, email } = context.door.read("council", lang);
	return [
		["TEL;VALUE=uri;TYPE=work,voice", { uri: dialled(phone ?? helpline) }],
		["EMAIL;TYPE=work", { text: email }],
		["ADR;TYPE=work", { text: ["", "", address, "", "", "", "IN"] }],
	];
}
