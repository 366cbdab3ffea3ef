/** Address of the service worker, whose scope is everything below. */
export const workerPath = "/service-worker.js";
