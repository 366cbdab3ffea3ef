import { useSearchParams } from "../../../navigation/navigation.ts";
import { AssignRoleForm } from "../../parts/assign/assign-role-form.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";

export default function AssignRole() {
	const [params] = useSearchParams();
	return (
		<>
			<ScreenHead />
			<AssignRoleForm key={params.get("user")} />
		</>
	);
}
