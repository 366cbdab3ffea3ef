import { type Lang, languages } from "#contract/language.ts";
import { reviewedOn } from "../datasets/datasets.ts";
import type { LoaderArgs } from "../screen.ts";

/** Every indexed page and each ward's list in both languages, with the other language and the day of the last review. */
export function loader({ context }: LoaderArgs): Response {
	const { door, publicUrl } = context;
	const { pages } = door;
	const wards = door.read("wards", languages[0]).map(({ id }) => `?ward=${id}`);
	const entries = pages.all
		.filter(({ indexed }) => indexed)
		.flatMap(({ name }) =>
			["", ...(name === "openComplaints" ? wards : [])].map((search) => ({ name, search })),
		)
		.flatMap(({ name, search }) => {
			const address = (lang: Lang) => escaped(publicUrl + pages.path(name, lang) + search);
			const alternates = languages.map(
				(lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(lang)}"/>`,
			);
			const rest = `${alternates.join("")}<lastmod>${reviewedOn(door, name)}</lastmod>`;
			return languages.map((lang) => `<url><loc>${address(lang)}</loc>${rest}</url>\n`);
		});
	const names =
		'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
	return new Response(
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${names}>\n${entries.join("")}</urlset>\n`,
		{ headers: { "content-type": "application/xml; charset=utf-8" } },
	);
}

function escaped(address: string): string {
	return address.replace(/&/g, "&amp;").replace(/</g, "&lt;");
}
