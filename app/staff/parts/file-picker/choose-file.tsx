import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { FileType } from "#contract/uploads.ts";
import { Button } from "../../../parts/button/button.tsx";
import { useSay } from "../../../words/language.ts";
import type { ShelfFile } from "../upload/use-uploads.ts";
import { PickerDialog } from "./picker-dialog.tsx";
import { pickerWords as words } from "./words.ts";

interface Props {
	/** What the file is for, told to screen readers after the button's own words. */
	label: string;
	type: FileType;
	onChoose: (file: ShelfFile) => void;
}

/** A button that opens the shelf in a dialog, in which a file is chosen or uploaded. */
export function ChooseFile({ label, type, onChoose }: Props) {
	const say = useSay();
	const dialog = useRef<HTMLDialogElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	useEffect(() => {
		if (isOpen) dialog.current?.showModal();
	}, [isOpen]);
	return (
		<>
			<Button look="line" onClick={() => setIsOpen(true)}>
				{say(words.choose)}
				<span className="visually-hidden"> {label}</span>
			</Button>
			{isOpen
				? // The dialog has forms of its own, and HTML knows none within another.
					createPortal(
						<PickerDialog
							ref={dialog}
							type={type}
							onChoose={(file) => {
								dialog.current?.close();
								onChoose(file);
							}}
							onClose={() => setIsOpen(false)}
						/>,
						document.body,
					)
				: null}
		</>
	);
}
