/** Files that browsers fetch, each with a hash of its content in its name. */
export const clientAssets = "build/client/assets";
