/** Anchor of the help for a forgotten password on the staff sign-in page. */
export const forgottenId = "forgotten";
