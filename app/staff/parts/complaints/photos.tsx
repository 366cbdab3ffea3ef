import { type ChangeEvent, useEffect, useId, useRef, useState } from "react";
import { fill } from "#contract/language.ts";
import { complaints as limits } from "#contract/limits.ts";
import { Button } from "../../../parts/button/button.tsx";
import { Icon } from "../../../parts/icon/icon.tsx";
import { useSay } from "../../../words/language.ts";
import { shrink } from "../upload/shrink.ts";
import { newId } from "./new-id.ts";
import styles from "./photos.module.css";
import { complaintWords as words } from "./words.ts";

interface Chosen {
	readonly photo: Blob;
	/** For this page alone. */
	readonly src: string;
}

/** Photographs that are chosen for a form, small enough for a slow line, until the form is sent. */
export function usePhotos() {
	const [chosen, setChosen] = useState<readonly Chosen[]>([]);
	/** By which the server knows those that it has already. */
	const id = useRef(newId());
	const shown = useRef(chosen);
	shown.current = chosen;
	useEffect(
		() => () => {
			for (const { src } of shown.current) URL.revokeObjectURL(src);
		},
		[],
	);

	return {
		chosen,
		id: () => id.current,
		photos: chosen.map(({ photo }) => photo),
		add: async (files: readonly File[]) => {
			const photos = await Promise.all(files.map(shrink));
			id.current = newId();
			const more = photos.map((photo) => ({ photo, src: URL.createObjectURL(photo) }));
			setChosen((before) => [...before, ...more].slice(0, limits.photos));
		},
		remove: (photo: Blob) => {
			id.current = newId();
			setChosen((before) => before.filter((each) => each.photo !== photo));
		},
		clear: () => setChosen([]),
	};
}

interface Props {
	of: ReturnType<typeof usePhotos>;
	label: string;
}

/** Takes photographs by the camera or from the device, and shows them. */
export function PhotosField({ of: photos, label }: Props) {
	const say = useSay();
	const id = useId();
	const files = useRef<HTMLInputElement>(null);
	const camera = useRef<HTMLInputElement>(null);

	function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
		void photos.add([...(currentTarget.files ?? [])]);
		// The same file can be chosen again after a mistake.
		currentTarget.value = "";
	}

	const isFull = photos.chosen.length >= limits.photos;
	return (
		<fieldset className={styles.photos}>
			<legend>{label}</legend>
			{photos.chosen.length > 0 ? (
				<ul>
					{photos.chosen.map(({ photo, src }, index) => (
						<li key={src}>
							<img src={src} alt={fill(say(words.photo), { number: index + 1 })} />
							<Button look="line" onClick={() => photos.remove(photo)}>
								<Icon name="close" />
								<span className="visually-hidden">{fill(say(words.removePhoto), { number: index + 1 })}</span>
							</Button>
						</li>
					))}
				</ul>
			) : null}
			{isFull ? null : (
				<div className="cluster">
					<Button look="line" className={styles.camera} onClick={() => camera.current?.click()}>
						{say(words.takePhoto)}
					</Button>
					<Button look="line" aria-describedby={id} onClick={() => files.current?.click()}>
						{say(words.choosePhoto)}
					</Button>
				</div>
			)}
			<p id={id} className="quiet">
				{fill(say(words.photosHint), { most: limits.photos })}
			</p>
			<input ref={files} type="file" hidden multiple accept="image/*" onChange={choose} />
			<input ref={camera} type="file" hidden accept="image/*" capture="environment" onChange={choose} />
		</fieldset>
	);
}
