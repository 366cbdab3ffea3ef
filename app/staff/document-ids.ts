export const appId = "app";

/** The element with the council's data as JSON. */
export const siteId = "site";
