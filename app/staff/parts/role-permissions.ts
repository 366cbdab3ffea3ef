import { useCallback, useEffect } from "react";
import { type LoaderFunctionArgs, useFetcher } from "react-router";
import { callByName, callPath, type Reply } from "#contract/api.ts";
import { call, isRefusal, type Refusal } from "../../api-client.ts";
import { readStaffLanguage } from "../../session/staff-language.ts";
import { type Loaded, logged } from "./lists.ts";

type Permissions = Reply<"rolePermissions">;

interface OfRole {
	readonly id: number;
	readonly answer: Permissions | Refusal;
}

/** A route without a screen, from which forms fetch; its path is that of the call. */
export const rolePermissionsRoute = {
	path: callByName("rolePermissions").path.replace("{id}", ":id"),
	loader: async ({ params }: LoaderFunctionArgs): Promise<OfRole> => {
		const id = Number(params.id);
		const answer = await call("rolePermissions", undefined, readStaffLanguage(), { id });
		return { id, answer: logged("rolePermissions", answer) };
	},
};

/** The permissions of the chosen role. */
export function useRolePermissions(id: number | undefined): Loaded<Permissions> {
	const { data, load } = useFetcher<OfRole>();
	const reload = useCallback(async () => {
		if (id !== undefined) await load(callPath("rolePermissions", { id }));
	}, [id, load]);

	useEffect(() => {
		reload();
	}, [reload]);

	// The previous role's permissions must never show for a moment as this one's.
	const answer = data?.id === id ? data?.answer : undefined;
	return {
		data: isRefusal(answer) ? undefined : answer,
		hasFailed: isRefusal(answer),
		reload,
	};
}
