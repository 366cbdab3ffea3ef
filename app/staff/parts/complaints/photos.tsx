import { useEffect, useRef, useState } from "react";
import { fill } from "#contract/language.ts";
import { complaints as limits } from "#contract/limits.ts";
import { Field } from "../../../parts/field/field.tsx";
import { useSay } from "../../../words/language.ts";
import { newId } from "../new-id.ts";
import { shrink } from "../upload/shrink.ts";
import styles from "./photos.module.css";
import { complaintWords as words } from "./words.ts";

/** The photographs of a form, from the camera or the device, made small enough for a slow line. */
export function usePhotos() {
	/** By the id the server knows them, should they be sent again. */
	const [chosen, setChosen] = useState<{ id: string; files: readonly File[] }>({ id: "", files: [] });
	return {
		files: chosen.files,
		choose: (files: Iterable<File>) => setChosen({ id: newId(), files: [...files] }),
		read: async () => ({
			id: chosen.id,
			photos: (await Promise.all(chosen.files.map(shrink))) as File[],
		}),
	};
}

interface Props {
	of: ReturnType<typeof usePhotos>;
	label: string;
}

/** The browser's own field, in which a phone offers its camera, and below it what was chosen. */
export function PhotosField({ of: { files, choose }, label }: Props) {
	const hint = fill(useSay()(words.photosHint), { most: limits.photos });
	return (
		<div className={styles.photos}>
			<Field
				type="file"
				accept="image/*"
				multiple
				label={label}
				hint={hint}
				onChange={({ currentTarget }) => choose(currentTarget.files ?? [])}
			/>
			{files.map((file) => (
				<Preview key={`${file.name} ${file.lastModified}`} of={file} />
			))}
		</div>
	);
}

/** A canvas, because the page's policy lets pictures come from the server alone. */
function Preview({ of: file }: { of: File }) {
	const canvas = useRef<HTMLCanvasElement>(null);
	useEffect(() => {
		const draw = async () => {
			const bitmap = await createImageBitmap(file, { imageOrientation: "from-image", resizeHeight: 240 });
			const { current: box } = canvas;
			if (box) {
				box.width = bitmap.width;
				box.height = bitmap.height;
				box.getContext("2d")?.drawImage(bitmap, 0, 0);
			}
			bitmap.close();
		};
		// What the browser can't read the server judges.
		draw().catch(() => undefined);
	}, [file]);
	return <canvas ref={canvas} height={0} width={0} role="img" aria-label={file.name} />;
}
