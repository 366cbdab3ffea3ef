import type { Read } from "#contract/content/kinds.ts";
import type { LoaderArgs } from "../screen.ts";

export type ServiceState = Pick<Read<"serviceStatus">[number], "state" | "text"> & {
	readonly until?: string | undefined;
};

/** The services that don't run as usual now, by the names of their pages (tables/service-status.csv). */
export function readStatuses({ read }: LoaderArgs): Readonly<Partial<Record<string, ServiceState>>> {
	return Object.fromEntries(
		read("serviceStatus").map(({ service, state, text, ends }) => [service, { state, text, until: ends }]),
	);
}
