import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { type DeskKind, deskKind, deskKinds } from "#contract/content/desk.ts";
import { type Path, type Raw, same } from "#contract/content/merge.ts";
import type { Row } from "#contract/content/row.ts";
import { aheadOfUtc } from "#contract/moments.ts";
import type { Refusal } from "../../../api-client.ts";
import { useLocation, useNavigate, useSearchParams } from "../../../navigation/navigation.ts";
import { useFormErrors } from "../../../parts/error-summary/form-errors.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import type { StaffUser } from "../../../session/session.ts";
import { useLang } from "../../../words/language.ts";
import { leavesAddress, useUnsaved } from "../../parts/leave-question.tsx";
import { publicAddress } from "../../parts/public-address.ts";
import { publishedWords, publishTimeIn } from "../../parts/publish-time.tsx";
import { refuseFields } from "../../parts/refuse-fields.ts";
import { shownVersion } from "../../parts/rows.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { sayDone, sayUndoable } from "../../parts/undo/undo.tsx";
import type { ShelfFile } from "../../parts/upload/use-uploads.ts";
import type { MorePictures } from "./form/form-context.ts";
import { shelfWords } from "./form/media-choice.tsx";
import { reachField } from "./form/reach-field.ts";
import type { ItemName, Words } from "./keep/device.ts";
import { Draft } from "./keep/draft.ts";
import { useDraft } from "./keep/use-draft.ts";
import { formAfter, formAtFirst } from "./row-form-state.ts";
import { newRow } from "./row-state.ts";
import { useSending } from "./send/use-sending.ts";
import { rowFrom } from "./templates.ts";

export interface RowFormProps {
	kind: DeskKind;
	form: Reply<"contentForm">;
	/** Empty for a new row. */
	itemKey: string;
	/** Newest first, in any state. */
	versions: Reply<"contentVersions">;
	drafts: Reply<"contentDrafts">;
	/** Row or template with whose words a new row begins. */
	copied?: Row | undefined;
	user: StaffUser;
}

export type RowFormNow = ReturnType<typeof useRowForm>;

