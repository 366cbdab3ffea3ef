import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { useSay } from "../../../words/language.ts";
import { AssignRoleForm } from "../../parts/assign/assign-role-form.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";

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
