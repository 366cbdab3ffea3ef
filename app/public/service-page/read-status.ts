import type { Read } from "#contract/content/kinds.ts";
import { langOf } from "../../words/language.ts";
import { read } from "../context.ts";
import type { LoaderArguments } from "./loader-arguments.ts";

/** Whether a service runs as usual. */
export type ServiceState = Pick<Read<"serviceStatus">[number], "state" | "text"> & {
	readonly until?: string | undefined;
};

/** The services that don't run as usual now, by the names of their pages (tables/service-status.csv). */
export function readStatuses({
	request,
	context,
}: LoaderArguments): Readonly<Partial<Record<string, ServiceState>>> {
	const rows = read(context, "serviceStatus", langOf(new URL(request.url).pathname));
	return Object.fromEntries(
		rows.map(({ service, state, text, ends }) => [service, { state, text, until: ends }]),
	);
}
