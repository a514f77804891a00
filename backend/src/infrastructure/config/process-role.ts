/** What a process does: answer calls, do jobs, receive mails, or run one command. */
export type ProcessRole = 'api' | 'worker' | 'inbound' | 'cli';

/** Injects the {@link ProcessRole}. */
export const PROCESS_ROLE = Symbol('process role');
