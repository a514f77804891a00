/** The parts of the back end's tests that are targets of their own (backend/test/shards.mjs). */
export const SHARDS = ['domains', 'notifications', 'reports', 'infrastructure'] as const;
