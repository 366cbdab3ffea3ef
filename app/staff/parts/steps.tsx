import type { ReactNode } from "react";
import { Link } from "../../navigation/link.tsx";
import { useNavigate } from "../../navigation/navigation.ts";
import { buttonClass } from "../../parts/button/button.tsx";
import { useSay } from "../../words/language.ts";
import { KeyPager } from "./key-pager.tsx";
import { useStepKeys } from "./use-step-keys.ts";
import { staffWords as words } from "./words.ts";

interface Props {
	list: string;
	label: string;
	/** Search parts of the addresses before and after; undefined at the ends. */
	former: string | undefined;
	next: string | undefined;
	children?: ReactNode;
}

/** Links to the list and to what stands before and after one in it, with `k` and `j` too. */
export function Steps({ list, label, former, next, children }: Props) {
	const say = useSay();
	const go = useNavigate();
	useStepKeys((by) => {
		const search = by < 0 ? former : next;
		if (search) go({ search });
	});
	return (
		<>
			<Link to={list} className={buttonClass("line")}>
				{say(words.list)}
			</Link>
			{children}
			<KeyPager
				label={label}
				first={former !== undefined && { to: former, label: say(words.former) }}
				next={next !== undefined && { to: next, label: say(words.next) }}
			/>
		</>
	);
}
