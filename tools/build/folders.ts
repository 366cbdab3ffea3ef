/** Files that browsers fetch, each with a hash of its content in its name. */
export const clientAssets = "build/client/assets";

/** The smallest form of each, where the server finds it (server/pages/assets.ts). */
export const smallestForms = "build/compressed";
