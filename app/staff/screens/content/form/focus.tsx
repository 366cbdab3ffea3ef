import { FocusPoint } from "../../../parts/upload/focus-point.tsx";
import { type NodeProps, useForm } from "./form-context.ts";

/** The point of the row's picture that no page crops away; there is none without a picture. */
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
