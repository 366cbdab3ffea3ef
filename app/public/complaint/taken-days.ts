import type { Figures } from "#contract/complaints/figures.ts";
import type { Lang } from "#contract/language.ts";
import { grouped } from "../../words/numbers.ts";

/** A median with its count: "2.4 (310)"; undefined if nothing is done. */
export function takenDays({ days, done }: Pick<Figures, "days" | "done">, lang: Lang): string | undefined {
	return days === null ? undefined : `${grouped(days, lang)} (${grouped(done, lang)})`;
}
