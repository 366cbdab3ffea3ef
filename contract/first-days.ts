export const firstDayNames = [
	"firstPassword",
	"secondAdministrator",
	"secondFactor",
	"lookOverRoles",
] as const;

export type FirstDay = (typeof firstDayNames)[number];
