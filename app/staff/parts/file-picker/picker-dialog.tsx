import { type FormEvent, type Ref, useEffect, useId, useState } from "react";
import type { Reply } from "#contract/api.ts";
import { fill } from "#contract/language.ts";
import { lengths, uploads as limits } from "#contract/limits.ts";
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
	onChoose: (file: ShelfFile) => void;
	onClose: () => void;
}

const titles = { picture: words.titlePicture, pdf: words.titlePdf, film: words.titleFilm };

/** The shelf in a dialog. A picture that nobody has described is described first: without that it can't be published. */
export function PickerDialog({ ref, type, onChoose, onClose }: Props) {
	const say = useSay();
	const lang = useLang();
	const id = useId();
	const [asked, setAsked] = useState({ q: "", page: 1 });
	const [found, setFound] = useState<Reply<"mediaFiles">>();
	const [hasFailed, setHasFailed] = useState(false);
	const [toDescribe, setToDescribe] = useState<ShelfFile>();
	const take = (file: ShelfFile) =>
		type === "picture" && !isDescribed(file) ? setToDescribe(file) : onChoose(file);
	const uploads = useUploads((file) => {
		if (file.type === type) take(file);
		else setAsked({ ...asked });
	});

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
		// The form around the field must not be sent.
		event.preventDefault();
		event.stopPropagation();
		setAsked({ q: String(new FormData(event.currentTarget).get("q") ?? ""), page: 1 });
	}

	const last = Math.ceil((found?.total ?? 0) / limits.page);
	const step = (by: number) => setAsked({ ...asked, page: asked.page + by });
	return (
		<Dialog id={id} ref={ref} title={say(titles[type])} onClose={onClose}>
			{toDescribe ? (
				<div className={styles.describe}>
					<Button look="line" onClick={() => setToDescribe(undefined)}>
						{say(words.back)}
					</Button>
					<p>{say(words.describe)}</p>
					<img src={`${toDescribe.src}&w=480`} alt="" />
					<FileWords key={toDescribe.id} file={toDescribe} onSaved={onChoose} />
				</div>
			) : (
				<>
					<UploadArea uploads={uploads} type={type} single />
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
						<p role="status">{say(words.nothing)}</p>
					) : (
						<ul className={styles.files}>
							{found.files.map((file) => (
								<li key={file.id}>
									<button type="button" onClick={() => take(file)}>
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
				</>
			)}
		</Dialog>
	);
}
