import { type FormEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { lengths } from "#contract/limits.ts";
import { uploads as limits } from "#contract/media/limits.ts";
import { outcomes } from "#contract/outcomes.ts";
import type { FileType } from "#contract/uploads.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Dialog } from "../../../parts/dialog/dialog.tsx";
import { Note } from "../../../parts/note/note.tsx";
import { useLang, useSay } from "../../../words/language.ts";
import { words as siteWords } from "../../../words/words.ts";
import { factsOf, isDescribed, nameOf } from "../upload/file-facts.ts";
import { FileWords } from "../upload/file-words.tsx";
import { UploadArea } from "../upload/upload-area.tsx";
import { type ShelfFile, useUploads } from "../upload/use-uploads.ts";
import { uploadWords } from "../upload/words.ts";
import { staffWords as shared } from "../words.ts";
import styles from "./file-picker.module.css";
import { pickerWords as words } from "./words.ts";

interface Props {
	ref: Ref<HTMLDialogElement>;
	type: FileType;
	several: boolean;
	onChoose: (files: readonly ShelfFile[]) => void;
	onClose: () => void;
}

const open = (files: readonly ShelfFile[]) =>
	files.filter((file) => file.type === "picture" && !isDescribed(file));

const titles = { picture: words.titlePicture, pdf: words.titlePdf, film: words.titleFilm };

/** The shelf in a dialog. A picture is described before it can be chosen; the dialog closes once the last upload is there and described. */
export function PickerDialog({ ref, type, several, onChoose, onClose }: Props) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const [asked, setAsked] = useState({ q: "", page: 1 });
	const [found, setFound] = useState<Reply<"mediaFiles">>();
	const [hasFailed, setHasFailed] = useState(false);
	const [chosen, setChosen] = useState<readonly ShelfFile[]>([]);
	const [isDescribing, setIsDescribing] = useState(false);
	const [like, setLike] = useState<ShelfFile>();
	const toDescribe = open(chosen);
	const [first] = toDescribe;
	const uploads = useUploads((file) => {
		if (file.type !== type) return setAsked({ ...asked });
		// The upload that calls this is still in the list.
		take([...chosen, file], uploads.list.filter(({ state }) => state !== "done").length > 1);
	});

	function take(files: readonly ShelfFile[], hasMore: boolean) {
		setChosen(files);
		setIsDescribing(open(files).length > 0);
		if (open(files).length === 0 && !hasMore) onChoose(files);
	}

	function toggle(file: ShelfFile) {
		if (!several) return take([file], false);
		const others = chosen.filter(({ id }) => id !== file.id);
		setChosen(others.length < chosen.length ? others : [...chosen, file]);
	}

	function saved(files: readonly ShelfFile[]) {
		setLike(files[0]);
		const isOnTheWay = uploads.list.some(({ state }) => state !== "done");
		take(
			chosen.map((each) => files.find(({ id }) => id === each.id) ?? each),
			isOnTheWay,
		);
	}

	// The focused element has gone with the former picture.
	const toWrite = useRef<HTMLDivElement>(null);
	const shown = isDescribing ? first?.id : undefined;
	useEffect(() => {
		if (shown !== undefined) toWrite.current?.focus();
	}, [shown]);

	useEffect(() => {
		const left = new AbortController();
		call("mediaFiles", undefined, lang, { ...asked, type }, left.signal).then((answer) => {
			if (left.signal.aborted) return;
			setHasFailed(isRefusal(answer));
			if (!isRefusal(answer)) setFound(answer);
		});
		return () => left.abort();
	}, [asked, type, lang]);

	function search(event: FormEvent<HTMLFormElement>) {
		// Keeps the form around the field from being sent.
		event.preventDefault();
		event.stopPropagation();
		setAsked({ q: String(new FormData(event.currentTarget).get("q") ?? ""), page: 1 });
	}

	const last = Math.ceil((found?.total ?? 0) / limits.page);
	const step = (by: number) => setAsked({ ...asked, page: asked.page + by });
	return (
		<Dialog id={id} ref={ref} wide title={say(titles[type])} onClose={onClose}>
			{isDescribing && first ? (
				<div ref={toWrite} tabIndex={-1} className={styles.describe}>
					<Button
						look="line"
						onClick={() => {
							setChosen([]);
							setIsDescribing(false);
							setAsked({ ...asked });
						}}
					>
						{say(words.back)}
					</Button>
					<p role="status">
						{toDescribe.length > 1
							? fill(say(words.describeAll), { count: toDescribe.length })
							: say(words.describe)}
					</p>
					<FileWords key={first.id} file={first} like={like} others={toDescribe.slice(1)} onSaved={saved} />
				</div>
			) : (
				<>
					<UploadArea uploads={uploads} type={type} single={!several} />
					<form className={styles.search} onSubmit={search}>
						<label htmlFor={`${id}-q`}>{say(words.search)}</label>
						<input id={`${id}-q`} name="q" type="search" maxLength={lengths.search} autoComplete="off" />
						<Button type="submit" look="line">
							{say(siteWords.search)}
						</Button>
					</form>
					{hasFailed ? (
						<Note tone="bad" role="alert">
							<p>{say(outcomes.filesNotLoaded.words)}</p>
							<Button look="line" onClick={() => setAsked({ ...asked })}>
								{say(siteWords.tryAgain)}
							</Button>
						</Note>
					) : null}
					{found === undefined ? (
						hasFailed ? null : (
							<p>{say(shared.loading)}</p>
						)
					) : found.total === 0 ? (
						<p role="status">{say(asked.q ? words.nothing : words.empty)}</p>
					) : (
						<ul className={styles.files}>
							{found.files.map((file) => (
								<li key={file.id}>
									<button
										type="button"
										aria-pressed={several ? chosen.some(({ id }) => id === file.id) : undefined}
										onClick={() => toggle(file)}
									>
										{file.type === "picture" ? <img src={`${file.src}&w=320`} alt="" loading="lazy" /> : null}
										<span>{nameOf(file, lang)}</span>
										<small>{factsOf(file, lang)}</small>
										{type === "picture" && !isDescribed(file) ? (
											<small className={styles.open}>{say(uploadWords.toDescribe)}</small>
										) : null}
									</button>
								</li>
							))}
						</ul>
					)}
					{last > 1 ? (
						<nav className={styles.pager} aria-label={say(words.pages)}>
							<Button look="line" disabled={asked.page === 1} onClick={() => step(-1)}>
								{say(words.previous)}
							</Button>
							<span role="status">{fill(say(words.pageOf), { page: asked.page, last })}</span>
							<Button look="line" disabled={asked.page >= last} onClick={() => step(1)}>
								{say(words.next)}
							</Button>
						</nav>
					) : null}
					{chosen.length > 0 ? (
						<p className={styles.use}>
							<Button onClick={() => take(chosen, false)}>
								{fill(say(words.use), { count: chosen.length })}
							</Button>
						</p>
					) : null}
				</>
			)}
		</Dialog>
	);
}
