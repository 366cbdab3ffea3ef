import { useEffect, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { filledIn } from "#contract/content/filled-in.ts";
import type { FormPlan } from "#contract/content/form-plan.ts";
import { desk } from "#contract/content/limits.ts";
import type { Lang } from "#contract/language.ts";
import { aheadOfUtc } from "#contract/moments.ts";
import { call, isRefusal, mayPass } from "../../../api-client.ts";
import { isSignedIn, useSession } from "../../../session/session.ts";
import { readStaffLanguage } from "../../../session/staff-language.ts";
import { type Previewed, sentRow } from "./make-preview.ts";

/** Pause in typing before a drawing, ms. */
const pause = 150;

interface Drawn {
	readonly page: Reply<"drawContent">["page"];
	readonly mistake: string | undefined;
}

/** Draws a row's page after each change, one drawing at a time, and only while it is seen. */
export function useDrawn(previewed: Previewed, form: FormPlan, lang: Lang, isSeen: boolean): Drawn {
	const [drawn, setDrawn] = useState<Drawn>({ page: undefined, mistake: undefined });
	const [busy, setBusy] = useState(false);
	/** Whether the connection is cut, and whether to try again. */
	const [cut, setCut] = useState<"waits" | "due">();
	const { user } = useSession();
	const [writer] = useState(user?.id);
	const asked = useRef<{ row?: Previewed["row"]; lang?: Lang }>({});
	const latest = useRef(previewed);
	latest.current = previewed;
	const [before, setBefore] = useState(previewed.before ?? undefined);
	const row = before ?? previewed.row;

	useEffect(() => {
		const isDrawn = cut !== "due" && asked.current.row === row && asked.current.lang === lang;
		if (!isSeen || busy || isDrawn) return;
		const draw = async () => {
			// Another window may have another session since.
			if (writer === undefined || !isSignedIn(writer)) return;
			const known = drawn.page?.path[lang];
			asked.current = { row, lang };
			setBusy(true);
			const filled = filledIn(form, row, new Date(Date.now() + aheadOfUtc).toISOString());
			const answer = await call(
				"drawContent",
				{ ...sentRow({ ...latest.current, row: filled }), lang, ...(known && { path: known }) },
				readStaffLanguage(),
				{ kind: latest.current.kind },
			);
			const { page, mistake } = isRefusal(answer) ? { mistake: answer.error } : answer;
			setDrawn((before) => ({ page: page ?? before.page, mistake }));
			setBefore(undefined);
			setBusy(false);
			setCut(isRefusal(answer) && mayPass(answer) ? "waits" : undefined);
		};
		const timer = setTimeout(draw, asked.current.row ? pause : 0);
		return () => clearTimeout(timer);
	}, [row, lang, isSeen, busy, form, drawn.page, writer, cut]);

	useEffect(() => {
		if (cut !== "waits" || !isSeen) return;
		const again = () => setCut("due");
		const timer = setTimeout(again, desk.draftRetry);
		addEventListener("online", again);
		return () => {
			clearTimeout(timer);
			removeEventListener("online", again);
		};
	}, [cut, isSeen]);

	return drawn;
}
