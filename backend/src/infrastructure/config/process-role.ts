/** What a process does: answer calls, do jobs, or run one command. */
export type ProcessRole = 'api' | 'worker' | 'cli';

/** Injects the {@link ProcessRole}. */
export const PROCESS_ROLE = Symbol('process role');
