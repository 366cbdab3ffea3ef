import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { deskKinds } from "#contract/content/desk.ts";
import { fill } from "#contract/language.ts";
import { outcomes } from "#contract/outcomes.ts";
import { pagePath } from "#contract/pages.ts";
import { writingPermissions } from "#contract/permissions.ts";
import { Link } from "../../../navigation/link.tsx";
import { Button } from "../../../parts/button/button.tsx";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { pagerWords } from "../../../parts/pager/words.ts";
import { useSession } from "../../../session/session.ts";
import { dayAndTime } from "../../../words/dates.ts";
import { useLang, useSay } from "../../../words/language.ts";
import { useAct } from "../../desk/data/use-act.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { factsOf, nameOf, remarksOn } from "../../parts/upload/file-facts.ts";
import { FileWords } from "../../parts/upload/file-words.tsx";
import type { ShelfFile } from "../../parts/upload/use-uploads.ts";
import { uploadWords } from "../../parts/upload/words.ts";
import { staffWords as shared } from "../../parts/words.ts";
import styles from "./media-shelf.module.css";
import { shelfWords as words } from "./words.ts";

const describedFields = ["titleHi", "titleEn", "descriptionHi", "descriptionEn"] as const;

interface Props {
	file: ShelfFile;
	files: readonly ShelfFile[];
	/** File whose words are a first guess. */
	like: ShelfFile | undefined;
	/** Gets the focus after a deletion. */
	list: RefObject<HTMLElement | null>;
	onOpen: (file: ShelfFile) => void;
	onSaved: (file: ShelfFile) => void;
	onClose: () => void;
}

export function FileSheet({ file, files, like, list, onOpen, onSaved, onClose }: Props) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);
	const body = useRef<HTMLDivElement>(null);
	const remove = useAct("deleteFile", "fileNotDeleted", { onDone: onClose });
	const [isAsking, setIsAsking] = useState(false);
	useEffect(() => dialog.current?.showModal(), []);
	const name = nameOf(file, lang);
	const wasShown = file.older.length > 0;
	return (
		<>
			<Dialog id={id} ref={dialog} wide title={name} onClose={onClose}>
				<div ref={body} tabIndex={-1} className="stack">
					{file.mayDescribe ? (
						<FileWords
							key={file.id}
							file={file}
							like={like}
							onSaved={([saved]) => {
								// The next file's form takes this one's place.
								body.current?.focus();
								if (saved) onSaved(saved);
							}}
						/>
					) : (
						<ReviewedWords file={file} />
					)}
					<FileFacts file={file} onDelete={() => setIsAsking(true)} />
					{files.length > 1 ? <Neighbours file={file} files={files} onOpen={onOpen} /> : null}
				</div>
			</Dialog>
			{isAsking ? (
				<Confirm
					title={say(words.deleteTitle)}
					question={say(outcomes[wasShown ? "confirmDeleteShownFile" : "confirmDeleteFile"].words)}
					onAct={() => remove.act(undefined, { id: file.id })}
					list={list}
					onClose={() => setIsAsking(false)}
				>
					<p>{name}</p>
				</Confirm>
			) : null}
		</>
	);
}

function FileFacts({ file, onDelete }: { file: ShelfFile; onDelete: () => void }) {
	const say = useSay();
	const { user } = useSession();
	const lang = useLang();
	const name = nameOf(file, lang);
	const isInUse = file.uses.length > 0;
	const wasShown = file.older.length > 0;
	const mayDelete = (file.isOwn && !wasShown) || user?.permissions.includes("publish_content");
	return (
		<div className={`stack ${styles.about}`}>
			<p className={`quiet ${styles.facts}`}>{factsOf(file, lang)}</p>
			{remarksOn(file, lang).map((remark) => (
				<p key={remark}>{remark}</p>
			))}
			<p className={`quiet ${styles.facts}`}>
				{fill(say(words.by), {
					name: file.by,
					moment: dayAndTime(new Date(file.at), new Date(), lang),
				})}
			</p>
			<p className={`quiet ${styles.facts}`}>
				{isInUse ? <Uses label={say(words.usedIn)} of={file.uses} page="content" /> : say(words.notUsed)}
			</p>
			{wasShown ? (
				<p className={`quiet ${styles.facts}`}>
					<Uses label={say(words.usedBefore)} of={file.older} page="contentHistory" />
				</p>
			) : null}
			<p className={`cluster ${styles.ways}`}>
				{file.type === "picture" ? null : (
					<a href={file.src} target="_blank" rel="noopener">
						{fill(say(words.open), { name })}
					</a>
				)}
				{mayDelete && isInUse ? (
					<span className={`quiet ${styles.facts}`}>{say(words.firstTakeOut)}</span>
				) : null}
				{mayDelete && !isInUse ? (
					<Button look="line" aria-label={fill(say(words.delete), { name })} onClick={onDelete}>
						{say(shared.delete)}
					</Button>
				) : null}
			</p>
		</div>
	);
}

function Neighbours({ file, files, onOpen }: Pick<Props, "file" | "files" | "onOpen">) {
	const say = useSay();
	const at = files.findIndex((each) => each.id === file.id);
	const step = (by: 1 | -1, text: string) => {
		const to = files[at + by];
		return (
			<Button look="line" disabled={!to} onClick={() => to && onOpen(to)}>
				{text}
			</Button>
		);
	};
	return (
		<nav className={`cluster ${styles.ways}`} aria-label={say(words.files)}>
			{step(-1, say(pagerWords.previous))}
			<span>{fill(say(words.place), { place: at + 1, count: files.length })}</span>
			{step(1, say(pagerWords.next))}
		</nav>
	);
}

/** Read-only words of a file, and where to change them. */
function ReviewedWords({ file }: { file: ShelfFile }) {
	const say = useSay();
	const { user } = useSession();
	const fields = file.type === "picture" ? describedFields : describedFields.slice(0, 2);
	const row = [...file.uses, ...file.older].find(({ kind }) => kind === "pictures");
	const mayWrite = file.type === "picture" && user?.permissions.includes(deskKinds.pictures.edit);
	const isWriter = writingPermissions.some((each) => user?.permissions.includes(each));
	return (
		<div className={`stack ${styles.reviewed}`}>
			{file.type === "picture" ? <img src={`${file.src}&w=960`} alt="" /> : null}
			<dl>
				{fields.map((field) => (
					<div key={field}>
						<dt className="quiet">{say(uploadWords[field])}</dt>
						<dd lang={field.endsWith("Hi") ? "hi" : "en"}>{file[field] || "–"}</dd>
					</div>
				))}
			</dl>
			{isWriter ? <p>{say(file.type === "picture" ? words.pictureReviewed : words.fileReviewed)}</p> : null}
			{mayWrite ? (
				<Link
					to={`${pagePath("content", "en")}?${new URLSearchParams({ kind: "pictures", key: row?.key ?? "" })}`}
				>
					{say(words.describeForReview)}
				</Link>
			) : null}
		</div>
	);
}

interface UsesProps {
	label: string;
	of: ShelfFile["uses"];
	page: "content" | "contentHistory";
}

function Uses({ label, of, page }: UsesProps) {
	const say = useSay();
	return (
		<>
			{`${label}: `}
			{of.map(({ kind, key }, at) => (
				<span key={`${kind} ${key}`}>
					{at > 0 ? ", " : ""}
					<Link to={`${pagePath(page, "en")}?kind=${kind}&key=${key}`}>
						{say(deskKinds[kind].one)} {key}
					</Link>
				</span>
			))}
		</>
	);
}
