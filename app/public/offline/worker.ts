import { offlineWords } from "./words.ts";
import worker from "./worker.inline.js?raw";

/** The code of the service worker; the server prepends what it is to cache (server/pages/offline.ts). */
export const workerCode = worker;

export const workerWords = offlineWords.fromMemory;
