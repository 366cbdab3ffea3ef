import type { PageLink, Portal, Read } from "#contract/content/kinds.ts";
import { ContentLink } from "../../parts/link/content-link.tsx";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { Register } from "../../parts/register/register.tsx";
import { Texts } from "../service-page/texts.tsx";

type Table = NonNullable<Read<"helpPage">["sections"][number]["table"]>;

/** The content below a heading, in this order; a slot without content is left out. */
export interface Passage {
	readonly title: string;
	readonly paragraphs?: readonly string[] | undefined;
	readonly points?: readonly string[] | undefined;
	readonly table?: Table | undefined;
	readonly links?: readonly (Portal | PageLink)[] | undefined;
}

export function PassageBody({
	passage: { title, paragraphs = [], points, table, links },
}: {
	passage: Passage;
}) {
	return (
		<>
			{paragraphs.map((text) => (
				<p key={text}>{text}</p>
			))}
			{table ? <Lookup caption={title} table={table} /> : null}
			{points ? <Texts texts={points} /> : null}
			{links ? (
				<ul className="link-row">
					{links.map((link) => (
						<li key={"href" in link ? link.href : link.address}>
							<ContentLink to={link} />
						</li>
					))}
				</ul>
			) : null}
		</>
	);
}

/** A table of two columns: a key and what it does, a kind of file and what opens it. */
function Lookup({ caption, table }: { caption: string; table: Table }) {
	const rows = table.rows.map((row, index) => ({ ...row, id: index + 1 }));
	return (
		<Register
			caption={caption}
			rows={rows}
			columns={[
				{
					key: "term",
					label: table.term,
					role: "head",
					cell: ({ term, portal }) =>
						portal ? <ExternalLink address={portal.address}>{term}</ExternalLink> : term,
				},
				{ key: "text", label: table.text, role: "action", cell: ({ text }) => <span>{text}</span> },
			]}
		/>
	);
}
