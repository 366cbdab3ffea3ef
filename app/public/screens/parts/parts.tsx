import type { ReactNode } from "react";
import styles from "./parts.module.css";

const modules = import.meta.glob<{ examples: Readonly<Record<string, ReactNode>> }>(
	"../../../parts/*/*.examples.tsx",
	{ eager: true },
);

/** Every part with its examples; in development only. */
export default function PartsPage() {
	return (
		<div className="wrap section" lang="en">
			<h1>Parts</h1>
			{Object.entries(modules).map(([file, { examples }]) => (
				<section key={file}>
					<h2>{file.split("/").at(-2)}</h2>
					<div className={styles.examples}>
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
	);
}
