import type { Read } from "#contract/content/kinds.ts";
import { type PensionSchemeKey, pensionSchemeKeys } from "#contract/content/pension-rules.ts";

export type Scheme = Read<"pensionSchemes">[string];

/** The schema of the file allows these keys alone. */
export type Schemes = Readonly<Partial<Record<PensionSchemeKey, Scheme>>>;

export type SchemeTitles = Readonly<Partial<Record<PensionSchemeKey, string>>>;

export function schemesOf(schemes: Schemes): readonly (readonly [PensionSchemeKey, Scheme])[] {
	return pensionSchemeKeys.flatMap((key) => {
		const scheme = schemes[key];
		return scheme ? [[key, scheme] as const] : [];
	});
}

/** The scheme of `?scheme=`; old age without a known one (§4). */
export function chosenScheme(schemes: Schemes, search: URLSearchParams): PensionSchemeKey {
	const keys = schemesOf(schemes).map(([key]) => key);
	return keys.find((key) => key === search.get("scheme")) ?? keys[0] ?? "old-age";
}

/** The address of a scheme; the first has no parameter. */
export function schemeSearch(key: PensionSchemeKey): string {
	return key === pensionSchemeKeys[0] ? "" : `?scheme=${key}`;
}
