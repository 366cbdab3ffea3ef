import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Text } from "#contract/language.ts";
import type { FileType } from "#contract/uploads.ts";
import { Button } from "../../../parts/button/button.tsx";
import { say as sayToast } from "../../../parts/toast/say.tsx";
import { useSay } from "../../../words/language.ts";
import type { ShelfFile } from "../upload/use-uploads.ts";
import { staffWords as shared } from "../words.ts";
import type { PickerDialog } from "./picker-dialog.tsx";
import { pickerWords } from "./words.ts";

interface Props {
	label: string;
	type: FileType;
	several?: boolean;
	words?: Text;
	onChoose: (files: readonly ShelfFile[]) => void;
}

export function ChooseFile({ label, type, several = false, words = pickerWords.choose, onChoose }: Props) {
	const say = useSay();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	const [Picker, setPicker] = useState<typeof PickerDialog>();
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
	}, [isOpen]);
	/** Without a connection the next press tries again. */
	async function open() {
		try {
			const { PickerDialog } = await import("./picker-dialog.tsx");
			setPicker(() => PickerDialog);
			setIsOpen(true);
		} catch {
			sayToast("error", say(shared.notLoaded));
		}
	}

	return (
		<>
			<Button look="line" onClick={open}>
				{say(words)}
				<span className="visually-hidden"> {label}</span>
			</Button>
			{isOpen && Picker
				? // The dialog has forms of its own, and HTML knows none within another.
					createPortal(
						<Picker
							ref={dialog}
							type={type}
							several={several}
							onChoose={(files) => {
								dialog.current?.close();
								onChoose(files);
							}}
							onClose={() => setIsOpen(false)}
						/>,
						document.body,
					)
				: null}
		</>
	);
}
