import type { Read } from "#contract/content/kinds.ts";
import { Facts } from "../../../parts/facts/facts.tsx";
import { useSay } from "../../../words/language.ts";
import { CheckNote } from "../../service-page/check-note.tsx";
import { words } from "./page-words.ts";

type Props = Pick<Read<"oldAgePensionPage">, "facts" | "check">;

/** The amounts side by side, with a note where today's government order differs (facts.md). */
export function AtAGlance({ facts, check }: Props) {
	const say = useSay();
	if (!facts && !check) return null;
	return (
		<section className="stack" aria-labelledby="glance-title">
			<h2 id="glance-title">{say(words.atAGlance)}</h2>
			{facts ? <Facts facts={facts} /> : null}
			{check ? <CheckNote check={check} /> : null}
		</section>
	);
}
