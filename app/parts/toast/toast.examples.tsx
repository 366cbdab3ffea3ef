import { ToastBody } from "./toast-body.tsx";

export const examples = {
	success: <ToastBody kind="success" words="Login successful" />,
	error: <ToastBody kind="error" words="Login failed" />,
	loading: <ToastBody kind="loading" words="Saving…" />,
	blank: <ToastBody kind="blank" words="A blank toast" />,
	"with a link": (
		<ToastBody kind="success" isSoon words="Coming soon" more={<a href="#top">Pay at the office</a>} />
	),
};
