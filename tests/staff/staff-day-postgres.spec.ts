import { test } from "../support/staff.ts";
import { staffDay } from "../support/staff-day.ts";

test.use({ database: "postgres" });

staffDay("PostgreSQL");
