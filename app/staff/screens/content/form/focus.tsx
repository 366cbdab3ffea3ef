import { FocusPoint } from "../../../parts/upload/focus-point.tsx";
import { type NodeProps, useForm } from "./form-context.ts";

/** Focal point of the row's picture. */
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
