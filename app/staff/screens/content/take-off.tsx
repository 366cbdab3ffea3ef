import { type ReactNode, useState } from "react";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { outcomes } from "#contract/outcomes.ts";
import type { Permission } from "#contract/permissions.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { headline } from "../../parts/rows.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { sayUndoable } from "../../parts/undo/undo.tsx";
import { useCall } from "../../parts/use-call.ts";
import { contentWords as words } from "./words.ts";

/** A row that readers see. */
interface Shown {
	readonly key: string;
	/** The number of its latest version. */
	readonly version: number;
	readonly row: Row;
}

interface Options {
	readonly kind: DeskKind;
	readonly permissions: readonly Permission[];
	/** Whether a second person has to look before something is published. */
	readonly fourEyes: boolean;
	readonly onOff?: () => void;
}

/** Whether rows of a kind come and go at all, and this person may take them off. */
export function mayTakeOff(kind: DeskKind, permissions: readonly Permission[]): boolean {
	const { whole, closed, publish } = deskKind(kind);
	return !whole && !closed && permissions.includes(publish);
}

/** Takes a row off the site once that is confirmed. @returns what asks, and the question while it is asked */
export function useTakeOff({ kind, permissions, fourEyes, onOff }: Options): {
	readonly ask: (shown: Shown) => void;
	readonly question: ReactNode;
} {
	const say = useSay();
	const lang = useLang();
	const [asked, ask] = useState<Shown>();
	const takeOff = useCall("takeContentOff");

	async function act({ key, version, row }: Shown): Promise<boolean> {
		const answer = await takeOff({ key, basedOn: version }, { kind });
		if ("error" in answer) {
			toastRefusal(answer, "publishFailed", lang);
			return false;
		}
		const mayUndo = !fourEyes && permissions.includes(deskKind(kind).edit);
		if (mayUndo) sayUndoable(answer.message, { kind, key, version: version + 1, before: row });
		else sayToast("success", answer.message);
		onOff?.();
		return true;
	}

	const question = asked ? (
		<Confirm
			title={say(words.takeOff)}
			question={say(outcomes.confirmTakeOff.words)}
			labels={{ keep: words.keep, act: words.takeOff, acting: words.takingOff }}
			onAct={() => act(asked)}
			onClose={() => ask(undefined)}
		>
			<p>{headline(asked.row, lang)}</p>
		</Confirm>
	) : null;
	return { ask, question };
}
