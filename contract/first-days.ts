/** Tasks of a council's first days that the server knows to be undone, in the order in which they are done. */
export const firstDayNames = [
	"firstPassword",
	"secondAdministrator",
	"secondFactor",
	"lookOverRoles",
] as const;

export type FirstDay = (typeof firstDayNames)[number];
