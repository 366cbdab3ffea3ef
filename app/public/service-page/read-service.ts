import type { Read } from "#contract/content/kinds.ts";
import type { PageName } from "#contract/pages.ts";
import { langOf } from "../../words/language.ts";
import { read } from "../context.ts";
import type { LoaderArguments } from "./loader-arguments.ts";
import { readStatuses, type ServiceState } from "./read-status.ts";

/** The kinds of content that are a service page. */
type ServiceKind =
	| "birthCertificatePage"
	| "deathCertificatePage"
	| "marriageCertificatePage"
	| "grievancesPage"
	| "licencesPage"
	| "widowPensionPage"
	| "divyangPensionPage";

export type Service = Omit<Read<"birthCertificatePage">, "status"> & {
	readonly status?: ServiceState | undefined;
};

/** Where a person goes who would rather talk to somebody. */
export type Office = Pick<Read<"council">, "address" | "hours" | "holidays" | "helpline" | "email">;

/** The office as the aside of a service page shows it. */
export function readOffice({ request, context }: LoaderArguments): Office {
	const { address, hours, holidays, helpline, email } = read(
		context,
		"council",
		langOf(new URL(request.url).pathname),
	);
	return { address, hours, holidays, helpline, email };
}

/** What a service page needs: its document, and the office. */
export function readService(args: LoaderArguments, kind: ServiceKind): { service: Service; office: Office } {
	const lang = langOf(new URL(args.request.url).pathname);
	const service = read(args.context, kind, lang);
	const status = readStatuses(args)[kind.replace(/Page$/, "") as PageName] ?? service.status;
	return { service: { ...service, status }, office: readOffice(args) };
}
