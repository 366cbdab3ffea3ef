export const loginDialogId = "ulb-login";
