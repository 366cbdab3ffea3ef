export const forgottenId = "forgotten";
