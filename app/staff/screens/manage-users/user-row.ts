import type { Reply } from "#contract/api.ts";

/** An account as its own page shows it. */
export type Person = Reply<"user">;

/** A user with the number of the # column. */
export type UserRow = Reply<"usersPage">["users"][number] & { readonly number: number };
