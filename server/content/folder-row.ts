import { createHash } from "node:crypto";
import type { ContentKind } from "#contract/content/kinds.ts";
import { memo } from "#contract/memo.ts";
import type { Entry, Sources } from "./entries.ts";
import type { ValidatedContent } from "./validated.ts";

export interface FolderRow {
	/** Hash of the row, empty without one, by which the desk sees that the folder has changed (decision 36). */
	readonly mark: string;
	readonly isShown: boolean;
}

export function folderRow(
	{ reading, sources }: Pick<ValidatedContent, "reading" | "sources">,
	kind: ContentKind,
	key: string,
): FolderRow {
	const markIn = (all: Sources) => {
		const entry = all.get(kind)?.table.get(key);
		return entry ? markOf(entry) : "";
	};
	const mark = markIn(reading.sources);
	return { mark, isShown: mark === markIn(sources) };
}

/** Ignores the order of fields, and whether a figure is a number or digits. */
const markOf = memo(({ raw }: Entry): string => {
	const text = JSON.stringify(raw, (_name, value: unknown) => {
		if (value === null || typeof value !== "object") return String(value).trim();
		if (Array.isArray(value)) return value;
		return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
	});
	return createHash("sha256").update(text).digest("base64url").slice(0, 16);
});
