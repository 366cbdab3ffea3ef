import { ErrorScreen } from "../../../parts/error-screen/error-screen.tsx";

/** What readers see where a page could not be rendered (§2.1): a screen of its own, so that other pages don't carry its style. */
export default function ServerError() {
	return <ErrorScreen message="Unexpected Server Error" />;
}