/** The form of a row: its words, the draft that keeps them, and how they are sent. */
export function useRowForm({ kind, itemKey, versions, drafts, copied, user }: RowFormProps) {
	const lang = useLang();
	const go = useNavigate();
	const [params] = useSearchParams();
	const [latest] = versions;
	const [start] = useState(() => {
		const item: ItemName = { userId: user.id, kind, key: itemKey };
		const now = indianNow();
		const begun = copied ? rowFrom(kind, copied, now) : newRow(kind, now);
		// The draft of a reload, or of the address.
		const wanted = history.state?.draft ?? params.get("draft");
		return formAtFirst(item, versions, drafts.mine, { row: begun, savedAt: now }, wanted);
	});
	const [state, dispatch] = useReducer(formAfter, start.state);
	const { ground, typed, basedOn, draft, mine, isDone } = state;
	const errors = useFormErrors();
	const mayEdit = user.permissions.includes(deskKinds[kind].edit);
	// Without the right to edit there is no draft.
	const isChanged = mayEdit && !same(typed, ground);
	const { id, kept, writing } = useDraft(draft, { row: typed, basedOn, isChanged, dispatch });
	const more = useMorePictures(kind, latest === undefined);
	const publication = { ...(latest && { key: itemKey }), draft: id, basedOn, row: typed };
	const sending = useSending(kind, publication, rowsOf(kind, typed, more?.files ?? []));
	// Words that are saved somewhere can be left.
	useUnsaved(!isDone && isChanged && kept.where === "tab", leavesAddress);
	const sendForm = useRef<HTMLFormElement>(null);
	const shown = shownVersion(versions, Date.now())?.row ?? null;
	const point = usePointing(errors.idOf);
	const [wasLate, setLate] = useState(false);

	useEffect(() => {
		for (const each of start.idle) each.drop();
		for (const each of start.others) each.send();
	}, [start]);
	const leave = useEffectEvent(() => go({ search: `?kind=${kind}` }));
	// After the question before leaving has closed.
	useEffect(() => {
		if (isDone) leave();
	}, [isDone]);

	const isLate = (latest?.version ?? 0) > basedOn && !sending.busy && !isDone;
	if (isLate) dispatch({ type: "theirsCame", versions });

	const draftOf = (words: Pick<Words, "row" | "basedOn">) => new Draft(draft.item, { ...words, savedAt: "" });
	const begin = (row: Row) => dispatch({ type: "took", draft: draftOf({ row, basedOn }) });

	function choose(path: Path, value: Raw | undefined, isMine: boolean) {
		if (!isMine && mine) {
			const aside = draftOf(mine);
			aside.keep(mine.row, mine.basedOn);
			aside.send();
		}
		dispatch({ type: "chose", path, value, isMine });
	}

	function refuse(refusal: Refusal) {
		// The note on a colleague's version says it, with the choice.
		if (refusal.field === "basedOn") return setLate(true);
		const said = toastRefusal(refusal, "sendFailed", lang);
		// Nothing is wrong with the form if the server can't be reached.
		if (refusal.status === 0) return;
		if (refuseFields(errors, refusal, { isNamed: false }) || !said) return;
		errors.show([{ words: said }], { isInToast: true });
	}

	async function send(how: "publish" | "submit" | "check") {
		if (sending.busy) return;
		errors.clear();
		setLate(false);
		const fields = new FormData(sendForm.current ?? undefined);
		const answer = await sending.send(how, fields);
		if ("error" in answer) return refuse(answer);
		if (how === "check") return void sayToast("success", answer.message);
		if ("isOut" in answer) {
			const { message, key, version, isOut, withdrew } = answer;
			const from = how === "publish" ? publishTimeIn(fields).from : undefined;
			const out = isOut && { before: shown, address: publicAddress(kind, key, typed, lang) };
			sayUndoable(publishedWords(message, from, lang), { kind, key, version, withdrew, ...out });
		} else sayDone(kind, answer);
		// The next list must not show the draft.
		await draft.drop();
		dispatch({ type: "done" });
	}

	return {
		state,
		dispatch,
		errors,
		kept,
		writing,
		shown,
		mayEdit,
		sendForm,
		busy: sending.busy,
		more,
		begin,
		choose,
		refuse,
		send,
		point,
		wasLate,
	};
}

/** Pictures chosen beside that of a new row of a gallery. */
function useMorePictures(kind: DeskKind, isNew: boolean): MorePictures | undefined {
	const [files, choose] = useState<readonly ShelfFile[]>([]);
	const { picture, describes, seenOn } = deskKind(kind);
	const isGallery = isNew && picture && describes && seenOn !== "whereUsed";
	return useMemo(() => (isGallery ? { files, choose } : undefined), [isGallery, files]);
}

/** Rows like one, each of a picture and with the picture's own words if it has some. */
function rowsOf(kind: DeskKind, { focus: _, ...row }: Row, files: readonly ShelfFile[]): readonly Row[] {
	const { picture = "", describes } = deskKind(kind);
	return files.map((file) => {
		const own = shelfWords(file);
		return {
			...row,
			[picture]: file.path,
			...(own && describes?.title && { [describes.title]: { ...own.title } }),
			...(own && describes && { [describes.description]: { ...own.description } }),
		};
	});
}

/** Leads to the field that the address names, `&at=`. @returns what leads to another field */
function usePointing(idOf: ReturnType<typeof useFormErrors>["idOf"]): (path: string) => void {
	const lang = useLang();
	const { search, key } = useLocation();
	const at = new URLSearchParams(search).get("at");
	const point = (path: string) => reachField(path, lang, idOf);
	const reach = useEffectEvent(point);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the key, for the same field may be looked for again
	useEffect(() => {
		if (at) reach(at);
	}, [at, key]);
	return point;
}

/** The moment in India, in a row's notation. */
const indianNow = () => new Date(Date.now() + aheadOfUtc).toISOString();
