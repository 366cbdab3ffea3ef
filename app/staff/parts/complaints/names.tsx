import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { Link } from "../../../navigation/link.tsx";
import { useLang } from "../../../words/language.ts";
import { caseAddress } from "./wanted.ts";
import { complaintWords as words } from "./words.ts";

type Place = Pick<Reply<"complaint">, "landmark" | "mohalla" | "ward">;

/** Names of categories and places; a key that the town's tables have lost stands for itself. */
export function useNames(choices: Reply<"complaintChoices"> | undefined) {
	const lang = useLang();
	const wardName = (key: string, isNamed: boolean) => {
		const name = isNamed && choices?.wards.find((ward) => ward.key === key)?.name[lang];
		return fill(words.ward[lang], { number: key, name: name || "" }).replace(/, $/, "");
	};
	const categoryOf = (key: string) => choices?.categories.find((each) => each.key === key);
	return {
		icon: (key: string) => categoryOf(key)?.icon ?? "info",
		category: (key: string) => categoryOf(key)?.title[lang] ?? key,
		/** Parts of a place; in a list the ward's number is enough beside a mohalla. */
		where: ({ landmark, mohalla, ward }: Place, isWhole = mohalla === null) => [
			landmark,
			mohalla?.[lang],
			ward === null ? words.noWard[lang] : wardName(ward, isWhole),
		],
	};
}

export function CaseLink({ id }: { id: string }) {
	return <Link to={caseAddress(id)}>{id}</Link>;
}
