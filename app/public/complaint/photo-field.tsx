import type { SentForm } from "#contract/complaints/visit.ts";
import { fill } from "#contract/language.ts";
import { Button } from "../../parts/button/button.tsx";
import { Field } from "../../parts/field/field.tsx";
import { Icon } from "../../parts/icon/icon.tsx";
import { useSay } from "../../words/language.ts";
import styles from "./choice.module.css";
import { complaintWords as words } from "./words.ts";

/** Three photographs at most, of the phone's camera or of those that are there; those that came before stay. */
export function PhotoField({ id, sent }: { readonly id: string; readonly sent: SentForm | undefined }) {
	const say = useSay();
	const { kept, errors } = sent ?? {};
	return (
		<>
			{kept ? (
				<div>
					<input type="hidden" name="kept" value={kept.ticket} />
					<p>{fill(say(words.photosKept), { count: kept.count })}</p>
					<label className={`row ${styles.choice}`}>
						<input type="checkbox" name="drop" /> {say(words.dropPhotos)}
					</label>
				</div>
			) : null}
			<div className={styles.camera}>
				<Field
					id={id}
					name="photo"
					type="file"
					accept="image/jpeg,image/png,image/webp"
					multiple
					data-left={say(words.photosLeft)}
					label={say(kept ? words.morePhotos : words.photos)}
					hint={say(words.photosHint)}
					error={errors?.photos}
				/>
				<p role="status" data-chosen={say(words.photosChosen)} />
				<ul data-photos="" className={styles.photos}>
					<template>
						<li>
							<Button look="line">
								<Icon name="close" />
								<span className="visually-hidden">{say(words.dropPhoto)}</span>
							</Button>
						</li>
					</template>
				</ul>
			</div>
		</>
	);
}
