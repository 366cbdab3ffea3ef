/** The id of the sign-in dialog, by which buttons open it without script. */
export const loginDialogId = "ulb-login";
