import { useSearchParams } from "../../../navigation/navigation.ts";
import { AssignPermissionsForm } from "../../parts/assign/assign-permissions-form.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";

export default function AssignPermissions() {
	const [params] = useSearchParams();
	return (
		<>
			<ScreenHead />
			<AssignPermissionsForm key={params.get("role")} />
		</>
	);
}
