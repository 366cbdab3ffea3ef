import type { Reply } from "#contract/api.ts";

export type Person = Reply<"user">;

export type UserRow = Reply<"usersPage">["users"][number] & { readonly number: number };
