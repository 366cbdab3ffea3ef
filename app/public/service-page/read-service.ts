import type { Read } from "#contract/content/kinds.ts";
import { langOf } from "../../words/language.ts";
import { read } from "../context.ts";
import type { LoaderArguments } from "./loader-arguments.ts";
import { readStatuses, type ServiceState } from "./read-status.ts";

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

/** For a person who would rather talk to somebody. */
export type Office = Pick<Read<"council">, "address" | "hours" | "holidays" | "helpline" | "email">;

/** The office for the aside of a service page. */
export function readOffice({ request, context }: LoaderArguments): Office {
	const { address, hours, holidays, helpline, email } = read(
		context,
		"council",
		langOf(new URL(request.url).pathname),
	);
	return { address, hours, holidays, helpline, email };
}

/** The data of a service page: its document, and the office. */
export function readService(args: LoaderArguments, kind: ServiceKind): { service: Service; office: Office } {
	const lang = langOf(new URL(args.request.url).pathname);
	const service = read(args.context, kind, lang);
	const status = readStatuses(args)[kind.replace(/Page$/, "")] ?? service.status;
	return { service: { ...service, status }, office: readOffice(args) };
}
