import { fill } from "#contract/language.ts";
import { buttonClass } from "../../../parts/button/button.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { ExternalLink } from "../../../parts/link/external-link.tsx";
import { useSay } from "../../../words/language.ts";
import { dialled } from "../../../words/numbers.ts";
import { Chosen } from "./chosen.tsx";
import type { Category } from "./read-report.ts";
import { reportWords as words } from "./words.ts";

/** Contact of the body responsible for a problem outside the council's work. */
export function Elsewhere({ category }: { readonly category: Category }) {
	const say = useSay();
	const { ask, call, portal } = category;
	return (
		<div className="stack">
			<Chosen category={category} />
			<h2>{say(words.whoDoesIt)}</h2>
			<p className="measure">{ask}</p>
			<p className="cluster">
				{call ? (
					<a href={dialled(call)} className={buttonClass("solid", "big")}>
						<Icon name="phone" /> {fill(say(words.call), { number: call })}
					</a>
				) : null}
				{portal ? (
					<ExternalLink address={portal.address} className={buttonClass("line")}>
						{portal.name}
					</ExternalLink>
				) : null}
			</p>
		</div>
	);
}
