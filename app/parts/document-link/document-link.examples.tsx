import { DocumentList } from "./document-link.tsx";

const budget = {
	id: 1,
	file: { href: "/media/documents/budget.pdf", bytes: 2_412_000, pages: 34 },
	title: "Budget 2026–27",
	kind: "budget",
	language: "both",
	date: "2026-03-28",
} as const;

export const examples = {
	two: (
		<DocumentList
			label="Documents"
			documents={[
				budget,
				{
					id: 2,
					file: { href: "/media/documents/form.pdf", bytes: 64_000 },
					title: "Application for a change of name in the house tax register, with the list of papers",
					kind: "form",
					language: "hi",
				},
			]}
		/>
	),
};
