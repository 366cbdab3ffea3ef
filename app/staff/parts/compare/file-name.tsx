import { useEffect, useState } from "react";
import { uploadedPrefix } from "#contract/uploads.ts";
import { call, isRefusal } from "../../../api-client.ts";
import { useLang } from "../../../words/language.ts";
import { factsOf, nameOf } from "../upload/file-facts.ts";
import type { ShelfFile } from "../upload/use-uploads.ts";
import styles from "./compare.module.css";

export function FileName({ path }: { path: string }) {
	const lang = useLang();
	const [file, setFile] = useState<ShelfFile>();
	useEffect(() => {
		if (!path.startsWith(uploadedPrefix)) return;
		const left = new AbortController();
		call("mediaFiles", undefined, lang, { q: path }, left.signal).then((answer) => {
			if (!left.signal.aborted && !isRefusal(answer))
				setFile(answer.files.find((each) => each.path === path));
		});
		return () => left.abort();
	}, [path, lang]);
	const isPicture = /\.(jpe?g|png|webp|avif|svg)$/i.test(path);
	return (
		<a href={`/media/${path}`} target="_blank" rel="noreferrer" className={styles.file}>
			{isPicture ? <img src={`/media/${path}?w=320`} alt="" loading="lazy" /> : null}
			<span>{file ? `${nameOf(file, lang)} · ${factsOf(file, lang)}` : path.split("/").at(-1)}</span>
		</a>
	);
}
