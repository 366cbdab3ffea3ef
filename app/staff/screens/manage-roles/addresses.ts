export const pageOfRole = (id: number) => `?role=${id}`;

export const compareRoles = "?view=compare";
