export { categories, mobileOf, writeComplaints } from "../tests/support/many-complaints.ts";
