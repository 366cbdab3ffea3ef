import type { Reply } from "#contract/api.ts";
import type { Row } from "#contract/content/row.ts";
import type { Text } from "#contract/language.ts";
import type { Services } from "../calls/call-context.ts";
import { toldApart } from "../staff/users/look-alikes.ts";
import { categoryOf } from "./categories.ts";
import { tells } from "./messages.ts";
import { handlersOf } from "./settings.store.ts";

type Choices = Reply<"complaintChoices">;

export async function choices({
	database: { db },
	content,
	gateway,
}: Pick<Services, "database" | "content" | "gateway">): Promise<Choices> {
	const categories = [...content.rows("complaintCategories")].flatMap(([key, row]) => {
		const { title, contact, department = null, isActive } = categoryOf(content, key) ?? {};
		if (!title || !contact || isActive === undefined) return [];
		const { icon } = row as { readonly icon: string };
		const ask = textOf(row, "ask");
		return [{ key, icon, title, ask, department, contact, call: wordsOf(row, "call"), isActive }];
	});
	return {
		tells: tells({ gateway, content }),
		categories,
		wards: [...content.rows("wards")].map(([key, row]) => ({
			key,
			name: textOf(row, "name"),
			mohallas: row.mohallas ? textOf(row, "mohallas") : null,
		})),
		answers: [...content.rows("complaintAnswers")].map(([id, row]) => ({
			id,
			category: wordsOf(row, "category"),
			move: row.move as Choices["answers"][number]["move"],
			title: textOf(row, "title"),
			text: textOf(row, "text"),
		})),
		handlers: toldApart(await handlersOf(db, content.now())).map(({ id, name, department }) => ({
			id,
			name,
			department,
		})),
	};
}

/** The town's check ensures both languages. */
export const textOf = (row: Row, name: string) => row[name] as Text;

const wordsOf = (row: Row, name: string): string | null => (row[name] as string | undefined) || null;
