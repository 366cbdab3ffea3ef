import type { Reply } from "#contract/api.ts";

/** A user with the number of the # column. */
export type UserRow = Reply<"usersPage">["users"][number] & { readonly number: number };
