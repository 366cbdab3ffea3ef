import { Link } from "../../navigation/link.tsx";
import { buttonClass } from "../../parts/button/button.tsx";
import { Icon } from "../../parts/icon/icon.tsx";

interface Step {
	/** Search part of its address. */
	readonly to: string;
	readonly label: string;
}

interface Props {
	label: string;
	/** Of every page but the first. */
	first: Step | false;
	next: Step | false | undefined;
}

/** The pages of a list whose rows come after one another by key: back to the beginning, and on. */
export function KeyPager({ label, first, next }: Props) {
	if (!first && !next) return null;
	return (
		<nav aria-label={label} className="cluster">
			{first ? (
				<Link to={{ search: first.to }} className={buttonClass("line")}>
					<Icon name="left" />
					{first.label}
				</Link>
			) : null}
			{next ? (
				<Link to={{ search: next.to }} rel="next" className={buttonClass("line")}>
					{next.label}
					<Icon name="right" />
				</Link>
			) : null}
		</nav>
	);
}
