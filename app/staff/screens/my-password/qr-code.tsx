import { qrPath } from "../../../parts/qr-code/qr-path.ts";
import styles from "./second-factor.module.css";

/** A QR code; whoever can't see it types the key that stands beside it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
	const { path, size } = qrPath(text);
	return (
		<svg
			role="img"
			aria-label={label}
			className={styles.qr}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
		>
			<path fill="#fff" d={`M0 0h${size}v${size}H0`} />
			<path fill="#000" d={path} />
		</svg>
	);
}
