import { qrPath } from "./qr-path.ts";

interface Props {
	text: string;
	label: string;
	className?: string | undefined;
}

export default function QrCode({ text, label, className }: Props) {
	const { path, size } = qrPath(text);
	return (
		<svg
			role="img"
			aria-label={label}
			className={className}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
		>
			<path fill="#fff" d={`M0 0h${size}v${size}H0`} />
			<path fill="#000" d={path} />
		</svg>
	);
}
