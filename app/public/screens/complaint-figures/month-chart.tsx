import styles from "./month-chart.module.css";

export interface Bar {
	readonly key: string;
	readonly label: string;
	readonly shown: string;
	readonly parts: readonly number[];
}

interface Props {
	title: string;
	says: string;
	bars: readonly Bar[];
	legend?: readonly string[];
}

/** Pixels, as letters in it must not grow with the width. */
const size = { top: 26, bars: 150, bottom: 26 };

/** Told apart by pattern too, for print and forced colours. */
const lookOf = [
	{ className: styles.first },
	{ className: styles.second, fill: "url(#hatch)" },
	{ className: styles.third },
];

/** Bars in percent of the width, so that one drawing fits phone, screen and sheet. */
export function MonthChart({ title, says, bars, legend = [] }: Props) {
	const highest = Math.max(1, ...bars.map(({ parts }) => sumOf(parts)));
	const step = 100 / bars.length;
	const floor = size.top + size.bars;
	const heightOf = (value: number) => (value / highest) * size.bars;
	return (
		<figure className={styles.figure}>
			<figcaption>
				<h3>{title}</h3>
				{legend.length > 0 ? (
					<ul className="cluster" aria-hidden="true">
						{legend.map((name, index) => (
							<li key={name}>
								<svg width="20" height="14" aria-hidden="true">
									<rect x="1" y="1" width="18" height="12" {...lookOf[index]} />
								</svg>
								{name}
							</li>
						))}
					</ul>
				) : null}
			</figcaption>
			<svg role="img" aria-label={says} width="100%" height={floor + size.bottom} className={styles.chart}>
				{legend.length > 1 ? <Hatch /> : null}
				{bars.map(({ key, label, shown, parts }, index) => (
					<g key={key} className={(bars.length - 1 - index) % 3 === 0 ? undefined : styles.minor}>
						{lookOf.map((look, part) => {
							const value = parts[part] ?? 0;
							const below = sumOf(parts.slice(0, part));
							return value > 0 ? (
								<rect
									key={look.className}
									x={`${(index + 0.14) * step}%`}
									width={`${0.72 * step}%`}
									y={floor - heightOf(below + value)}
									height={heightOf(value)}
									{...look}
								/>
							) : null;
						})}
						<text x={`${(index + 0.5) * step}%`} y={floor - heightOf(sumOf(parts)) - 6}>
							{shown}
						</text>
						<text x={`${(index + 0.5) * step}%`} y={floor + 18} className={styles.month}>
							{label}
						</text>
					</g>
				))}
				<line x1="0" x2="100%" y1={floor} y2={floor} className={styles.floor} />
			</svg>
		</figure>
	);
}

function Hatch() {
	return (
		<defs>
			<pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse">
				<rect width="6" height="6" className={styles.ground} />
				<path d="M-1 7 7 -1M-1 1 1 -1M5 7 7 5" className={styles.hatch} />
			</pattern>
		</defs>
	);
}

function sumOf(parts: readonly number[]): number {
	return parts.reduce((sum, part) => sum + part, 0);
}
