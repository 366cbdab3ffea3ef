import type { Read } from "#contract/content/kinds.ts";
import type { Lang } from "#contract/language.ts";
import { Marked } from "../../../parts/in-page-search/marked.tsx";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import type { Column } from "../../../parts/register/column.ts";
import styles from "./acts.module.css";
import { actsWords as words } from "./words.ts";

export type Act = Read<"acts">[number] & {
	readonly place: number;
	readonly documents: readonly { readonly href: string; readonly name: string; readonly facts: string }[];
};

/** S. No., Title, View (§2.14); the words of View name the act and the site. */
export function actColumns(lang: Lang, typed: string): readonly Column<Act>[] {
	return [
		{ key: "number", label: words.number[lang], role: "number", cell: ({ place }) => place },
		{
			key: "title",
			label: words.title[lang],
			role: "head",
			cell: ({ title }) => <Marked text={title} typed={typed} />,
		},
		{
			key: "view",
			role: "action",
			label: words.view[lang],
			cell: ({ title, portal, documents }) => (
				<>
					{portal ? (
						<span className={styles.view}>
							<ExternalLink address={portal.address}>
								{words.view[lang]} <span className="visually-hidden">{title}</span>
							</ExternalLink>
							<small lang="en" data-screen-only="">
								{portal.host.replace(/^www\./, "")}
							</small>
						</span>
					) : null}
					{documents.map(({ href, name, facts }) => (
						<span key={href} className={styles.view}>
							<a href={href} type="application/pdf">
								{name}
							</a>
							<small>{facts}</small>
						</span>
					))}
					{portal || documents.length > 0 ? null : words.askAtTheOffice[lang]}
				</>
			),
		},
	];
}
