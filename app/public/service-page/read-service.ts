import type { Read } from "#contract/content/kinds.ts";
import type { LoaderArgs } from "../screen.ts";
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

export function readOffice({ read }: LoaderArgs): Office {
	const { address, hours, holidays, helpline, email } = read("council");
	return { address, hours, holidays, helpline, email };
}

export function readService(args: LoaderArgs, kind: ServiceKind): { service: Service; office: Office } {
	const service = args.read(kind);
	const status = readStatuses(args)[kind.replace(/Page$/, "")] ?? service.status;
	return { service: { ...service, status }, office: readOffice(args) };
}
