import type { Read } from "#contract/content/kinds.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { chosenScheme, type Schemes, schemesOf } from "./chosen-scheme.ts";
import { PensionCheck } from "./pension-check.tsx";
import { SchemeDetails } from "./scheme-details.tsx";
import { SchemePicker } from "./scheme-picker.tsx";

interface Props {
	page: Pick<Read<"oldAgePensionPage">, "choose" | "apply">;
	schemes: Schemes;
	eligibility: Read<"eligibility">;
}

/** The schemes and the questions in one island, so that the answers stay when the reader looks at another scheme. */
export default function PensionSchemes({ page, schemes, eligibility }: Props) {
	const [search] = useSearchParams();
	const chosen = chosenScheme(schemes, search);
	const titles = Object.fromEntries(schemesOf(schemes).map(([key, { title }]) => [key, title]));
	return (
		<>
			<SchemePicker choose={page.choose} schemes={schemes} chosen={chosen} />
			<SchemeDetails scheme={schemes[chosen]} apply={page.apply} />
			<PensionCheck titles={titles} chosen={chosen} eligibility={eligibility} />
		</>
	);
}
