import { type DOMReadyEvent, HtmlValidate, type Plugin, Rule, type RuleDocumentation } from "html-validate";

/** HTML allows roles on rows and cells only inside a table that is no table any more. */
class TableRoles extends Rule {
	override documentation(): RuleDocumentation {
		return { description: "Rows and cells have a role of their own only in a table whose role is none." };
	}

	setup(): void {
		this.on("dom:ready", ({ document }: DOMReadyEvent) => {
			for (const piece of document.querySelectorAll("tr[role], td[role], th[role]")) {
				const role = piece.closest("table")?.getAttributeValue("role") ?? "table";
				if (["table", "grid", "treegrid"].includes(role)) {
					this.report(piece, `role on a <${piece.tagName}> of a table whose role is ${role}`);
				}
			}
		});
	}
}

/** A row wider than the table's first has cells without a column. */
class TableColumns extends Rule {
	override documentation(): RuleDocumentation {
		return { description: "No row is wider than the table's first row." };
	}

	setup(): void {
		this.on("dom:ready", ({ document }: DOMReadyEvent) => {
			for (const table of document.querySelectorAll("table")) {
				const [first, ...others] = table.querySelectorAll("tr");
				for (const row of others) {
					const [width, columns] = [widthOf(row), widthOf(first)];
					if (width > columns) this.report(row, `a row of ${width} columns in a table of ${columns}`);
				}
			}
		});

		function widthOf(row: ReturnType<DOMReadyEvent["document"]["querySelectorAll"]>[number] | undefined) {
			const cells = row?.childElements ?? [];
			return cells.reduce((sum, cell) => sum + Number(cell.getAttributeValue("colspan") ?? 1), 0);
		}
	}
}

const ours: Plugin = {
	name: "palika",
	rules: {
		"palika/table-roles": TableRoles,
		"palika/table-columns": TableColumns,
	},
};

const checker = new HtmlValidate({
	root: true,
	plugins: [ours],
	extends: ["html-validate:standard"],
	rules: { "palika/table-roles": "error", "palika/table-columns": "error" },
});

/** Lists invalid HTML, each with rule and place; empty for a valid page. */
export async function faultsOfHtml(html: string): Promise<string[]> {
	const { results } = await checker.validateString(html);
	return results
		.flatMap(({ messages }) => messages)
		.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
