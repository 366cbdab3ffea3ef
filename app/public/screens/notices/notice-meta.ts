import type { MetaDescriptor } from "react-router";
import type { Lang } from "#contract/language.ts";
import type { Notice } from "./read-notices.ts";

/** What the table says of the page, said of one notice: its title, its summary, its addresses. */
export function noticeMeta(
	fromTable: readonly MetaDescriptor[],
	pageTitle: string,
	{ id, title, summary }: Notice,
	lang: Lang,
): MetaDescriptor[] {
	const named = (text: unknown) => String(text).replace(pageTitle, title[lang]);
	const at = (address: unknown) => `${address}?notice=${id}`;
	return fromTable.map((descriptor) => {
		const { title, property, name, href, content } = descriptor as Record<string, unknown>;
		if (typeof title === "string") return { ...descriptor, title: named(title) };
		if (property === "og:title") return { ...descriptor, content: named(content) };
		if (property === "og:url") return { ...descriptor, content: at(content) };
		if (name === "description" || property === "og:description") return { ...descriptor, content: summary };
		return href === undefined ? descriptor : { ...descriptor, href: at(href) };
	});
}
