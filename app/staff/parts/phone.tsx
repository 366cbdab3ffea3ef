import styles from "./phone.module.css";

/** A mobile number in two groups to the eye; read out or copied it is ten digits. */
export function Phone({ number }: { number: string }) {
	if (!/^\d{10}$/.test(number)) return number;
	return (
		<span className={styles.phone}>
			<span>{number.slice(0, 5)}</span>
			<span>{number.slice(5)}</span>
		</span>
	);
}
