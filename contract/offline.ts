/** The address of the worker that caches pages for readers without a connection; its scope is everything below. */
export const workerPath = "/service-worker.js";
