import { test } from "./staff.ts";
import { staffDay } from "./staff-day.ts";

test.use({ database: "postgres" });

staffDay("PostgreSQL");
