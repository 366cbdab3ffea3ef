import { type ReactNode, useEffect, useId, useState } from "react";
import { type DeskKind, deskKind } from "#contract/content/desk.ts";
import type { Row } from "#contract/content/row.ts";
import { fill, type Lang } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import type { Permission } from "#contract/permissions.ts";
import { uploadsNamedIn } from "#contract/uploads.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { readStaffLanguage } from "../../../session/staff-language.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useCall } from "../../desk/data/use-call.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { headline } from "../../parts/rows.ts";
import { toastRefusal } from "../../parts/toast-refusal.tsx";
import { sayUndoable, withFormerPlan } from "../../parts/undo/undo.tsx";
import { nameOf } from "../../parts/upload/file-facts.ts";
import type { ShelfFile } from "../../parts/upload/use-uploads.ts";
import styles from "./content.module.css";
import { ProposeOff, type Shown } from "./propose-off.tsx";
import { contentWords as words } from "./words.ts";

interface Options {
	readonly kind: DeskKind;
	readonly permissions: readonly Permission[];
	readonly fourEyes: boolean;
	readonly onOff?: () => void;
}

/** Right to take rows off or to propose it; undefined without either, or if the kind has none. */
export function removalBy(
	kind: DeskKind,
	permissions: readonly Permission[],
): "takeOff" | "proposeOff" | undefined {
	const { whole, closed, edit, publish } = deskKind(kind);
	if (whole || closed) return undefined;
	if (permissions.includes(publish)) return "takeOff";
	return permissions.includes(edit) ? "proposeOff" : undefined;
}

/**
 * Takes a row off after a question, or proposes it.
 *
 * @returns the request, and its open question
 */
export function useTakeOff({ kind, permissions, fourEyes, onOff }: Options): {
	readonly ask: (shown: Shown) => void;
	readonly question: ReactNode;
} {
	const lang = useLang();
	const [asked, ask] = useState<Shown>();
	const takeOff = useCall("unpublishContent");

	async function act({ key, version, row }: Shown, files: readonly ShelfFile[]): Promise<boolean> {
		const answer = await takeOff({ key, basedOn: version }, { kind });
		if ("error" in answer) {
			toastRefusal(answer, "contentUnchanged", lang);
			return false;
		}
		const { message, withdrew } = answer;
		if (files.length > 0) await eraseFiles(files, message, lang);
		else if (!fourEyes && (!withdrew || permissions.includes(deskKind(kind).edit)))
			sayUndoable(message, { kind, key, version: version + 1, before: row, withdrew });
		else sayToast("success", withFormerPlan(message, withdrew, lang));
		onOff?.();
		return true;
	}

	const close = () => ask(undefined);
	const question = !asked ? null : removalBy(kind, permissions) === "proposeOff" ? (
		<ProposeOff kind={kind} shown={[asked]} onSent={() => onOff?.()} onClose={close} />
	) : (
		<Question kind={kind} shown={asked} onAct={(files) => act(asked, files)} onClose={close} />
	);
	return { ask, question };
}

interface QuestionProps {
	kind: DeskKind;
	shown: Shown;
	/** Called with the files to erase. */
	onAct: (files: readonly ShelfFile[]) => Promise<boolean>;
	onClose: () => void;
}

/** Asks also whether the row's own uploads go, whose addresses would still open. */
function Question({ kind, shown: { key, row }, onAct, onClose }: QuestionProps) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const [files, setFiles] = useState<readonly ShelfFile[]>([]);
	const [takesFiles, setTakesFiles] = useState(false);

	useEffect(() => {
		const left = new AbortController();
		filesOfRow(kind, key, row, left.signal).then((found) => {
			if (!left.signal.aborted) setFiles(found);
		});
		return () => left.abort();
	}, [kind, key, row]);

	const count = files.length;
	return (
		<Confirm
			title={say(words.takeOff)}
			question={say(outcomes.confirmTakeOff.words)}
			labels={{ keep: words.keep, act: words.takeOff, acting: words.takingOff }}
			onAct={() => onAct(takesFiles ? files : [])}
			onClose={onClose}
		>
			<p>{headline(row, lang)}</p>
			{count > 0 ? (
				<>
					<p>{count === 1 ? say(words.fileStays) : fill(say(words.filesStay), { count })}</p>
					<ul className={styles.files}>
						{files.map((file) => (
							<li key={file.id}>
								<a href={file.src} target="_blank" rel="noreferrer">
									{nameOf(file, lang)}
								</a>
							</li>
						))}
					</ul>
					<label className="row press" htmlFor={id}>
						<input
							id={id}
							type="checkbox"
							checked={takesFiles}
							onChange={({ currentTarget }) => setTakesFiles(currentTarget.checked)}
						/>
						{say(count === 1 ? words.eraseFile : words.eraseFiles)}
					</label>
				</>
			) : null}
		</Confirm>
	);
}

/** Uploads of a row that no other row shows. */
async function filesOfRow(
	kind: DeskKind,
	key: string,
	row: Row,
	signal: AbortSignal,
): Promise<readonly ShelfFile[]> {
	const paths = uploadsNamedIn(JSON.stringify(row));
	const answers = await Promise.all(
		paths.map((q) => call("mediaFiles", undefined, readStaffLanguage(), { q }, signal)),
	);
	return answers.flatMap((answer, at) => {
		const file = isRefusal(answer) ? undefined : answer.files.find(({ path }) => path === paths[at]);
		const isOnlyHere = file?.uses.every((use) => use.kind === kind && use.key === key);
		return file && isOnlyHere ? [file] : [];
	});
}

/** Erases the files of a row, and says which ones stay and why. */
async function eraseFiles(files: readonly ShelfFile[], takenOff: string, lang: Lang): Promise<void> {
	for (const { id } of files) {
		const answer = await call("deleteFile", undefined, lang, { id });
		if (isRefusal(answer)) {
			sayToast("success", takenOff);
			return void toastRefusal(answer, "fileNotDeleted", lang);
		}
	}
	sayToast("success", words.takenOffWithFiles[lang]);
}
