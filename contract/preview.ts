/** The search parameter with a preview's ticket; the address is otherwise the public page's own. */
export const previewParameter = "preview";
