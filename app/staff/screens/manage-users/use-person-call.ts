import { useState } from "react";
import type { Reply } from "#contract/api.ts";
import type { OutcomeName } from "#contract/outcomes.ts";
import { isRefusal, type Refusal } from "../../../api-client.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useAlert } from "../../parts/use-alert.ts";

type Answer = Reply<"editUser"> | Refusal;

interface Ways {
	/** Shows a refusal at its fields; false where it has none there. */
	readonly atFields?: (refusal: Refusal) => boolean;
	readonly otherwise?: OutcomeName;
}

/** A change of one person: success is a toast, a refusal stands at its field or in the panel, with a Retry where that helps. */
export function usePersonCall() {
	const alert = useAlert();
	const [busy, setBusy] = useState(false);

	async function run(change: () => Promise<Answer>, ways: Ways = {}): Promise<boolean> {
		if (busy) return false;
		alert.clear();
		setBusy(true);
		const answer = await change();
		setBusy(false);
		if (!isRefusal(answer)) {
			sayToast("success", answer.message);
			return true;
		}
		if (!ways.atFields?.(answer)) {
			alert.refuse(answer, ways.otherwise ?? "changeUserFailed", () => run(change, ways));
		}
		return false;
	}

	return { alert: alert.alert, busy, run };
}
