import { useRef, useState } from "react";
import { fill } from "#contract/language.ts";
import { uploads as limits } from "#contract/media/limits.ts";
import { writingPermissions } from "#contract/permissions.ts";
import { fileTypes } from "#contract/uploads.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Pager } from "../../../parts/pager/pager.tsx";
import { useShownUser } from "../../../session/session.ts";
import { useSay } from "../../../words/language.ts";
import { useList } from "../../desk/data/loader.ts";
import { nothing } from "../../desk/list/addresses.ts";
import { type ListAddress, useAddress } from "../../desk/list/use-address.ts";
import { ListSearch } from "../../parts/filter.tsx";
import { WhenLoaded } from "../../parts/not-loaded.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";
import { isDescribed } from "../../parts/upload/file-facts.ts";
import { UploadArea } from "../../parts/upload/upload-area.tsx";
import { type ShelfFile, useUploads } from "../../parts/upload/use-uploads.ts";
import { uploadWords } from "../../parts/upload/words.ts";
import { FileSheet } from "./file-sheet.tsx";
import { FileTile } from "./file-tile.tsx";
import styles from "./media-shelf.module.css";
import { shelfWords as words } from "./words.ts";

/** The file in the sheet: by its number, or the first of the queue. */
type Opened = number | "first" | undefined;

const fileOf = (files: readonly ShelfFile[], opened: Opened, isQueue: boolean) =>
	files.find((file) => (opened === "first" ? isQueue && !isDescribed(file) : file.id === opened));

/** Uploaded files as tiles, filtered by the address. Pictures without words are described one after the other. */
export default function MediaShelf() {
	const say = useSay();
	const address = useAddress("mediaShelf");
	const { page: asked = 1, ...filter } = address.asked;
	const files = useList("mediaFiles");
	const uploads = useUploads(() => files.reload());
	const user = useShownUser();
	const mayUpload = writingPermissions.some((each) => user?.permissions.includes(each));
	const list = useRef<HTMLUListElement>(null);
	const page = Number(asked);
	const last = Math.ceil((files.data?.total ?? 0) / limits.page);
	const [opened, setOpened] = useState<Opened>();
	const [like, setLike] = useState<ShelfFile>();
	const isQueue = filter.open !== undefined;
	const shown = files.data?.files ?? [];
	const inSheet = fileOf(shown, opened, isQueue);
	const isFiltered = Object.keys(filter).length > 0;
	const none = isQueue && !filter.q && files.data?.open === 0 ? words.allDescribed : words.none;
	const foundIn = (total: number) =>
		total > 0 ? fill(say(words.found), { count: total }) : say(isFiltered ? none : words.empty);

	return (
		<>
			<ScreenHead isList lead={say(words.lead)} />
			{mayUpload ? (
				<div className={`stack ${styles.top}`}>
					<div>
						<UploadArea uploads={uploads} />
					</div>
					{files.data && files.data.open > 0 ? (
						<Queue
							count={files.data.open}
							onBegin={() => {
								address.show({ ...nothing("mediaShelf"), open: 1 });
								setOpened("first");
							}}
						/>
					) : null}
				</div>
			) : null}
			<section>
				<div className={`flow ${styles.head}`}>
					<h2>{say(words.files)}</h2>
					<p role="status" className="quiet">
						{files.data ? foundIn(files.data.total) : null}
					</p>
					<Search key={address.key} address={address} />
				</div>
				<WhenLoaded of={files} failed="filesNotLoaded">
					{() => (
						<>
							<ul ref={list} tabIndex={-1} aria-label={say(words.files)} className={`stack ${styles.files}`}>
								{shown.map((file) => (
									<FileTile key={file.id} file={file} onOpen={() => setOpened(file.id)} />
								))}
							</ul>
							{last > 1 ? (
								<Pager
									current={page}
									last={last}
									label={say(words.pages)}
									address={(number) => address.search({ page: number })}
								/>
							) : null}
						</>
					)}
				</WhenLoaded>
			</section>
			{inSheet ? (
				<FileSheet
					file={inSheet}
					files={shown}
					like={like}
					list={list}
					onOpen={({ id }) => setOpened(id)}
					onSaved={(file) => {
						setLike(file);
						if (isQueue) setOpened("first");
						// After the last one the list shows all, so that nothing seems lost.
						if (isQueue && files.data?.open === 1) address.show(nothing("mediaShelf"));
						else files.reload();
					}}
					onClose={() => setOpened(undefined)}
				/>
			) : null}
		</>
	);
}

/** Offers to describe the pictures without words one after the other. */
function Queue({ count, onBegin }: { count: number; onBegin: () => void }) {
	const say = useSay();
	return (
		<div className={`cluster ${styles.queue}`}>
			<p>{fill(say(words.queue), { count })}</p>
			<Button onClick={onBegin}>{say(words.begin)}</Button>
		</div>
	);
}

function Search({ address }: { address: ListAddress<"mediaShelf"> }) {
	const say = useSay();
	const types = fileTypes.map((type) => [type, say(uploadWords[type])] as const);
	return <ListSearch address={address} label={say(words.search)} choices={{ type: types }} />;
}
