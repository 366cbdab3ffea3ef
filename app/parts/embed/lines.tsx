import styles from "./lines.module.css";

export function Lines() {
	return (
		<div className={`stack ${styles.lines}`} aria-hidden="true">
			{["a", "b", "c", "d"].map((post) => (
				<div key={post}>
					<i />
					<span>
						<i />
						<i />
						<i />
					</span>
				</div>
			))}
		</div>
	);
}
