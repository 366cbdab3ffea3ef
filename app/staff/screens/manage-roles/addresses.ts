/** The search part of a role's own page. */
export const pageOfRole = (id: number) => `?role=${id}`;

/** The search part of the comparison of all roles. */
export const compareRoles = "?view=compare";
