export const workerPath = "/service-worker.js";
