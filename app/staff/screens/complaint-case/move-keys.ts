import type { MoveName } from "#contract/complaints/moves.ts";

/** Key that leads to a move, in every language; those that share one are never open together, and `k` steps through the list. */
export const keyOf = (name: MoveName) => (name === "keep" ? "e" : name.charAt(0));
