import { permissions as labels, type Permission, permissionPurposes } from "#contract/permissions.ts";
import { useSay } from "../../../words/language.ts";
import styles from "./manage-roles.module.css";

export function PermissionList({ permissions }: { permissions: readonly Permission[] }) {
	const say = useSay();
	return (
		<dl className={styles.permissions}>
			{permissions.map((permission) => (
				<div key={permission}>
					<dt>{say(labels[permission])}</dt>
					<dd>{say(permissionPurposes[permission])}</dd>
				</div>
			))}
		</dl>
	);
}
