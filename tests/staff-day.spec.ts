import { staffDay } from "./staff-day.ts";

staffDay("the embedded database");
