import type {
	DocumentLink,
	PageLink,
	Picture as PictureContent,
	Portal,
	Read,
} from "#contract/content/kinds.ts";
import type { DocumentKind } from "#contract/document-kinds.ts";
import { Accordion } from "../../parts/accordion/accordion.tsx";
import { ContactWays } from "../../parts/contact-ways/contact-ways.tsx";
import { DocumentList } from "../../parts/document-link/document-link.tsx";
import { Facts } from "../../parts/facts/facts.tsx";
import { ContentLink } from "../../parts/link/content-link.tsx";
import { ExternalLink } from "../../parts/link/external-link.tsx";
import { WithPhones } from "../../parts/link/with-phones.tsx";
import { Picture } from "../../parts/picture/picture.tsx";
import { Register } from "../../parts/register/register.tsx";
import { Steps } from "../../parts/steps/steps.tsx";
import { Texts } from "../service-page/texts.tsx";
import { type HolidayList, Holidays } from "./holidays.tsx";

type Section = Read<"helpPage">["sections"][number];
type Table = NonNullable<Section["table"]>;

/** The content below a heading, in this order; a slot without content is left out. */
export interface Passage {
	readonly title: string;
	readonly picture?: PictureContent | undefined;
	readonly paragraphs?: readonly string[] | undefined;
	readonly facts?: Section["facts"];
	readonly points?: readonly string[] | undefined;
	readonly table?: Table | undefined;
	readonly steps?: Section["steps"];
	readonly questions?: Section["questions"];
	readonly contacts?: Section["contacts"];
	readonly documents?: readonly DocumentLink[] | undefined;
	readonly documentsOf?: DocumentKind | undefined;
	readonly holidays?: HolidayList | undefined;
	readonly links?: readonly (Portal | PageLink)[] | undefined;
}

export function PassageBody({
	passage,
	documents: all,
}: {
	passage: Passage;
	documents: readonly DocumentLink[];
}) {
	const {
		title,
		picture,
		paragraphs = [],
		facts,
		points,
		table,
		steps,
		questions,
		contacts,
		links,
	} = passage;
	const { documentsOf, documents = documentsOf ? ofKind(all, documentsOf) : [] } = passage;
	return (
		<>
			{picture ? <Picture picture={picture} /> : null}
			{paragraphs.map((text) => (
				<p key={text}>
					<WithPhones text={text} />
				</p>
			))}
			{facts ? <Facts facts={facts} /> : null}
			{table ? <Lookup caption={title} table={table} /> : null}
			{passage.holidays ? <Holidays which={passage.holidays} caption={title} /> : null}
			{points ? <Texts texts={points} /> : null}
			{steps ? <Steps steps={steps} /> : null}
			{questions ? (
				<Accordion
					items={questions.map(({ question, answer }) => ({
						title: question,
						body: (
							<p>
								<WithPhones text={answer} />
							</p>
						),
					}))}
				/>
			) : null}
			{contacts ? <ContactWays ways={contacts} /> : null}
			{documents.length > 0 ? <DocumentList documents={documents} label={title} /> : null}
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

/** The newest first; those without a date come last, in the table's order. */
function ofKind(documents: readonly DocumentLink[], kind: DocumentKind): readonly DocumentLink[] {
	return documents
		.filter((document) => document.kind === kind)
		.toSorted((one, other) => (other.date ?? "").localeCompare(one.date ?? ""));
}

/** A table by its heads: a key and what it does, or as many columns as it has. */
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
				{
					key: "text",
					label: table.text,
					cell: ({ text }) => (
						<span>
							<WithPhones text={text} />
						</span>
					),
				},
				...(table.more ?? []).map((label, at) => ({
					key: `more${at}`,
					label,
					cell: ({ more = [] }: Table["rows"][number]) => more[at] ?? "",
				})),
			]}
		/>
	);
}
