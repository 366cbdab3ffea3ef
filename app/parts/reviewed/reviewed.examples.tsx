import { Reviewed } from "./reviewed.tsx";

export const examples = { usual: <Reviewed owner="Public works section" reviewed="2026-11-02" /> };
