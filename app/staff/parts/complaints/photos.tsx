import { useRef } from "react";
import { fill } from "#contract/language.ts";
import { complaints as limits } from "#contract/limits.ts";
import { Field } from "../../../parts/field/field.tsx";
import { useSay } from "../../../words/language.ts";
import { shrink } from "../upload/shrink.ts";
import { newId } from "./new-id.ts";
import { complaintWords as words } from "./words.ts";

/** The photographs of a form, from the camera or the device, made small enough for a slow line. */
export function usePhotos() {
	const box = useRef<HTMLInputElement>(null);
	/** By which the server knows them, should they be sent again. */
	const id = useRef(newId());
	return {
		box,
		renew: () => {
			id.current = newId();
		},
		read: async () => ({
			id: id.current,
			photos: (await Promise.all([...(box.current?.files ?? [])].map(shrink))) as File[],
		}),
	};
}

/** The browser's own field, in which a phone offers its camera. */
export function PhotosField({
	of: { box, renew },
	label,
}: {
	of: ReturnType<typeof usePhotos>;
	label: string;
}) {
	const hint = fill(useSay()(words.photosHint), { most: limits.photos });
	const file = { type: "file", accept: "image/*", multiple: true, style: { paddingBlock: "0.6rem" } };
	return <Field ref={box} {...file} label={label} hint={hint} onChange={renew} />;
}
