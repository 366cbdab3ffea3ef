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
	const id = useId();
	const shelf = useShelf(type);
	const [chosen, setChosen] = useState<readonly ShelfFile[]>([]);
	const [isDescribing, setIsDescribing] = useState(false);
	const [like, setLike] = useState<ShelfFile>();
	const uploads = useUploads((file) => {
		if (file.type !== type) return shelf.reload();
		take([...chosen, file], isOnTheWay());
	});
	const isOnTheWay = () => uploads.list.some(({ state }) => state !== "done");

	function take(files: readonly ShelfFile[], hasMore = false) {
		setChosen(files);
		setIsDescribing(open(files).length > 0);
		if (open(files).length === 0 && !hasMore) onChoose(files);
	}

	function toggle(file: ShelfFile) {
		if (!several) return take([file]);
		const others = chosen.filter(({ id }) => id !== file.id);
		setChosen(others.length < chosen.length ? others : [...chosen, file]);
	}

	function saved(files: readonly ShelfFile[]) {
		setLike(files[0]);
		take(
			chosen.map((each) => files.find(({ id }) => id === each.id) ?? each),
			isOnTheWay(),
		);
	}

	function back() {
		setChosen([]);
		setIsDescribing(false);
		shelf.reload();
	}

	return (
		<Dialog id={id} ref={ref} wide title={say(titles[type])} onClose={onClose}>
			{isDescribing && open(chosen).length > 0 ? (
				<Describe files={open(chosen)} like={like} onSaved={saved} onBack={back} />
			) : (
				<>
					<UploadArea uploads={uploads} type={type} single={!several} />
					<ShelfSearch id={`${id}-q`} onSearch={(q) => shelf.ask({ q, page: 1 })} />
					<Found of={shelf} chosen={several ? chosen : undefined} onToggle={toggle} />
					{chosen.length > 0 ? (
						<p className={styles.use}>
							<Button onClick={() => take(chosen)}>{fill(say(words.use), { count: chosen.length })}</Button>
						</p>
					) : null}
				</>
			)}
		</Dialog>
	);
}

function useShelf(type: FileType) {
	const lang = useLang();
	const [asked, setAsked] = useState({ q: "", page: 1 });
	const [found, setFound] = useState<Reply<"mediaFiles">>();
	const [hasFailed, setHasFailed] = useState(false);
	useEffect(() => {
		const left = new AbortController();
		call("mediaFiles", undefined, lang, { ...asked, type }, left.signal).then((answer) => {
			if (left.signal.aborted) return;
			setHasFailed(isRefusal(answer));
			if (!isRefusal(answer)) setFound(answer);
		});
		return () => left.abort();
	}, [asked, type, lang]);
	return { asked, found, hasFailed, ask: setAsked, reload: () => setAsked({ ...asked }) };
}

interface DescribeProps {
	files: readonly ShelfFile[];
	like: ShelfFile | undefined;
	onSaved: (files: readonly ShelfFile[]) => void;
	onBack: () => void;
}

/** The first of the pictures that lack words. */
function Describe({ files, like, onSaved, onBack }: DescribeProps) {
	const say = useSay();
	const box = useRef<HTMLDivElement>(null);
	const [first, ...others] = files;
	const shown = first?.id;
	// The focused element has gone with the former picture.
	useEffect(() => {
		if (shown !== undefined) box.current?.focus();
	}, [shown]);
	return (
		<div ref={box} tabIndex={-1} className={`stack ${styles.describe}`}>
			<Button look="line" onClick={onBack}>
				{say(words.back)}
			</Button>
			<p role="status">
				{others.length > 0 ? fill(say(words.describeAll), { count: files.length }) : say(words.describe)}
			</p>
			{first ? <FileWords key={shown} file={first} like={like} others={others} onSaved={onSaved} /> : null}
		</div>
	);
}

function ShelfSearch({ id, onSearch }: { id: string; onSearch: (q: string) => void }) {
	const say = useSay();
	function search(event: FormEvent<HTMLFormElement>) {
		// Keeps the form around the field from being sent.
		event.preventDefault();
		event.stopPropagation();
		onSearch(String(new FormData(event.currentTarget).get("q") ?? ""));
	}
	return (
		<form className={`cluster ${styles.search}`} onSubmit={search}>
			<label htmlFor={id} className="label">
				{say(words.search)}
			</label>
			<input id={id} name="q" type="search" maxLength={lengths.search} autoComplete="off" />
			<Button type="submit" look="line">
				{say(siteWords.search)}
			</Button>
		</form>
	);
}

interface FoundProps {
	of: ReturnType<typeof useShelf>;
	/** Undefined if a press chooses one file at once. */
	chosen: readonly ShelfFile[] | undefined;
	onToggle: (file: ShelfFile) => void;
}

function Found({ of: { asked, found, hasFailed, ask, reload }, chosen, onToggle }: FoundProps) {
	const say = useSay();
	const lang = useLang();
	const last = Math.ceil((found?.total ?? 0) / limits.page);
	const step = (by: number) => ask({ ...asked, page: asked.page + by });
	return (
		<>
			{hasFailed ? (
				<Note tone="bad" role="alert">
					<p>{say(outcomes.filesNotLoaded.words)}</p>
					<Button look="line" onClick={reload}>
						{say(siteWords.tryAgain)}
					</Button>
				</Note>
			) : null}
			{!found && !hasFailed ? <p>{say(shared.loading)}</p> : null}
			{found?.total === 0 ? <p role="status">{say(asked.q ? words.nothing : words.empty)}</p> : null}
			{found && found.total > 0 ? (
				<ul className={styles.files}>
					{found.files.map((file) => (
						<li key={file.id}>
							<button
								type="button"
								aria-pressed={chosen?.some(({ id }) => id === file.id)}
								onClick={() => onToggle(file)}
							>
								{file.type === "picture" ? <img src={`${file.src}&w=320`} alt="" loading="lazy" /> : null}
								<span>{nameOf(file, lang)}</span>
								<small className="small">{factsOf(file, lang)}</small>
								{file.type === "picture" && !isDescribed(file) ? (
									<small className={styles.open}>{say(uploadWords.toDescribe)}</small>
								) : null}
							</button>
						</li>
					))}
				</ul>
			) : null}
			{last > 1 ? (
				<nav className="cluster" aria-label={say(words.pages)}>
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
	);
}
