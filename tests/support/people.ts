import type { Page } from "@playwright/test";
import type { Reply } from "../../contract/api.ts";

type User = Reply<"usersPage">["users"][number];

/** A person of the list as the server sends them. */
export function someone(id: number, changes: Partial<User> = {}): User {
	return {
		id,
		name: `Clerk ${id}`,
		phone: String(7_000_000_000 + id - 1),
		email: null,
		role: "it",
		roleId: 3,
		state: "active",
		lastDay: null,
		lastSignIn: null,
		addedAt: "2026-11-20T05:00:00.000Z",
		addedBy: "Administrator",
		temporaryUntil: null,
		hasSecondFactor: false,
		...changes,
	};
}

/** Answers the calls for the list with these people, found by a part of the name or phone; returns what was asked. */
export async function listOf(page: Page, users: readonly User[]): Promise<URLSearchParams[]> {
	const asked: URLSearchParams[] = [];
	await page.route("**/api/users/page?**", (route) => {
		const { searchParams } = new URL(route.request().url());
		asked.push(searchParams);
		const q = (searchParams.get("q") ?? "").toLowerCase();
		const digits = q.replaceAll(" ", "");
		const found = users.filter(
			({ name, phone }) => name.toLowerCase().includes(q) || (/^\d+$/.test(digits) && phone.includes(digits)),
		);
		const limit = Number(searchParams.get("limit") ?? 25);
		const from = (Number(searchParams.get("page") ?? 1) - 1) * limit;
		return route.fulfill({
			json: { total: found.length, all: users.length, users: found.slice(from, from + limit) },
		});
	});
	return asked;
}
