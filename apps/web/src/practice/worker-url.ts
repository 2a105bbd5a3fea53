import url from './worker.ts?worker&url';

/** Where the worker is that runs practice tables. On its own, so that it can be fetched before anything else is known of them. */
export const WORKER_URL: string = url;
