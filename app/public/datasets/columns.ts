import type { Text } from "#contract/language.ts";

export const number = {
	key: "number",
	label: { en: "S. No.", hi: "क्र. सं." },
	means: { en: "The row's number in the council's register.", hi: "पालिका की पंजी में पंक्ति की संख्या।" },
	cell: ({ id }: { readonly id: number }) => id,
};

export function title(label: Text, means: Text) {
	return { key: "title", label, means, cell: (row: { readonly title: string }) => row.title };
}

export function name(label: Text, means: Text) {
	return { key: "name", label, means, cell: (row: { readonly name: string }) => row.name };
}

export const description = {
	key: "description",
	label: { en: "Description", hi: "विवरण" },
	means: { en: "What it is and what to know about it.", hi: "यह क्या है और इसके बारे में क्या जानना चाहिए।" },
	cell: (row: { readonly description: string }) => row.description,
};
