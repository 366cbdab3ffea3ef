/** Where the sign-in page of the staff area says what to do about a forgotten password. */
export const forgottenId = "forgotten";
