import { type ChangeEvent, type DragEvent, useRef, useState } from "react";
import { fill } from "#contract/language.ts";
import { kilobytes } from "#contract/limits.ts";
import { uploads as limits } from "#contract/media/limits.ts";
import { acceptedBy, type FileType, fileTypes } from "#contract/uploads.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useSay } from "../../../words/language.ts";
import styles from "./upload.module.css";
import type { Sent, Uploads } from "./use-uploads.ts";
import { uploadWords as words } from "./words.ts";

interface Props {
	uploads: Uploads;
	type?: FileType;
	single?: boolean;
}

export function UploadArea({ uploads, type, single = false }: Props) {
	const say = useSay();
	const [isOver, setIsOver] = useState(false);
	const files = useRef<HTMLInputElement>(null);
	const camera = useRef<HTMLInputElement>(null);
	const accept = (type ? [type] : fileTypes).map((each) => acceptedBy[each]).join(",");
	const megabytes = (each: FileType) => limits.mostBytes[each] / kilobytes(1024);
	const values = { picture: megabytes("picture"), pdf: megabytes("pdf"), film: megabytes("film") };

	function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		uploads.add([...(currentTarget.files ?? [])]);
		// Lets the same file be chosen again.
		currentTarget.value = "";
	}

	function drop(event: DragEvent) {
		event.preventDefault();
		setIsOver(false);
		const dropped = [...event.dataTransfer.files];
		uploads.add(single ? dropped.slice(0, 1) : dropped);
	}

	return (
		<>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons are the first */}
			<div
				className={styles.area}
				data-over={isOver || undefined}
				onDragOver={(event) => {
					event.preventDefault();
					setIsOver(true);
				}}
				onDragLeave={() => setIsOver(false)}
				onDrop={drop}
			>
				<div className="cluster">
					<Button look="line" onClick={() => files.current?.click()}>
						{say(single ? words.chooseOne : words.choose)}
					</Button>
					{type === undefined || type === "picture" ? (
						<Button look="line" className={styles.camera} onClick={() => camera.current?.click()}>
							{say(words.camera)}
						</Button>
					) : null}
					<span className={styles.drop}>{say(words.drop)}</span>
				</div>
				<p className="quiet">{fill(say(type === "pdf" ? words.limitPdf : words.limits), values)}</p>
				<input ref={files} type="file" hidden multiple={!single} accept={accept} onChange={choose} />
				<input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={choose} />
			</div>
			<UploadList uploads={uploads} />
		</>
	);
}

function UploadList({ uploads }: { uploads: Uploads }) {
	const say = useSay();
	const shown = uploads.list.filter(({ state }) => state !== "done");
	const stateOf = ({ state, share, error }: Sent) =>
		state === "failed" ? error : fill(say(words[state]), { share: Math.floor(share * 100) });
	return (
		<div aria-live="polite">
			{shown.length > 0 ? (
				<ul className={styles.list} aria-label={say(words.onTheWay)}>
					{shown.map((sent) => (
						<li key={sent.id} data-state={sent.state}>
							<span className={styles.name}>{sent.name}</span>
							{sent.state === "failed" ? null : (
								<progress aria-label={sent.name} value={sent.share} max={1} />
							)}
							<span className={`quiet ${styles.state}`}>{stateOf(sent)}</span>
							{sent.state === "failed" ? (
								<span className="cluster">
									<Button look="line" onClick={() => uploads.retry(sent.id)}>
										{say(words.again)}
									</Button>
									<Button look="line" onClick={() => uploads.drop(sent.id)}>
										{say(words.dismiss)}
									</Button>
								</span>
							) : null}
						</li>
					))}
				</ul>
			) : null}
		</div>
	);
}
