/** Screens that the menu of §2.17 doesn't have; below it, for those who may open them. */
export const besideMenu = [
	{ icon: "badge", page: "manageRoles" },
	{ icon: "clock", page: "changes" },
	{ icon: "info", page: "staffHelp" },
] as const;
