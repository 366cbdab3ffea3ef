/** What the server knows to be still undone in a council's first days, in the order in which it is done. */
export const firstDayNames = [
	"firstPassword",
	"secondAdministrator",
	"secondFactor",
	"lookOverRoles",
] as const;

export type FirstDay = (typeof firstDayNames)[number];
