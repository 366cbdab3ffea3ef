import { useEffect, useRef, useState } from "react";
import { complaints as limits } from "#contract/complaints/limits.ts";
import { fill } from "#contract/language.ts";
import { Field } from "../../../parts/field/field.tsx";
import { useSay } from "../../../words/language.ts";
import { newId } from "../new-id.ts";
import { RowButton } from "../row-button.tsx";
import { shrink } from "../upload/shrink.ts";
import styles from "./photos.module.css";
import { complaintWords as words } from "./words.ts";

/** The photographs of a form, made small enough for a slow line. */
export function usePhotos() {
	/** The id lets the server recognise them when they are sent again. */
	const [chosen, setChosen] = useState<{ id: string; files: readonly File[] }>({ id: "", files: [] });
	return {
		files: chosen.files,
		/** A phone's camera gives one photograph at a time. */
		choose: (files: Iterable<File>) =>
			setChosen({
				id: newId(),
				files: [...new Map([...chosen.files, ...files].map((file) => [nameOf(file), file])).values()],
			}),
		remove: (file: File) => setChosen({ id: newId(), files: chosen.files.filter((each) => each !== file) }),
		read: async () => ({
			id: chosen.id,
			photos: (await Promise.all(chosen.files.map(shrink))) as File[],
		}),
	};
}

const nameOf = ({ name, lastModified, size }: File) => `${name} ${lastModified} ${size}`;

interface Props {
	of: ReturnType<typeof usePhotos>;
	label: string;
}

/** The browser's field, in which a phone offers its camera, and the chosen photographs below it. */
export function PhotosField({ of: { files, choose, remove }, label }: Props) {
	const say = useSay();
	const hint = fill(say(words.photosHint), { most: limits.photos });
	return (
		<div className={`flow ${styles.photos}`}>
			<Field
				type="file"
				accept="image/*"
				multiple
				label={label}
				hint={hint}
				onChange={({ currentTarget }) => {
					choose(currentTarget.files ?? []);
					// The list below holds all photographs, the field only the last ones.
					currentTarget.value = "";
				}}
			/>
			{files.map((file) => (
				<figure key={nameOf(file)}>
					<Preview of={file} />
					<RowButton
						icon="close"
						label={say(words.removePhoto)}
						of={file.name}
						onClick={() => remove(file)}
					/>
				</figure>
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
		// A picture that the browser can't read is judged by the server.
		draw().catch(() => undefined);
	}, [file]);
	return <canvas ref={canvas} height={0} width={0} role="img" aria-label={file.name} />;
}
