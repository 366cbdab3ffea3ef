import { ExternalLink } from "../../parts/link/external-link.tsx";
import { Note } from "../../parts/note/note.tsx";
import type { Service } from "./read-service.ts";

/** Where this page's figure and the latest government order may differ: what to check, and with whom. */
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
