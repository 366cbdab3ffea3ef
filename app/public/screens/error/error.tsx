import { ErrorScreen } from "../../../parts/error-screen/error-screen.tsx";

/**
 * Error page for a failed rendering (§2.1): a screen of its own, so that other pages don't carry
 * its style.
 */
export default function ServerError() {
	return <ErrorScreen message="Unexpected Server Error" />;
}
