import type { Reply } from "#contract/api.ts";

/** A user and the place in the list that the # column shows. */
export type UserRow = Reply<"users">[number] & { readonly number: number };
