import { readFileSync } from "node:fs";
import type { ReactNode } from "react";
import { PageBoard } from "../../../parts/page-board/page-board.tsx";
import styles from "./parts.module.css";

const modules = import.meta.glob<{ examples: Readonly<Record<string, ReactNode>> }>(
	"../../../parts/*/*.examples.tsx",
	{ eager: true },
);

const tokens = readFileSync("app/look/tokens.css", "utf8");

/** Names of the tokens whose first value looks like this. */
const tokensLike = (value: RegExp) => [
	...new Set(
		[...tokens.matchAll(/(--[\w-]+): ([^;]+);/g)]
			.filter(([, , each]) => value.test(each as string))
			.map(([, name]) => name as string),
	),
];

const colours = tokensLike(/^(oklch|#)/);
const sizes = tokensLike(/^(0\.\d+rem|1\.0625rem|clamp\(1\.125|min\(clamp)/).filter((name) =>
	name.startsWith("--t-"),
);

/** The sign, colours, type, and every part with its examples; in development only. */
export default function PartsPage() {
	return (
		<div lang="en">
			<PageBoard
				title={{ en: "Sign, colours, type and parts", hi: "पट्ट, रंग, अक्षर और हिस्से" }}
				lead="Colours and letters are read from app/look/tokens.css. Tab shows the focus, the buttons in the header high contrast and large letters, the print preview paper."
				facts={[{ label: "Parts", value: `${Object.keys(modules).length}` }]}
			/>
			<div className="wrap section">
				<h2>Colours</h2>
				<div className={`stack ${styles.examples}`}>
					{colours.map((name) => (
						<figure key={name}>
							<svg className={styles.colour} aria-hidden="true">
								<rect width="100%" height="100%" fill={`var(${name})`} />
							</svg>
							<figcaption>{name}</figcaption>
						</figure>
					))}
				</div>
				<h2>Type</h2>
				{["--display", "--body"].map((face) =>
					sizes.map((size) => (
						<figure key={face + size}>
							<svg className={styles.line} aria-hidden="true" fill="var(--ink)">
								<text
									y="70%"
									fontFamily={`var(${face})`}
									fontSize={`var(${size})`}
									fontWeight={face === "--display" ? 800 : 400}
								>
									Birth certificate 1,234 <tspan lang="hi">जन्म प्रमाण पत्र</tspan>
								</text>
							</svg>
							<figcaption>
								{face} {size}
							</figcaption>
						</figure>
					)),
				)}
				{Object.entries(modules).map(([file, { examples }]) => (
					<section key={file}>
						<h2>{file.split("/").at(-2)}</h2>
						<div className={`stack ${styles.examples}`}>
							{Object.entries(examples).map(([name, example]) => (
								<figure key={name}>
									{example}
									<figcaption>{name}</figcaption>
								</figure>
							))}
						</div>
					</section>
				))}
			</div>
		</div>
	);
}
