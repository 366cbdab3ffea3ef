import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { useSay } from "../../../words/language.ts";
import { RecentChanges } from "../../parts/changes/recent-changes.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";

/** The audit log, for whoever may make some of its changes, the dashboard or not. */
export default function Changes() {
	const say = useSay();
	return (
		<>
			<ScreenHead title={say(pageByName("changes").title)} lead={say(descriptions.changes)} />
			<RecentChanges />
		</>
	);
}
