import { useState } from "react";
import { deskKind } from "#contract/content/desk.ts";
import { fill, type Text } from "#contract/language.ts";
import { SelectField } from "../../../../parts/select-field/select-field.tsx";
import { useLang, useSay } from "../../../../words/language.ts";
import { ChooseFile } from "../../../parts/file-picker/choose-file.tsx";
import { nameOf, remarksOn } from "../../../parts/upload/file-facts.ts";
import { FocusPoint } from "../../../parts/upload/focus-point.tsx";
import type { ShelfFile } from "../../../parts/upload/use-uploads.ts";
import { contentWords as words } from "../words.ts";
import styles from "./form-body.module.css";
import { type NodeProps, useChoices, useForm, useLabel } from "./form-context.ts";

interface ShelfWords {
	readonly title: Text;
	readonly description: Text;
}

export function shelfWords({
	titleEn,
	titleHi,
	descriptionEn,
	descriptionHi,
}: ShelfFile): ShelfWords | undefined {
	if (!titleEn) return undefined;
	return {
		title: { en: titleEn, hi: titleHi },
		description: { en: descriptionEn, hi: descriptionHi },
	};
}

export function MediaChoice({ field, path, value }: NodeProps) {
	const say = useSay();
	const lang = useLang();
	const [isOffered, setIsOffered] = useState(false);
	const { kind, lists, set, offer, add, shelf, keep, more, fillDocument, fieldAt } = useForm();
	const { picture, describes } = deskKind(kind);
	const chosen = typeof value === "string" ? value : "";
	const found = shelf.get(chosen);
	const choices = useChoices(field.choices, chosen).map((choice) =>
		choice.value === found?.path ? { ...choice, label: nameOf(found, lang) } : choice,
	);
	const named = useLabel(field);
	const own = path === picture ? more : undefined;
	const isShown = field.type === "picture" && chosen !== "";

	function wordsOf(path: string): ShelfWords | undefined {
		const file = shelf.get(path);
		if (file) return shelfWords(file);
		const listed = lists[field.choices ?? ""]?.find(({ value }) => value === path);
		return listed?.about && { title: listed.label, description: listed.about };
	}

	/** A row that describes the picture begins with the shelf's words. */
	function choose(next: string, its = wordsOf(next)) {
		const before = wordsOf(chosen);
		set(path, next);
		const isOf = describes !== undefined && path === picture && its !== undefined;
		setIsOffered(isOf);
		if (!isOf) return;
		if (describes.title) offer(describes.title, its.title, before?.title);
		offer(describes.description, its.description, before?.description);
	}

	return (
		<div className={`cluster ${styles.media}`}>
			<SelectField
				{...fieldAt(path)}
				{...named}
				name={path}
				empty={say(field.optional ? words.noChoice : words.choose)}
				choices={choices}
				value={chosen}
				onChange={(event) => choose(event.currentTarget.value)}
			/>
			{field.type === "file" ? null : (
				<ChooseFile
					label={named.label}
					type={field.type === "pdf" ? "pdf" : "picture"}
					several={field.rest !== undefined || own !== undefined}
					onChoose={(files) => {
						const [file, ...others] = files;
						if (!file) return;
						keep(files);
						choose(file.path, shelfWords(file));
						own?.choose(others);
						if (field.rest && others.length > 0) {
							add(
								field.rest,
								others.map(({ path }) => path),
							);
						}
						if (field.type === "pdf") fillDocument(path, nameOf(file, lang));
					}}
				/>
			)}
			{found
				? remarksOn(found, lang).map((remark) => (
						<p key={remark} role="status">
							{remark}
						</p>
					))
				: null}
			{own ? (
				<p role="status">
					{own.files.length > 0
						? fill(say(words.moreRows), { names: own.files.map((file) => nameOf(file, lang)).join(", ") })
						: null}
				</p>
			) : null}
			{describes && path === picture ? <p role="status">{isOffered ? say(words.offered) : null}</p> : null}
			{isShown ? <img src={`/media/${chosen}?w=320`} alt="" loading="lazy" /> : null}
		</div>
	);
}

export function Focus({ path, value }: NodeProps) {
	const { set, fieldAt, picture } = useForm();
	if (!picture) return null;
	return (
		<FocusPoint
			{...fieldAt(path)}
			src={`/media/${picture}?w=960`}
			value={typeof value === "string" ? value : ""}
			onChange={(point) => set(path, point)}
		/>
	);
}
