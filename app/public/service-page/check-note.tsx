import { ExternalLink } from "../../parts/link/external-link.tsx";
import { Note } from "../../parts/note/note.tsx";
import type { Service } from "./read-service.ts";

/** Note on what to check, and with whom, if the page's figure and the latest government order may differ. */
export function CheckNote({ check }: { check: NonNullable<Service["check"]> }) {
	return (
		<Note tone="look">
			<p>{check.text}</p>
			<p>
				<ExternalLink address={check.portal.address}>{check.portal.name}</ExternalLink>
			</p>
		</Note>
	);
}
