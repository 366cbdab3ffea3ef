import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { useSay } from "../../language.ts";
import { useSearchParams } from "../../navigation/navigation.ts";
import { AssignPermissionsForm } from "../../staff/assign-permissions-form.tsx";
import { ScreenHead } from "../../staff/screen-head.tsx";

/** Assign Permissions (§2.17). */
export default function AssignPermissions() {
	const say = useSay();
	const { title } = pageByName("assignPermissions");
	const [params] = useSearchParams();
	return (
		<>
			<ScreenHead title={say(title)} lead={say(descriptions.assignPermissions)} />
			<AssignPermissionsForm key={params.get("role")} />
		</>
	);
}
