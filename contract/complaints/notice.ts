/** The version of what the form says happens with a citizen's data, stored with each report: raise it when those words change. */
export const noticeVersion = 1;
