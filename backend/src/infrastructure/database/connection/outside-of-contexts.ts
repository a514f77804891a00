import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs work outside of the request context and the transaction of its caller. What is to be seen at once, whatever
 * becomes of the caller's transaction, takes a second connection beside it; as many such callers at once as the pool has
 * connections would wait for each other, so only what is rare or bounded does.
 */
export const runOutsideOfContexts = AsyncLocalStorage.snapshot();
