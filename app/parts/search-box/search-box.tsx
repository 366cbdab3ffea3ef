import type { ComponentProps } from "react";
import { lengths } from "#contract/limits.ts";
import { useSay } from "../../words/language.ts";
import { words } from "../../words/words.ts";
import { Icon } from "../icon/icon.tsx";
import styles from "./search-box.module.css";

export const searchBoxClass = styles.box;

export function SearchBox(props: ComponentProps<"input"> & { id: string }) {
	const say = useSay();
	return (
		<>
			<input type="search" maxLength={lengths.search} enterKeyHint="search" autoComplete="off" {...props} />
			<button type="submit" aria-label={say(words.search)}>
				<Icon name="search" />
			</button>
		</>
	);
}
