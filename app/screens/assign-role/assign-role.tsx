import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { useSay } from "../../language.ts";
import { useSearchParams } from "../../navigation/navigation.ts";
import { AssignRoleForm } from "../../staff/assign-role-form.tsx";
import { ScreenHead } from "../../staff/screen-head.tsx";

/** Assign Role (§2.17). */
export default function AssignRole() {
	const say = useSay();
	const { title } = pageByName("assignRole");
	const [params] = useSearchParams();
	return (
		<>
			<ScreenHead title={say(title)} lead={say(descriptions.assignRole)} />
			<AssignRoleForm key={params.get("user")} />
		</>
	);
}
