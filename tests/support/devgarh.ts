import { fileURLToPath } from "node:url";

/** A small second town: its server opens quickly. */
export const devgarh = fileURLToPath(new URL("../towns/devgarh", import.meta.url));
