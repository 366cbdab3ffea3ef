import { descriptions } from "#contract/page-descriptions.ts";
import { pageByName } from "#contract/pages.ts";
import { useSearchParams } from "../../../navigation/navigation.ts";
import { useSay } from "../../../words/language.ts";
import { AssignPermissionsForm } from "../../parts/assign/assign-permissions-form.tsx";
import { ScreenHead } from "../../parts/screen-head.tsx";

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
