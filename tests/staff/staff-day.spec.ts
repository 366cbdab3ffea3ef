import { staffDay } from "../support/staff-day.ts";

staffDay("the embedded database");
