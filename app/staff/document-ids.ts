/** Where the staff application is drawn. */
export const appId = "app";

/** Where the server writes what the application knows of the council. */
export const siteId = "site";
