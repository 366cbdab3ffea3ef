import type { Read } from "#contract/content/kinds.ts";
import { type PensionSchemeKey, pensionSchemeKeys } from "#contract/content/pension-rules.ts";

export type Scheme = Read<"pensionSchemes">[string];

/** The file's schema allows these keys and no others. */
export type Schemes = Readonly<Partial<Record<PensionSchemeKey, Scheme>>>;

/** What each scheme is called. */
export type SchemeTitles = Readonly<Partial<Record<PensionSchemeKey, string>>>;

/** The schemes that a town has, in the order of §3. */
export function schemesOf(schemes: Schemes): readonly (readonly [PensionSchemeKey, Scheme])[] {
	return pensionSchemeKeys.flatMap((key) => {
		const scheme = schemes[key];
		return scheme ? [[key, scheme] as const] : [];
	});
}

/** What `?scheme=` asks for; old age where it asks for nothing we know (§4). */
export function chosenScheme(schemes: Schemes, search: URLSearchParams): PensionSchemeKey {
	const keys = schemesOf(schemes).map(([key]) => key);
	return keys.find((key) => key === search.get("scheme")) ?? keys[0] ?? "old-age";
}

/** The address at which a scheme is chosen; the first needs no word. */
export function schemeSearch(key: PensionSchemeKey): string {
	return key === pensionSchemeKeys[0] ? "" : `?scheme=${key}`;
}
